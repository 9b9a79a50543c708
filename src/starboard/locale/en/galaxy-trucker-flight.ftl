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
    In order, everyone declares engine power and gains that many flight days. Without engine power you must give up.
galaxy-trucker-text-stardust = Everyone loses 1 flight day for each exposed connector, the rearmost ship first.
galaxy-trucker-text-epidemic = Every occupied cabin joined to another occupied cabin loses one crew member.
galaxy-trucker-text-sabotage =
    The ship with the smallest crew is hit: roll a column and a row. What stands there is destroyed; if nothing does, try again, three times in all.
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
    The first in order who is willing gives up { $crew } crew, gets { $reward } and loses { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }.
galaxy-trucker-text-abandoned-station =
    The first in order who is willing and has a crew of at least { $crew } gets { $reward } and loses { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }.
galaxy-trucker-text-enemy = Strength { $strength }: attacks one ship after the other until one has more cannon power.
galaxy-trucker-text-beaten = Less power: { $penalties }.
galaxy-trucker-text-draw = Equal power: nothing happens, and the next ship is attacked.
galaxy-trucker-text-winner =
    More power: may take { $reward } for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }.

galaxy-trucker-about-small-meteor = A small meteor destroys the component it strikes only on a connector; a powered shield on that side stops it.
galaxy-trucker-about-large-meteor = A large meteor destroys the component it strikes, unless a cannon that points at it shoots it down.
galaxy-trucker-about-double-meteor = A double meteor is a large and a small one in the same line.
galaxy-trucker-about-light-fire = Light cannon fire destroys the component it strikes, unless a powered shield guards that side.
galaxy-trucker-about-heavy-fire = Heavy cannon fire destroys the component it strikes; nothing stops it.
galaxy-trucker-about-combat-zone = Each line concerns the ship that is worst in it; of several, the one farther ahead. A ship that flies alone is spared.
galaxy-trucker-about-star = ★ A card of the first flight.

