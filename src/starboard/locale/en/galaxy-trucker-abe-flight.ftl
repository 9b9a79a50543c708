### Galaxy Trucker, Another Big Expansion: its adventure cards and intruders.

## Adventure cards

galaxy-trucker-card-hazardous-sector = Hazardous Sector
galaxy-trucker-card-mostly-open-space = Mostly Open Space
galaxy-trucker-card-radiation-leak = Radiation Leak
galaxy-trucker-card-predator = Predator
galaxy-trucker-card-commando = Commando
galaxy-trucker-card-predator-pair = Predators
galaxy-trucker-card-commando-pair = Commandos
galaxy-trucker-card-predator-commando = Predator Commando

galaxy-trucker-text-hazardous-sector = { $n } cards of deck { $deck } are put unseen on top of the flight’s cards.
galaxy-trucker-text-mostly-open-space = Then the ship with the most engine power (the one ahead, if several have) meets alone:
galaxy-trucker-text-radiation-crew =
    Every component with people that is connected to a solar panel or a loaded battery loses { $n ->
        [one] { $n } crew member
       *[other] { $n } crew members
    }.
galaxy-trucker-text-radiation-chains =
    Then every chain of connected solar panels, switchboards and loaded batteries with { $threshold } or more tokens and panels explodes.
galaxy-trucker-text-tougher = Less power: when the attack is over, everybody who was beaten suffers, in this order:
galaxy-trucker-text-penalty = { $number }. { $penalty }
galaxy-trucker-text-vengeful = Whoever wants to visit is shot at first, and may then still decline:
galaxy-trucker-text-hiring = Humans can be hired for free places in cabins.
galaxy-trucker-text-intruder = { $hand ->
        [both] Two enter every ship
       *[other] Enters every ship
    } from the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }, in the line the leader rolls, and { $hand ->
        [left] walks by the left-hand rule
        [right] walks by the right-hand rule
       *[both] walk, one by the left-hand and one by the right-hand rule
    }. A defended component at the entry scares { $hand ->
        [both] them
       *[other] it
    } off; farther in it kills.
galaxy-trucker-text-steps = { $n } steps.
galaxy-trucker-text-bombs = { $n ->
        [one] { $legs } steps, then a bomb is planted.
       *[other] { $legs } steps, a bomb planted at the end of each.
    } Bombs explode when the walk is over.
galaxy-trucker-text-eats = { $each ->
        [yes] They eat
       *[no] It eats
    } all crew, goods and battery tokens on the way.
galaxy-trucker-text-killed = { $each ->
        [yes] For each one killed: { $reward }.
       *[no] If it is killed: { $reward }.
    }
galaxy-trucker-text-reconstructed = (Reconstructed: some of this card’s figures are ours, not the box’s.)

galaxy-trucker-humans = { $n ->
        [one] { $n } human
       *[other] { $n } humans
    }

## Questions

galaxy-trucker-ask-approach = { $kind ->
        [ship] Visit the ship, which takes { $crew } crew,
       *[station] Visit the station, which asks for a crew of { $crew },
    } though it shoots first ({ $shots })?
galaxy-trucker-ask-hiring = { $n ->
        [one] One human can be hired.
       *[other] { $n } humans can be hired.
    } Into which cabin?
galaxy-trucker-ask-lose-from = Somebody goes from the { $part }. Who?
galaxy-trucker-ask-entry = { $card } is about to enter by the { $part }. Wake crewbots that an armory arms?
galaxy-trucker-ask-who-first = { $card } come aboard. Which one walks first?
galaxy-trucker-ask-load-less = You are the second: one block less of { $goods }. Which one do you do without?

## Answers

galaxy-trucker-move-do-without = Do without { $good }

galaxy-trucker-move-hire = Hire somebody for the { $part }
galaxy-trucker-move-walks-first = { $hand ->
        [left] The left-handed one
       *[right] The right-handed one
    }

## Why not

galaxy-trucker-why-no-armed-station = There is no crewbot station there that could be activated and would be armed.
galaxy-trucker-why-no-berth = There is no free place for a human.

## What happened

galaxy-trucker-event-cards-added = { $card }: { $number ->
        [0] deck { $deck } is empty, nothing is added
        [one] one card of deck { $deck } comes next
       *[other] { $number } cards of deck { $deck } come next
    }.
galaxy-trucker-event-fastest = Engine power: { $values }. { $fastest } is fastest{ $tie ->
        [yes] , being farther ahead
       *[no] {""}
    }.
galaxy-trucker-event-exploded = { $seat }: explosions on { $squares }.
galaxy-trucker-event-hired = { $seat } hires a human for row { $row }, column { $column }.
galaxy-trucker-event-did-without = { $seat } is the second and does without a { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } cube.
galaxy-trucker-event-approached = { $seat } wants to visit ({ $card }), and is shot at.
galaxy-trucker-event-intruder-rolled = { $card } from the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }: { $by } rolls { $dice }, { galaxy-trucker-line }{ $start ->
        [0] {""}
       *[other] , starting in column { $start }
    }.
galaxy-trucker-intruder-from = { $card } from the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }
galaxy-trucker-event-no-way-in = { $seat }: { $line ->
        [0] it comes along no row, nobody comes aboard.
       *[other] nothing in { galaxy-trucker-line }, nobody comes aboard.
    }
galaxy-trucker-event-scared-off = { $seat }: the { $tile } on row { $row }, column { $column } is defended, and { $card } is scared off.
galaxy-trucker-event-intruder-stepped = { $seat }: { $card }{ $step ->
        [1] {" "}({ $hand ->
            [left] left-handed
           *[right] right-handed
        }) enters by the
       *[other] , step { $step }:
    } { $tile } on row { $row }, column { $column }.
galaxy-trucker-event-bomb-planted = { $seat }: { $card } plants a bomb in the { $tile } on row { $row }, column { $column }.
galaxy-trucker-event-intruder-killed = { $seat }: { $card } is killed in step { $step } by the { $tile } on row { $row }, column { $column }.
galaxy-trucker-event-intruder-left = { $seat }: { $card } leaves from row { $row }, column { $column }.
