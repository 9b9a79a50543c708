### Galaxy Trucker: components, building, launch. The flight's words are in galaxy-trucker-flight.ftl.

galaxy-trucker-name = Galaxy Trucker
galaxy-trucker-about = Build a ship from a heap of junk against the sand timer, then hope that it arrives.

## Sides and connectors

galaxy-trucker-side-front = front
galaxy-trucker-side-right = right
galaxy-trucker-side-rear = rear
galaxy-trucker-side-left = left
galaxy-trucker-connector-smooth = smooth
galaxy-trucker-connector-single = single
galaxy-trucker-connector-double = double
galaxy-trucker-connector-universal = universal

## What is wrong with a ship

galaxy-trucker-error-misfit = The { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    } side of row { $row }, column { $column } ({ $ours ->
        [smooth] smooth
        [single] single
        [double] double
       *[universal] universal
    }) does not fit the side it touches of row { $other_row }, column { $other_column } ({ $theirs ->
        [smooth] smooth
        [single] single
        [double] double
       *[universal] universal
    }).
galaxy-trucker-error-engine-turned = The engine in row { $row }, column { $column } does not blow to the rear.
galaxy-trucker-error-exhaust-blocked = Behind the engine in row { $row }, column { $column } there is a component in row { $other_row }, column { $other_column }.
galaxy-trucker-error-barrel-blocked = In front of the cannon in row { $row }, column { $column } there is a component in row { $other_row }, column { $other_column }.
galaxy-trucker-error-loose = The component in row { $row }, column { $column } is not joined to the rest of the ship.
galaxy-trucker-error-start-cabin = The start cabin in row { $row }, column { $column } is not on the marked square.
galaxy-trucker-error-no-square = The board has no square in row { $row }, column { $column }.
galaxy-trucker-error-occupied = There is a component in row { $row }, column { $column } already.
galaxy-trucker-error-no-join = In row { $row }, column { $column } no connector would join it to the ship.

## inspect

galaxy-trucker-inspect-file = a ship as JSON (- for standard input); docs/inspect.md describes it
galaxy-trucker-inspect-as-json = print the judgement as one JSON object
galaxy-trucker-inspect-batch = read one ship on each line of standard input, answer one JSON line each
galaxy-trucker-inspect-no-file = Name a file, or use --batch.
galaxy-trucker-inspect-bad = { $file } is not a ship: { $reason }
galaxy-trucker-inspect-json = It is not JSON ({ $reason }).
galaxy-trucker-inspect-deep = It is nested too deep.
galaxy-trucker-inspect-form = It does not have the form of a ship: { $reason }.
galaxy-trucker-inspect-class = There is no ship class “{ $given }”. Known: { $known }.
galaxy-trucker-inspect-tile = Component { $number } (row { $row }, column { $column }): there is no tile “{ $tile }”.
galaxy-trucker-inspect-square = Component { $number }: board { $board } has no square in row { $row }, column { $column }.
galaxy-trucker-inspect-occupied = Component { $number }: row { $row }, column { $column } holds a component already.
galaxy-trucker-inspect-twice = Component { $number } (row { $row }, column { $column }): tile { $tile } is on the ship already, as component { $first }.
galaxy-trucker-inspect-empty = It has no component.
galaxy-trucker-inspect-legal = A legal ship.
galaxy-trucker-inspect-illegal = { $errors ->
    [one] Not a legal ship: one error.
   *[other] Not a legal ship: { $errors } errors.
}
galaxy-trucker-inspect-fault = { $clause }: { $reason }
galaxy-trucker-inspect-figures =
    Exposed connectors: { $exposed }
    Engine power: { $engine_plain }, with every double engine powered { $engine_full }
    Cannon power: { $cannon_plain }, with every double cannon powered { $cannon_full }
    Crew: { $crew } seats. Batteries: { $batteries }. Cargo: { $normal } ordinary and { $special } special containers.
galaxy-trucker-legend = S start cabin, C cabin, L life support (p purple, b brown), B battery, H cargo hold, R special cargo hold, E engine, G cannon, SH shield, + structural module. Sides: 1 single, 2 double, 3 universal connector; arrows are barrels and exhausts, thick lines are guarded.

## Tiles

