### Galaxy Trucker: the adventure cards, the flight and the settlement.

## Adventure cards

galaxy-trucker-deck = Adventure, deck { $deck }{ $starred ->
    [yes] {" "}★
   *[no] {""}
}
galaxy-trucker-card-open-space = Open Space
galaxy-trucker-card-stardust = Stardust
galaxy-trucker-card-epidemic = Epidemic
galaxy-trucker-card-sabotage = Sabotage
galaxy-trucker-card-meteoric-swarm = Meteoric Swarm
galaxy-trucker-card-planets = Planets
galaxy-trucker-card-combat-zone = Combat Zone
galaxy-trucker-card-abandoned-ship = Abandoned Ship
galaxy-trucker-card-abandoned-station = Abandoned Station
galaxy-trucker-card-slavers = Slavers
galaxy-trucker-card-smugglers = Smugglers
galaxy-trucker-card-pirates = Pirates

galaxy-trucker-text-open-space =
    In order, everyone declares engine power and gains that many flight days. No engine power: give up.
galaxy-trucker-text-stardust = Everyone loses 1 flight day for each exposed connector, the rearmost ship first.
galaxy-trucker-text-epidemic = Every occupied cabin joined to another occupied cabin loses one crew member.
galaxy-trucker-text-sabotage =
    The smallest crew is hit: roll a column and a row. What stands there is destroyed; if nothing does, try again, three times in all.
galaxy-trucker-text-meteoric-swarm = One after the other, they fly at every ship:
galaxy-trucker-text-planets =
    In order, everyone may land on a planet that is still free and load its goods. Landing costs { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }.
galaxy-trucker-text-planet = Planet { $number }: { $goods }
galaxy-trucker-text-line = { $number }. { $criterion ->
        [crew] Smallest crew
        [engines] Least engine power
       *[cannons] Least cannon power
    }: { $penalty }
galaxy-trucker-text-abandoned-ship =
    The first in order who wants it gives up { $crew } crew and gets { $reward } for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }.
galaxy-trucker-text-abandoned-station =
    The first in order who wants it and has a crew of at least { $crew } gets { $reward } for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }.
galaxy-trucker-text-enemy = Strength { $strength }: attacks one ship after the other until one has more cannon power.
galaxy-trucker-text-beaten = Less power: { $penalties }.
galaxy-trucker-text-winner =
    More power: may take { $reward } for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }.

galaxy-trucker-hit = { $hit ->
        [small_meteor] small meteor
        [large_meteor] large meteor
        [light_fire] light cannon fire
       *[heavy_fire] heavy cannon fire
    } from the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }
galaxy-trucker-goods = { $n } { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
galaxy-trucker-good = { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
galaxy-trucker-penalty = lose { $n } { $lose ->
        [days] { $n ->
            [one] flight day
           *[other] flight days
        }
        [crew] crew
       *[goods] goods
    }
galaxy-trucker-penalty-fire = { $shots }
galaxy-trucker-reward = { $parts }
galaxy-trucker-credits = { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