galaxy-trucker-hit = { $hit ->
        [small-meteor] small meteor
        [large-meteor] large meteor
        [double-meteor] double meteor
        [light-fire] light cannon fire
       *[heavy-fire] heavy cannon fire
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
galaxy-trucker-reward = { $parts }{ $goods ->
        [yes] {" "}goods
       *[no] {""}
    }
galaxy-trucker-credits = { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }

## Pieces of sentences

galaxy-trucker-spot = row { $row }, column { $column }
galaxy-trucker-part = { $part } (row { $row }, column { $column })
galaxy-trucker-player-value = { $player } { $value }
galaxy-trucker-component = { $kind ->
        [start-cabin] start cabin
        [cabin] cabin
        [life-support] life support
        [battery] battery
        [cargo-hold] cargo hold
        [special-cargo-hold] special cargo hold
        [engine] engine
        [double-engine] double engine
        [cannon] cannon
        [double-cannon] double cannon
        [shield] shield
        [solar-panel] solar panel
        [thruster] thruster
        [switchboard] switchboard
        [shared-life-support] shared life support
        [crewbot-station] crewbot station
        [defense-system] automatic defense system
        [armory] armory
        [stasis-chamber] stasis chamber
        [luxury-cabin] luxury cabin
        [plating] indestructible plating
        [bidirectional-cannon] bi-directional cannon
        [cannon-engine] cannon-engine
        [cargo-and-battery] cargo hold with battery
        [special-cargo-and-battery] special cargo hold with battery
        [mixed-cargo] mixed cargo hold
        [reactor-furnace] reactor furnace
        [cannon-booster] cannon booster
        [engine-booster] engine booster
        [shield-booster] shield booster
       *[structural] structural module
    }
galaxy-trucker-power-singles = { $power } of its own
galaxy-trucker-power-doubles = { $power } from batteries
galaxy-trucker-power-alien = { $power } from the alien

## Questions of the flight

galaxy-trucker-ask-other = { $player } decides: { $ask }
galaxy-trucker-ask-declare = { $what ->
        [engines] Engines { $now }. Power up?
       *[cannons] Cannons { $now }. Power up?
    }
galaxy-trucker-ask-declare-enemy = { $card } { $strength }, you { $now }. Power up?
galaxy-trucker-ask-pay = What powers the { $device }?
galaxy-trucker-ask-crew = { $n ->
        [1] One leaves. From which cabin?
       *[other] { $n } leave. From which cabin first?
    }
galaxy-trucker-ask-goods = { $good ->
        [none] { $n ->
            [one] One more battery token goes. From where?
           *[other] { $n } battery tokens go in place of goods. From where?
        }
        [red] { $n } goods go, the dearest first. Which red cube?
        [yellow] { $n } goods go, the dearest first. Which yellow cube?
        [green] { $n } goods go, the dearest first. Which green cube?
       *[blue] { $n } goods go, the dearest first. Which blue cube?
    }
galaxy-trucker-ask-load = Load: { $bay }.
galaxy-trucker-ask-piece = The ship broke apart. Which piece flies on?
galaxy-trucker-ask-ward = { $defence ->
        [cannon] Shoot it down? At stake: { $part }.
       *[shield] Raise the shield? At stake: { $part }.
    }
galaxy-trucker-ask-landing = { $days ->
        [one] Land for { $days } day?
       *[other] Land for { $days } days?
    }
galaxy-trucker-ask-boarding = { $kind ->
        [ship] Give up { $crew } crew for { $reward }
       *[station] Visit the station for { $reward }
    }, and lose { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }?
galaxy-trucker-ask-spoils = { $days ->
        [one] Take { $reward } for { $days } day?
       *[other] Take { $reward } for { $days } days?
    }
galaxy-trucker-ask-launch = All aboard. Ready for the first card?
galaxy-trucker-ask-stay = The card is done. Fly on, or give up?
galaxy-trucker-ask-stay-wait = Waiting for { $players }.
galaxy-trucker-ask-seen = That was the flight. Have a look at what it brought.
galaxy-trucker-ask-seen-wait = Waiting for { $players }.

## Answers

galaxy-trucker-move-fly-on = { $standing ->
        [yes] Fly on, and on
       *[no] Fly on
    }
galaxy-trucker-move-withdraw = Ask me again
galaxy-trucker-move-seen = On we go
galaxy-trucker-move-give-up = Give up
galaxy-trucker-move-power = Power the { $part }
galaxy-trucker-move-enough = That is all
galaxy-trucker-move-brace = Let it hit
galaxy-trucker-move-spend = { $n ->
        [0] Use the { $part }
       *[other] Take a token from the { $part }, which has { $n }
    }
galaxy-trucker-move-lose-crew = Lose { $who ->
        [human] the human
        [alien] the alien
       *[somebody] somebody
    } from the { $part }
galaxy-trucker-move-lose-good = Lose one from the { $part }
galaxy-trucker-move-land = Land on planet { $planet }: { $goods }
galaxy-trucker-move-take = { $kind ->
        [enemy] Take the reward
       *[derelict] Take it
    }
galaxy-trucker-move-pass = { $kind ->
        [planet] Do not land
        [enemy] Leave the reward
       *[derelict] Leave it
    }
galaxy-trucker-move-stow = Stow { $good } in the { $part }
galaxy-trucker-move-unload = Take { $good } out of the { $part }
galaxy-trucker-move-arrange = { $n ->
        [0] Best fit: nothing aboard
       *[other] Best fit: { $goods }
    }
galaxy-trucker-move-done-loading = Done: leave the rest
galaxy-trucker-move-keep = Keep { $squares }

## Why not

galaxy-trucker-why-not-asked = Another player decides now.
galaxy-trucker-why-not-an-answer = That does not answer the question on the table.
galaxy-trucker-why-no-order = You have not ordered to fly on.
galaxy-trucker-why-settling = The flight is over; look at the settlement, then on with the next round.
galaxy-trucker-why-give-up-later = You may give up only when you are asked, between two cards.
galaxy-trucker-why-powered-already = It is powered already; a device is powered once for each declaration.
galaxy-trucker-why-no-such-device = There is no double { $what ->
        [engines] engine
       *[cannons] cannon
    } that could be powered there.
galaxy-trucker-why-no-token = There is no battery token there.
galaxy-trucker-why-nobody-there = Nobody is there to be lost.
galaxy-trucker-why-dearest-first = { $good ->
        [none] There are no goods left to lose; battery tokens go in their place.
        [red] The dearest goods go first: a red cube, and there is none there.
        [yellow] The dearest goods go first: a yellow cube, and there is none there.
        [green] The dearest goods go first: a green cube, and there is none there.
       *[blue] The dearest goods go first: a blue cube, and there is none there.
    }
galaxy-trucker-why-goods-before-tokens = Goods go first; battery tokens only make up for missing goods.
galaxy-trucker-why-not-in-the-bay = There is no { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } cube in the loading bay.
galaxy-trucker-why-no-hold = There is no hold.
galaxy-trucker-why-red-needs-special = Red goods need a special cargo hold.
galaxy-trucker-why-hold-full = The hold is full.
galaxy-trucker-why-not-in-this-hold = There is no { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } cube in this hold.
galaxy-trucker-why-no-component = Nothing of your ship is there.
galaxy-trucker-why-no-cabin-in-piece = That piece has no cabin, and another one has.
galaxy-trucker-why-no-defence = Nothing there can stop it: { $hit ->
        [large-meteor] it takes a cannon that points at the meteor and covers its line
       *[other] it takes a shield that guards the { $side ->
            [front] front
            [right] right
            [rear] rear
           *[left] left
        }
    }.
galaxy-trucker-why-planet-taken = Planet { $planet } is taken.
galaxy-trucker-why-no-such-planet = The card has no planet { $planet }.

## What happened

galaxy-trucker-event-card-turned = Card { $number } of { $of }: { $leader } turns over { $card }.
galaxy-trucker-event-no-effect = { $card } has no effect on a ship flying alone.
galaxy-trucker-event-powered = { $seat } powers row { $row }, column { $column } from the battery on { $battery } ({ $left } left).
galaxy-trucker-event-declared = { $seat } declares { $what ->
        [engines] engine
       *[cannons] cannon
    } power { $total }: { $parts }.
galaxy-trucker-event-moved = { $seat } { $forward ->
        [yes] gains
       *[no] loses
    } { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
    }{ $jumped ->
        [0] {""}
        [one] {" "}(jumping a ship)
       *[other] {" "}(jumping { $jumped } ships)
    }{ $gap ->
        [0] {" "}and leads.
        [one] : { $gap } day behind the leader.
       *[other] : { $gap } days behind the leader.
    }
galaxy-trucker-line = { $axis ->
        [column] column { $line }
       *[row] { $line ->
            [0] no row
           *[other] row { $line }
        }
    }
galaxy-trucker-event-rolled = Incoming { $what }: { $by } rolls { $dice }, { galaxy-trucker-line }{ $start ->
        [0] {""}
       *[other] , starting in column { $start }
    }.
galaxy-trucker-event-missed = { $seat }: { $line ->
        [0] it comes along no row, a miss.
       *[other] nothing in { galaxy-trucker-line }, a miss.
    }
galaxy-trucker-event-aimed = { $seat }: it comes at the { $tile } on row { $row }, column { $column }.
galaxy-trucker-event-bounced = { $seat }: it bounces off { $off ->
        [armour] the armour
        [join] a side that touches its neighbour
       *[smooth] the smooth side
    }.
galaxy-trucker-event-shielded = { $seat }: the shield on row { $row }, column { $column } stops it.
galaxy-trucker-event-shot-down = { $seat }: the cannon on row { $row }, column { $column } shoots it down.
galaxy-trucker-event-destroyed = { $seat } loses the { $tile } on row { $row }, column { $column }.
galaxy-trucker-event-broke-apart = { $seat }’s ship breaks into { $pieces } pieces.
galaxy-trucker-event-fell-off = Off { $seat }’s ship fall: { $tiles }.
galaxy-trucker-event-crew-lost = { $seat } loses { $who ->
        [human] a human
        [purple] the purple alien
        [cyan] the cyan alien
       *[brown] the brown alien
    } from row { $row }, column { $column }.
galaxy-trucker-event-alien-lost = { $seat }’s { $alien ->
        [purple] purple
        [cyan] cyan
       *[brown] brown
    } alien on row { $row }, column { $column } is lost: no life support.
galaxy-trucker-event-good-lost = { $seat } loses a { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } cube from row { $row }, column { $column }.
galaxy-trucker-event-token-lost = { $seat } loses a battery token from row { $row }, column { $column } ({ $left } left).
galaxy-trucker-event-nothing-to-lose = { $seat } has nothing more to lose.
galaxy-trucker-event-landed = { $seat } lands on planet { $planet }.
galaxy-trucker-event-passed = { $seat } { $unable ->
        [yes] cannot take part
       *[no] passes
    } ({ $card }).
galaxy-trucker-event-claimed = { $seat } takes it ({ $card }).
galaxy-trucker-event-earned = { $seat } gets { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and now has { $balance }.
galaxy-trucker-event-offered = For { $seat } in the loading bay: { $goods }.
galaxy-trucker-event-stowed = { $seat } stows { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } on row { $row }, column { $column }.
galaxy-trucker-event-unloaded = { $seat } takes { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } out of row { $row }, column { $column }.
galaxy-trucker-event-arranged = { $seat } { $cubes ->
        [0] leaves the holds as they are
        [one] carries one cube
       *[other] carries { $cubes } cubes
    }.
galaxy-trucker-event-left-behind = { $seat } leaves { $goods } behind.
galaxy-trucker-event-attacked = { $outcome ->
        [wins] { $card } { $strength }, { $seat } { $power }: beaten off.
        [draws] { $card } { $strength }, { $seat } { $power }: a draw.
       *[loses] { $card } { $strength }, { $seat } { $power }: overrun.
    }
galaxy-trucker-event-compared = { $criterion ->
        [crew] Crew
        [engines] Engine power
       *[cannons] Cannon power
    }: { $values }. { $worst } is worst{ $tie ->
        [yes] , being farther ahead
       *[no] {""}
    }.
galaxy-trucker-event-counted = Exposed connectors: { $values }.
galaxy-trucker-event-sabotage-rolled = Try { $attempt }: column { $column_dice } = { $column }, row { $row_dice } = { $row }: { $found ->
        [yes] a hit
       *[no] nothing there
    }.
galaxy-trucker-event-left-flight = { $seat } gives up: { $why ->
        [choice] enough of this
        [no-humans] no human is aboard
        [no-engines] no engine power in open space
       *[lapped] lapped by the leader
    }.
galaxy-trucker-event-flight-over = The flight is over. { $n ->
        [0] Nobody finished.
       *[other] Finished, in order: { $finishers }.
    }
galaxy-trucker-event-will-fly-on = { $seat } flies on{ $standing ->
        [yes] {" "}until further notice
       *[no] {""}
    }.
galaxy-trucker-event-order-withdrawn = { $seat } wants to think about it.
galaxy-trucker-event-saw-settlement = { $seat } has counted the money.
galaxy-trucker-event-settled = { $seat } had { $before }{ $team ->
        [0] {""}
       *[other] , specialists +{ $team }
    }: { $place ->
        [0] gave up
       *[other] finished in place { $place }, +{ $finish }
    }; looks +{ $looks } ({ $exposed } exposed); goods worth { $worth }, +{ $goods }; { $lost } lost, −{ $cost }. Now { $after }.

## Panels

galaxy-trucker-panel-card = { $card } ({ $code })
galaxy-trucker-panel-track = Flight track, 40 spaces round
galaxy-trucker-panel-standing = Flying, the leader first
galaxy-trucker-panel-gave-up = gave up
galaxy-trucker-gap = { $gap ->
        [0] leads
        [one] { $gap } day behind
       *[other] { $gap } days behind
    }