galaxy-trucker-tile = { $kind }{ $aliens ->
        [none] {""}
        [purple] {" "}(purple)
        [brown] {" "}(brown)
       *[other] {" "}({ $aliens })
    }{ $capacity ->
        [0] {""}
       *[other] {" "}for { $capacity }
    } { $front }-{ $right }-{ $rear }-{ $left } ({ $tile })
galaxy-trucker-tile-hidden = a face-down tile
galaxy-trucker-tile-title = { $kind }{ $served ->
        [0] {""}
       *[other] {" "}({ $aliens })
    }{ $capacity ->
        [0] {""}
       *[other] {" "}for { $capacity }
    } ({ $front }-{ $right }-{ $rear }-{ $left })
galaxy-trucker-tile-kind = Component
galaxy-trucker-tile-sides = Connectors by side: front { $front }, right { $right }, rear { $rear }, left { $left }.
galaxy-trucker-tile-part = { $part ->
        [barrel] { $n ->
            [one] Barrel
           *[other] Barrels
        }
        [exhaust] Exhaust
        [nozzle] Nozzles
       *[armour] Armour, which no meteor or shot can hurt
    }: { $sides }.
galaxy-trucker-tile-reconstructed = (Reconstructed: some details of this tile are ours, not the box’s.)

galaxy-trucker-alien-purple = purple
galaxy-trucker-alien-brown = brown
galaxy-trucker-alien-cyan = cyan

galaxy-trucker-does-start-cabin = Every ship begins with it. Holds { $capacity } humans.
galaxy-trucker-does-cabin = Holds { $capacity } humans, or one alien if a life support of its colour is joined to it.
galaxy-trucker-does-life-support = { $colour ->
        [purple] A purple alien may live in a cabin joined to it; the alien adds 2 to the ship’s cannon power, if it has any.
        [brown] A brown alien may live in a cabin joined to it; the alien adds 2 to the ship’s engine power, if it has any.
       *[cyan] A cyan alien may live in a cabin joined to it; the alien has a specialty that its owner picks.
    }
galaxy-trucker-does-battery = Holds { $capacity } battery tokens, for any component of the ship.
galaxy-trucker-does-cargo-hold = { $capacity } containers for one goods cube each. Red goods are too dangerous for it.
galaxy-trucker-does-special-cargo-hold = { $capacity ->
        [one] One container for a goods cube of any colour, red included.
       *[other] { $capacity } containers for one goods cube of any colour each, red included.
    }
galaxy-trucker-does-engine = Engine power { $power }. The exhaust must point to the rear, and the square behind it must stay empty.
galaxy-trucker-does-double-engine = Engine power { $power } for a battery token. The exhaust must point to the rear, and the square behind it must stay empty.
galaxy-trucker-does-cannon = Cannon power 1 if it points forward, otherwise ½. It can shoot large meteors. The square in front of the barrel must stay empty.
galaxy-trucker-does-double-cannon = For a battery token, cannon power 2 if it points forward, otherwise 1. It can shoot large meteors. The square in front of the barrel must stay empty.
galaxy-trucker-does-shield = For a battery token it stops one small meteor or one light cannon shot that comes at the { $sides } of the ship, wherever on the ship it stands. Turned, it guards other sides.
galaxy-trucker-does-structural = Holds the ship together; nothing else.
galaxy-trucker-does-solar-panel = Once on each card it powers one component connected to it, in place of a battery token.
galaxy-trucker-does-thruster = For a battery token, after the dice have named the row or column of a meteor or a shot, it moves your ship one line out of the way (or into it), away from a nozzle. The squares beside the nozzles must stay empty.
galaxy-trucker-does-switchboard = All components joined to it count as connected with each other. Switchboards joined to each other work as one.
galaxy-trucker-does-shared-life-support = A life support for two colours: an alien of either ({ $aliens }) may live in a cabin connected to it. Without cyan aliens in the game it counts as brown and purple.
galaxy-trucker-does-crewbot-station = For a battery token its { $capacity } crewbots are active for the rest of the card: they count as crew where crews are compared or a minimum is asked for. They are never given up in place of crew, and a ship needs humans all the same.
galaxy-trucker-does-defense-system = Stops intruders that reach it. Every two of them that are connected add 1 to cannon power; they do not shoot meteors.
galaxy-trucker-does-armory = Arms the crew on components connected to it: each of them counts twice when crews are compared, and keeps intruders off.
galaxy-trucker-does-stasis-chamber = Begins with { $capacity } humans asleep, who are no crew. When crew is lost and a human is still awake, sleepers may be woken and seated in cabins with room.
galaxy-trucker-does-luxury-cabin = Seats one human, never an alien. A passenger who is aboard when the ship finishes pays as many credits as the number of the round.
galaxy-trucker-does-plating = Meteors and cannon fire that strike an armoured side do nothing.
galaxy-trucker-does-bidirectional-cannon = Two barrels: for one battery token each has cannon power 1 if it points forward, otherwise ½, and can shoot large meteors. The squares in front of both must stay empty.
galaxy-trucker-does-cannon-engine = A cannon and an engine in one, both always on: engine power 1, and cannon power 1 forward, otherwise ½. The squares before the barrel and behind the exhaust must stay empty.
galaxy-trucker-does-cargo-and-battery = { $normal } containers for one goods cube each (not red), and { $cells } battery tokens.
galaxy-trucker-does-special-cargo-and-battery = One container for a goods cube of any colour, and { $cells } battery tokens.
galaxy-trucker-does-mixed-cargo = One container for a goods cube of any colour, and { $normal } for one cube each that is not red.
galaxy-trucker-does-unknown = What it does is not known to us, so it stays in the box.

