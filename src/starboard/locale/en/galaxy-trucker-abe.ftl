### Galaxy Trucker: Another Big Expansion. Components, ship classes, options; cards and specialists have files of their own.

## Options

galaxy-trucker-option-expansion = Expansion
galaxy-trucker-option-expansion-none = none
galaxy-trucker-option-expansion-abe = Another Big Expansion
galaxy-trucker-option-technologies = New parts
galaxy-trucker-option-ships = New ship classes: IIB, IIIB and IV
galaxy-trucker-option-cards = New cards and deck IV
galaxy-trucker-option-intruders = Intruders among the cards
galaxy-trucker-option-support-team = Support team: specialists to hire
galaxy-trucker-option-sequence = Classes to fly, such as II-III-IV; empty for the usual ones
galaxy-trucker-option-big-expansion = The first Big Expansion, as far as known: parts, cyan aliens, a fifth player

## Refusals

galaxy-trucker-why-five-players = Five players need the first Big Expansion.
galaxy-trucker-why-no-deck-iv = Class IV ships fly through deck IV: play with the new adventure cards.
galaxy-trucker-why-insurance-phase = It is time to decide about the insurance.
galaxy-trucker-why-insured-already = Your ship is insured already.
galaxy-trucker-why-too-dear = You fly without insurance: it was declined, or you had too little money for it.

## Building

galaxy-trucker-event-squares-closed = The dice fall on { $first } and { $second }: these squares stay empty on every ship: { $squares }.{ $startless ->
        [yes] {" "}Doubles: the start cabins are taken away.
       *[no] {""}
    }
galaxy-trucker-error-closed = Row { $row }, column { $column } must stay empty: the dice have closed it.
galaxy-trucker-error-nozzle-blocked = A nozzle of the thruster in row { $row }, column { $column } points at a component in row { $other_row }, column { $other_column }.

galaxy-trucker-panel-dice = Dice of class { $ship }
galaxy-trucker-dice-pair = { $one }+{ $other }
galaxy-trucker-dice-of = { $number } ({ $dice })
galaxy-trucker-dice-columns = From front and rear, two dice name the column: { $columns }.
galaxy-trucker-dice-rows = From the sides, a die names the row: { $rows }. Any other misses.
galaxy-trucker-dice-starts = A second die names the column where it starts, to go round from there: { $columns }.

## Insurance

galaxy-trucker-ask-insurance = Buy the insurance for { $price } credits? Lost components then cost at most { $cap }.
galaxy-trucker-ask-insurance-wait = { $player } decides about the insurance.
galaxy-trucker-move-insure = { $buy ->
        [yes] Buy the insurance
       *[no] Fly without insurance
    }
galaxy-trucker-event-insured = { $bought ->
        [yes] { $seat } buys the insurance for { $paid } credits.
       *[no] { $seat } flies without insurance.
    }

## Thrusters, solar panels, crewbots

galaxy-trucker-who-cyan = the cyan alien
galaxy-trucker-power-pairs = { $power } from pairs of defense systems
galaxy-trucker-ask-steer = Incoming: { $what }, along { galaxy-trucker-line }. Fire thrusters to shift it by one?
galaxy-trucker-ask-muster = Crews are compared, yours counts { $now }. Activate crewbots?
galaxy-trucker-move-thrust = Fire thrusters to the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }: it comes along { galaxy-trucker-line } instead
galaxy-trucker-move-hold-course = Hold course
galaxy-trucker-event-sun-powered = { $seat } powers row { $row }, column { $column } from the solar panel on { $panel }.
galaxy-trucker-event-activated = { $seat } activates { $bots } crewbots on row { $row }, column { $column }.
galaxy-trucker-event-mustered = { $seat }’s crew counts { $total }: { $crew } aboard, { $bots } crewbots, { $armed } of them all armed.
galaxy-trucker-event-shifted = { $seat } fires thrusters to the { $direction ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }: { $was ->
        [0] what would have missed
       *[other] { $was }
    } becomes { $line ->
        [0] a miss
       *[other] { $line }
    }.
