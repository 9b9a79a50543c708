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
galaxy-trucker-text-eats = Eats all crew, goods and battery tokens on its way.
galaxy-trucker-text-killed = { $each ->
        [yes] For each one killed: { $reward }.
       *[no] If it is killed: { $reward }.
    }
galaxy-trucker-text-reconstructed = (Reconstructed: some of this card’s figures are ours, not the box’s.)

galaxy-trucker-humans = { $n ->
        [one] { $n } human
       *[other] { $n } humans
    }