galaxy-trucker-card-hidden = an unknown card
galaxy-trucker-who-humans = humans
galaxy-trucker-who-purple = the purple alien
galaxy-trucker-who-brown = the brown alien
galaxy-trucker-drawing-line = { $line }

## Options

galaxy-trucker-option-rounds = Flights
galaxy-trucker-option-rounds-I-II-III = all three
galaxy-trucker-option-rounds-I-II = the first two
galaxy-trucker-option-rounds-II-III = the last two
galaxy-trucker-option-rounds-I = the first only
galaxy-trucker-option-rounds-II = the second only
galaxy-trucker-option-rounds-III = the third only
galaxy-trucker-option-third-ship = Board of the third flight
galaxy-trucker-option-third-ship-III = III
galaxy-trucker-option-third-ship-IIIA = IIIA, for old truckers
galaxy-trucker-option-first-flight = First flight ever: the starred cards
galaxy-trucker-option-building = Parts that don’t fit
galaxy-trucker-option-building-strict = are refused
galaxy-trucker-option-building-classic = can be built, and paid for
galaxy-trucker-option-pace = Building
galaxy-trucker-option-pace-real-time = all at once, sand runs
galaxy-trucker-option-pace-turns = in turns, no timer
galaxy-trucker-option-timer-seconds = Seconds of sand
galaxy-trucker-option-repairs = Repairs in classic building
galaxy-trucker-option-repairs-paid = what is taken off is lost
galaxy-trucker-option-repairs-lenient = faulty spots are rebuilt without loss, for the last number tile
galaxy-trucker-option-checking = Faults in classic building are found by
galaxy-trucker-option-checking-software = Starboard, all of them, before the launch
galaxy-trucker-option-checking-players = the players; an error noticed during the flight costs a credit
galaxy-trucker-option-insured-iiia = Lost parts of a IIIA ship cost at most 11 credits
galaxy-trucker-option-debts = Money may drop below zero
galaxy-trucker-option-limited-goods = The bank has only the cubes of the box

## Questions

galaxy-trucker-ask-ready = Say when you are ready to build.
galaxy-trucker-ask-ready-wait = Waiting until everybody is ready to build.
galaxy-trucker-ask-building = Take a tile.
galaxy-trucker-ask-building-turn = { $points ->
        [one] Your turn: { $points } point left.
       *[other] Your turn: { $points } points left.
    }
galaxy-trucker-ask-turn-of = { $player } builds.
galaxy-trucker-ask-flip = { $finished ->
        [yes] The sand is out. Flip it, so that the others come to an end!
       *[no] The sand is out. Flip it, or build on while nobody does.
    }
galaxy-trucker-ask-no-flip = { $n ->
        [0] The sand is out. Only who has finished may flip it now: take a number tile.
       *[other] The sand is out. Only who has finished may flip it now; build on until somebody does.
    }