galaxy-trucker-event-start-rolled = The second die falls on { $die }: it starts in column { $start }.
galaxy-trucker-why-panel-drained = That solar panel has given its power for this card.
galaxy-trucker-why-panel-apart = That solar panel is not connected to it.
galaxy-trucker-why-nozzle-useless = Nozzles in line with the attack do not help.
galaxy-trucker-why-no-nozzle = No thruster of yours has a nozzle to the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }.
galaxy-trucker-why-no-thruster-crew = Against intruders a thruster must be connected to crew.
galaxy-trucker-why-no-power = There is no power for it.
galaxy-trucker-why-no-station = There is no crewbot station to activate there.
galaxy-trucker-why-crewbots-first = Your crew is too small: activate crewbots first.

## inspect

galaxy-trucker-legend-abe = SUN solar panel, T thruster, # switchboard, L with two colours shared life support, K crewbot station, AD automatic defense system, A armory, ▒ armoured side. Of the first Big Expansion: Z stasis chamber, V luxury cabin, P plating, GG bi-directional cannon, GE cannon-engine, HB, RB, RH combined holds.
galaxy-trucker-inspect-dice = Class { $given } has no dice that close squares.
galaxy-trucker-inspect-halves = Class { $given } needs "halves", a front and a rear one of its own: { $known }.
galaxy-trucker-inspect-whole = Class { $given } is not put together of halves.
galaxy-trucker-inspect-closed-squares = Squares that must stay empty: { $squares }
galaxy-trucker-inspect-network = Connected by switchboards: { $squares }
galaxy-trucker-inspect-panel = Solar panel on { $panel } can power: { $squares }
galaxy-trucker-inspect-thrusters = Thrusters can shift hits to: { $sides }
galaxy-trucker-inspect-pairs = Pairs of defense systems: { $n }
galaxy-trucker-inspect-armed = Crewbots: { $bots }. Armed with every cabin full: { $armed }.
galaxy-trucker-inspect-defended = Defended against intruders with every cabin full: { $squares }
galaxy-trucker-inspect-defended-by-crewbots = With active crewbots also: { $squares }
galaxy-trucker-inspect-insurance = Insurance: { $price } credits; lost components then cost at most { $maximum }.

## check-data

galaxy-trucker-data-unreadable = it can't be read: { $reason }
galaxy-trucker-data-count = { $found } of them, { $exact } are known to exist
galaxy-trucker-data-connectors = connectors are four numbers from 0 to 3, not all 0
galaxy-trucker-data-nozzles = a thruster, and nothing else, has two nozzles
galaxy-trucker-data-smooth = a side with a nozzle or armour has no connector, and is named once
galaxy-trucker-data-aliens = a shared life support, and nothing else, serves two colours
galaxy-trucker-data-insurance = a front half names its maximum, a rear half its price
galaxy-trucker-data-pairs = the nine columns name every pair of dice exactly once
galaxy-trucker-data-likely = all columns are equally likely
galaxy-trucker-data-sevens = the three middle columns, and no others, have a pair that adds up to 7
galaxy-trucker-data-rows = four results of one die name the rows 1 to 4
galaxy-trucker-data-starts = three results of a die each name columns 3 and 7

## The first Big Expansion

galaxy-trucker-specialty = { $specialty ->
        [diplomat] diplomat: once, an enemy or a line of a combat zone leaves the ship alone
        [techie] techie: the first use of power on each card is free
        [manager] manager: purple and brown aliens add 3, aliens aboard pay at the end
        [merchant] merchant: red and yellow goods sell for 1 more
       *[lawyer] lawyer: lost components cost nothing if insured, else half
    }
galaxy-trucker-ask-specialty = What is your cyan alien good at?
galaxy-trucker-ask-wake = Crew was lost, { $n } sleep in stasis. Wake somebody?
galaxy-trucker-ask-negotiate = Send the diplomat to prevent it?
galaxy-trucker-move-specialise = { galaxy-trucker-specialty }
galaxy-trucker-move-wake-up = Wake somebody for the { $part }{ $chamber ->
        [none] {""}
       *[other] { " " }in the { $chamber }
    }
galaxy-trucker-move-negotiate = Send the diplomat
galaxy-trucker-event-specialised = { $seat }’s cyan alien is a { $specialty }.
galaxy-trucker-event-token-spared = { $seat }: the techie powers row { $row }, column { $column } for nothing.
galaxy-trucker-event-negotiated = { $seat } sends the diplomat and is left alone.
galaxy-trucker-event-woke-up = { $seat } wakes somebody for row { $row }, column { $column }; { $left } still sleep.
galaxy-trucker-why-specialty = First choose a specialty for your cyan alien that nobody has yet.
galaxy-trucker-why-no-cyan = You have no cyan alien without a specialty.