galaxy-trucker-ask-building-wait = The others are building.
galaxy-trucker-ask-looking = You are looking at pile { $pile }.
galaxy-trucker-ask-holding = Where does it go?
galaxy-trucker-ask-numbers = Time is up! Take a number tile.
galaxy-trucker-ask-numbers-wait = Time is up: the others take number tiles.
galaxy-trucker-ask-repair = What comes off?
galaxy-trucker-ask-check = Look at the ships: point at one that breaks the rules, or say that you have seen enough.
galaxy-trucker-ask-repair-piece = Your ship has fallen apart: which piece do you keep?
galaxy-trucker-ask-repair-wait = The others repair their ships.
galaxy-trucker-ask-house = Who moves in here?
galaxy-trucker-ask-crew-wait = { $player } chooses a crew.
galaxy-trucker-ask-over = The game is over.
galaxy-trucker-result = { $n ->
        [0] Nobody came home with a single credit.
        [one] { $credits ->
            [one] { $players }: home with { $credits } credit.
           *[other] { $players }: home with { $credits } credits.
        }
       *[other] { $credits ->
            [one] { $players }: home with { $credits } credit each.
           *[other] { $players }: home with { $credits } credits each.
        }
    }

## Moves

galaxy-trucker-move-ready = Ready
galaxy-trucker-move-take-face-down = { $spot ->
        [none] Draw a hidden tile
       *[other] Take the hidden tile on spot { $spot }
    }
galaxy-trucker-move-take-face-up = Take { $tile } from the heap
galaxy-trucker-move-take-aside = Pick up { $tile } from beside the ship
galaxy-trucker-move-put = Put it on row { $row }, column { $column }{ $turn ->
        [0] {""}
        [1] , turned by a quarter
        [2] , turned by a half
       *[3] , turned by three quarters
    }{ $pipe ->
        [0] , held by pipes at its front
        [1] , held by pipes at its right
        [2] , held by pipes at its rear
        [3] , held by pipes at its left
       *[other] {""}
    }{ $universal ->
        [yes] , with universal connectors on all sides
       *[no] {""}
    }
galaxy-trucker-move-lift = Pick the last component up again
galaxy-trucker-move-return = Return it to the heap
galaxy-trucker-move-set-aside = Set it aside
galaxy-trucker-move-look = Look at pile { $pile }
galaxy-trucker-move-stop-looking = Put the pile back
galaxy-trucker-move-flip = Flip the timer
galaxy-trucker-move-end-turn = End the turn
galaxy-trucker-move-take-number = Finish with number { $number }
galaxy-trucker-move-point-out = Point at { $player }'s ship
galaxy-trucker-move-remove = Take off { $part }
galaxy-trucker-move-keep-piece = Keep the piece with { $squares }
galaxy-trucker-move-build-in = Put { $tile } on row { $row }, column { $column }{ $turn ->
        [0] {""}
        [1] , turned by a quarter
        [2] , turned by a half
       *[3] , turned by three quarters
    }
galaxy-trucker-move-repaired = The repair is done
galaxy-trucker-move-house = { $who } in row { $row }, column { $column }

## Events

galaxy-trucker-event-round-began = Round { $round }: class { $ship_class } ships.
galaxy-trucker-event-said-ready = { $seat } is ready.
galaxy-trucker-event-building-began = Go!
galaxy-trucker-event-turn-came = { $seat } builds, with { $points } points.
galaxy-trucker-event-took = { $source ->
        [face-down] { $seat } takes from the heap: { $tile }.
        [face-up] { $seat } takes from the heap: { $tile }.
       *[aside] { $seat } takes from beside the ship: { $tile }.
    }
galaxy-trucker-event-tile-seen = It is: { $tile }.
galaxy-trucker-event-placed = { $seat } puts the { $tile } on row { $row }, column { $column }{ $turn ->
        [0] {""}
        [1] , turned by a quarter
        [2] , turned by a half
       *[3] , turned by three quarters
    }.
galaxy-trucker-event-lifted = { $seat } picks the { $tile } up again from row { $row }, column { $column }.
galaxy-trucker-event-returned = { $seat } returns the { $tile } to the heap.
galaxy-trucker-event-went-aside = { $seat } sets the { $tile } aside.
galaxy-trucker-pile = { $pile ->
    [1] A
    [2] B
    [3] C
   *[4] D
 }
galaxy-trucker-event-looked-at = { $seat } looks at pile { $pile }.
galaxy-trucker-event-cards-seen = Pile { $pile }: { $cards }.
galaxy-trucker-event-put-back = { $seat } puts pile { $pile } back.
galaxy-trucker-event-sand-ran-out = { $space ->
        [START] The sand is out.
       *[other] The sand is out: who flips it?
    }
galaxy-trucker-event-timer-flipped = { $seat } flips the timer onto { galaxy-trucker-timer-space }.
galaxy-trucker-event-finished = { $seat } takes number { $number }.
galaxy-trucker-event-building-ended = { $time_out ->
        [yes] Time is up: building is over.
       *[no] Everybody has finished: building is over.
    }
galaxy-trucker-event-hand-emptied = { $seat } drops the tile in hand: it goes back { $to ->
        [aside] beside the ship
       *[heap] to the heap
    }.
galaxy-trucker-event-left-aside = { $seat } loses what was set aside: { $tiles }.
galaxy-trucker-event-found-faulty = { $errors ->
        [one] { $seat }'s ship has an error.
       *[other] { $seat }'s ship has { $errors } errors.
    }
galaxy-trucker-event-found-sound = { $by } points at { $seat }'s ship, and it is legal.
galaxy-trucker-event-fined = { $paid ->
        [0] { $seat } has no credit to pay for an error noticed in flight.
       *[other] { $seat } pays a credit for an error noticed in flight.
    }
galaxy-trucker-event-taken-off = { $fell_off ->
        [yes] { $tiles } falls off { $seat }'s ship.
       *[no] { $seat } takes off { $tiles }.
    }
galaxy-trucker-event-moved-to-last = { $seat } starts last, with number { $number }; the others move up.
galaxy-trucker-event-repair-done = { $seat }'s ship is legal.
galaxy-trucker-event-rocket-placed = { $gap ->
        [0] { $seat } starts first.
        [one] { $seat } starts { $gap } day behind.
       *[other] { $seat } starts { $gap } days behind.
    }
galaxy-trucker-event-loaded = { $seat } takes { $humans } humans and { $batteries } battery tokens aboard.
galaxy-trucker-event-housed = { $seat }: { $who } in row { $row }, column { $column }.
galaxy-trucker-event-deck-shuffled = The piles become the deck: { $cards } cards.
galaxy-trucker-event-game-over = The game is over: { $credits }.

## Why not

galaxy-trucker-why-not-now = That is not for now.
galaxy-trucker-why-over = The game is over.
galaxy-trucker-why-stranger = Only players at this table move.
galaxy-trucker-why-first-flight = The very first flight needs a first round with class I ships.
galaxy-trucker-why-begun = Building has begun, or you have said so already.
galaxy-trucker-why-not-building = Nobody is building now.
galaxy-trucker-why-finished = You have finished; all you may do is flip the timer.
galaxy-trucker-why-not-your-turn = It is not your turn.
galaxy-trucker-why-misfit = Its { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    } side is { $ours ->
        [smooth] smooth
        [single] single
        [double] double
       *[universal] universal
    } and would meet { $theirs ->
        [smooth] smooth
        [single] single
        [double] double
       *[universal] universal
    }. Turn it, or try another square.
galaxy-trucker-why-no-join = No connector would join it to the ship here.
galaxy-trucker-why-looking = Put the pile back first.
galaxy-trucker-why-holding = You hold a tile already.
galaxy-trucker-why-empty-hand = You hold no tile.
galaxy-trucker-why-points = That costs { $cost } points, and you have { $points }.
galaxy-trucker-why-spot-empty = No hidden tile lies there any more; another hand was faster.
galaxy-trucker-why-no-hidden = No hidden tile is left in the heap.
galaxy-trucker-why-spot-taken = Something lies there already, or it is beside the heap.
galaxy-trucker-why-tile-gone = Somebody was faster: that tile is gone.
galaxy-trucker-why-not-aside = { $tile } does not lie beside your ship.
galaxy-trucker-why-turn = A tile is turned by 0, 1, 2 or 3 quarters, not { $turn }.
galaxy-trucker-why-welded = Nothing is loose: the last component is welded.
galaxy-trucker-why-kept = What was set aside never goes back to the heap.
galaxy-trucker-why-aside-full = Two tiles lie aside already.
galaxy-trucker-why-look-holding = Whoever looks holds nothing, and one pile at a time.
galaxy-trucker-why-look-first = Place a tile first.
galaxy-trucker-why-look-pile = Only piles A, B and C may be looked at.
galaxy-trucker-why-look-taken = Somebody is looking at pile { $pile }.
galaxy-trucker-why-not-looking = You are not looking at any pile.
galaxy-trucker-why-no-turns = There are no turns: everybody builds at once.
galaxy-trucker-why-no-timer = Building goes in turns, without a timer.
galaxy-trucker-why-sand = The sand has not run out.
galaxy-trucker-why-last-flip = Only a player who has finished may flip the timer onto START.
galaxy-trucker-why-lowest = Number { $number } is the lowest one left.
galaxy-trucker-why-finish-holding = Put down what you hold first.
galaxy-trucker-why-number-gone = Number { $number } is not there.
galaxy-trucker-why-repair-phase = Ships are being repaired.
galaxy-trucker-why-nothing-to-repair = Your ship is legal.
galaxy-trucker-why-choose-piece = First choose the piece you keep.
galaxy-trucker-why-not-lenient = What is taken off is lost; nothing is built in again.
galaxy-trucker-why-still-faulty = Your ship still breaks the rules.
galaxy-trucker-why-not-in-tray = { $tile } was not taken off.
galaxy-trucker-why-nothing-there = There is no component in row { $row }, column { $column }.
galaxy-trucker-why-all-checked = Ships have been checked.
galaxy-trucker-why-point-later = Point at ships between two cards.
galaxy-trucker-why-point-nobody = There is no such ship to point at.
galaxy-trucker-why-legal-now = Your ship is legal now.
galaxy-trucker-why-one-piece = Your ship is in one piece.
galaxy-trucker-why-no-cabin = The piece in row { $row }, column { $column } can't be kept: another one has a cabin.
galaxy-trucker-why-crew-phase = Crews are being chosen.
galaxy-trucker-why-other-cabin = The cabin in row { $row }, column { $column } comes first.
galaxy-trucker-why-no-alien = There is no room for { $who } here.

## Panels

galaxy-trucker-panel-ship = { $player }: class { $ship }{ $dice ->
        [none] {""}
       *[other] , squares { $dice } stay empty
    }
galaxy-trucker-panel-tokens = { $player }: tokens
galaxy-trucker-panel-figures = Exposed connectors { $exposed }, engine power { $engine }, cannon power { $cannon } (no battery spent)
galaxy-trucker-panel-errors = What is wrong with your ship
galaxy-trucker-panel-no-errors = Nothing any more.
galaxy-trucker-panel-own = In hand and beside the ship
galaxy-trucker-panel-hand = In hand: { $tile }
galaxy-trucker-panel-aside = Aside: { $tile }
galaxy-trucker-panel-loose = Not yet welded: row { $row }, column { $column }
galaxy-trucker-panel-tray = Taken off: { $tile }
galaxy-trucker-panel-piles = Piles you have looked at
galaxy-trucker-panel-pile = { $pile }: { $cards }
galaxy-trucker-panel-heap = Heap
galaxy-trucker-panel-face-down = { $n } tiles face down
galaxy-trucker-panel-draw = Draw a hidden tile
galaxy-trucker-panel-timer = Timer
galaxy-trucker-timer-space = { $space ->
    [START] START
   *[other] { $space }
 }
galaxy-trucker-panel-turn = { $player } builds, { $points } points left
galaxy-trucker-panel-timer-stands = On { galaxy-trucker-timer-space }, not yet turned
galaxy-trucker-panel-sand = On { galaxy-trucker-timer-space }: the sand is running
galaxy-trucker-panel-clock = { $seconds } seconds left
galaxy-trucker-panel-no-sand = On { galaxy-trucker-timer-space }: the sand has run out
galaxy-trucker-clock-sand = Sand
galaxy-trucker-clock-numbers = Number tiles
galaxy-trucker-panel-players = Players (powers without batteries)
galaxy-trucker-column-none = {""}
galaxy-trucker-column-credits = credits
galaxy-trucker-column-number = number
galaxy-trucker-column-components = components
galaxy-trucker-column-exposed = exposed
galaxy-trucker-column-engine = engine
galaxy-trucker-column-cannon = cannon
galaxy-trucker-column-lost = lost
galaxy-trucker-column-gap = days
galaxy-trucker-column-crew = crew
galaxy-trucker-column-batteries = batteries
galaxy-trucker-column-goods = goods
galaxy-trucker-no-number = –
galaxy-trucker-doing-nothing = {""}
galaxy-trucker-doing-looking = looks at pile { $pile }
galaxy-trucker-doing-holding = holds { $tile }

## The workshop

galaxy-trucker-workshop-illegal = { $n ->
        [one] The ship breaks the rules in one place; it does not fly like that.
       *[other] The ship breaks the rules in { $n } places; it does not fly like that.
    }
galaxy-trucker-workshop-card = There is no card { $card }.

## Why a bot does what it does

galaxy-trucker-bot-ready = I’m ready.
galaxy-trucker-bot-seen = I have seen what it brought.
galaxy-trucker-bot-numbers = Whoever reaches first flies ahead.
galaxy-trucker-bot-draws = What nobody has seen yet may be what I need.
galaxy-trucker-bot-takes = My ship can use this: { $kind }.
galaxy-trucker-bot-puts = Here it does most for my ship: { $kind }.
galaxy-trucker-bot-keeps = There will be a better place for it: { $kind }.
galaxy-trucker-bot-returns = It would make my ship no better: { $kind }.
galaxy-trucker-bot-looks = I want to know what is coming.
galaxy-trucker-bot-looked = I have seen enough of it.
galaxy-trucker-bot-flips = Time to get on.
galaxy-trucker-bot-presses = I’m done, the others should hurry.
galaxy-trucker-bot-thinks = I have to think about it.
galaxy-trucker-bot-done = Nothing there makes my ship any better.
galaxy-trucker-bot-turn = That’s all for this turn.
galaxy-trucker-bot-drills = While the others drill, I build.
galaxy-trucker-bot-finishes = More would make my ship no better.
galaxy-trucker-bot-finishes-first = My ship will do, and I fly ahead of all of you.
galaxy-trucker-bot-repairs = So most of my ship stays on.
galaxy-trucker-bot-checked = All is in order.
galaxy-trucker-bot-points-out = That ship breaks the rules.
galaxy-trucker-bot-insures = Too much of this ship may break.
galaxy-trucker-bot-uninsured = The insurance costs more than it saves.
galaxy-trucker-bot-recruits = The one who helps me most.
galaxy-trucker-bot-predicts = As we fly now, so we arrive.
galaxy-trucker-bot-specialist = That’s what I have specialists for.
galaxy-trucker-bot-declines = It would be no use.
galaxy-trucker-bot-houses = So my crew gets most out of this ship.
galaxy-trucker-bot-flies-on = { $how ->
        [last] One more card, then home.
        [battered] What is left of it still flies.
        [leads] I’m ahead. Why stop?
       *[behind] There is more to earn than to lose.
    }
galaxy-trucker-bot-gives-up = Better half of something than all of nothing.
galaxy-trucker-bot-powers = It’s worth a battery: { $kind }.
galaxy-trucker-bot-saves = { $last ->
        [yes] It’s not worth the trouble any more.
       *[no] I keep the batteries for later.
    }
galaxy-trucker-bot-braces = That part is worth less than a battery.
galaxy-trucker-bot-spends = This one can spare it.
galaxy-trucker-bot-steers = There it does less harm.
galaxy-trucker-bot-holds-course = It does no more harm here than there.
galaxy-trucker-bot-gives-crew = Them we can do without.
galaxy-trucker-bot-gives-goods = That’s the least loss.
galaxy-trucker-bot-lands = What lies there is worth the days.
galaxy-trucker-bot-takes-offer = It pays more than it costs.
galaxy-trucker-bot-passes = It costs more than it pays.
galaxy-trucker-bot-loads = So the dearest goods find room.
galaxy-trucker-bot-keeps-piece = That piece is worth most.
galaxy-trucker-bot-hires = One more pair of hands.
galaxy-trucker-bot-best = Of all I tried that leaves me best off.
