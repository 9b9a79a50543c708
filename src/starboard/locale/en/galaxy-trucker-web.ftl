### What the browser client says about Galaxy Trucker.

## Ships

web-gt-hidden = a tile face down
web-gt-part = { $part }, row { $row }, column { $column }
web-gt-square = { $closed ->
    [yes] Stays empty, row { $row }, column { $column }
   *[no] Empty, row { $row }, column { $column }
 }
web-gt-round-left = Turn the ship to the left
web-gt-round-right = Turn the ship to the right

## Building

web-gt-no-sand = In turns, no timer
web-gt-flip = Flip!
web-gt-out = The sand is out
web-gt-last-sand = { $left ->
    [0] The last sand: when it is out, building ends.
   *[other] The last flip comes next: only whoever has finished may do it.
 }
web-gt-spaces = The spaces of the sand
web-gt-heap-count = { $hidden } hidden · { $open } open
web-gt-draw-of = Draw one of { $hidden } hidden tiles
web-gt-return-here = The heap: what you hold can go back here
web-gt-aside = Set aside
web-gt-aside-free = Free place beside the ship
web-gt-aside-tile = Set aside: { $part }
web-gt-aside-of = { $name } has set aside: { $part }
web-gt-hand = In hand
web-gt-held = In hand: { $part }, { $turn ->
    [0] not turned
    [1] turned by a quarter
    [2] turned by a half
   *[3] turned by three quarters
 }
web-gt-turn = Turn
web-gt-set-aside = Set aside
web-gt-return = Return
web-gt-draw = Draw
web-gt-hidden-count = { $hidden } hidden
web-gt-cards = Cards
web-gt-finish = Finish
web-gt-finish-sure = Finish? Take a number.
web-gt-finish-costs = { $open ->
    [0] Your ship stays as it is. No connector is open.
    [one] Your ship stays as it is, { $open } connector open.
   *[other] Your ship stays as it is, { $open } connectors open.
 }
web-gt-build-on = Build on
web-gt-everybody-builds = Everybody builds.
web-gt-turning-over = What is it?
web-gt-take-help = Touch any tile of the heap, or look at the cards.
web-gt-fits = { $fits ->
    [0] { $back ->
        [yes] It fits nowhere. Set it aside, or return it.
       *[no] It fits nowhere. Set it aside.
    }
    [one] { $turned ->
        [0] { $fits } square fits: tap it, or drag.
       *[other] { $fits } square fits: there it turns itself.
    }
   *[other] { $turned ->
        [0] { $fits } squares fit: tap one, or drag.
       *[other] { $fits } squares fit. At an arrow it turns itself.
    }
 }
web-gt-turn-it = Turn it as you need it, then tap a square.
web-gt-here = { $needs ->
    [pipe] Here only the Plumber’s pipes hold it. Lay them?
    [universal] Here it needs the universal connectors. Lay them?
   *[nothing] Here?
 }
web-gt-here-help = Tap it again, or another square.
web-gt-put = { $needs ->
    [pipe] With pipes
    [universal] With universal connectors
   *[nothing] Put it there
 }
web-gt-skill = { $skill ->
    [pipe] Lay pipes
    [universal] Universal connectors
    [reweld] Move a weld
    [unfit] Take a spare part off
    [snatch] Take from others
    [fit-part-cannon] Spare cannon
    [fit-part-engine] Spare engine
    [fit-part-cargo-hold-2] Spare hold
   *[fit-part-cabin] Spare cabin
 }
web-gt-skill-ask = { $skill ->
    [pipe] Plumber: tap two neighbours with smooth sides.
    [universal] Plumber: which part gets universal connectors?
    [reweld] Welder: tap the weld that moves, then where it goes.
    [unfit] Deliveryman: which spare part comes off?
    [snatch] Saboteur: which of these do you take?
    [fit-part-cannon] Deliveryman: which part becomes a cannon?
    [fit-part-engine] Deliveryman: which part becomes an engine?
    [fit-part-cargo-hold-2] Deliveryman: which part becomes a cargo hold?
   *[fit-part-cabin] Deliveryman: which part becomes a cabin?
 }
web-gt-points = A tile costs 1 point, to build it in 2, to set it aside 1.
web-gt-look-at-ship = { $name }: look at the ship
web-gt-is-ready = ready
web-gt-is-waiting = not ready yet
web-gt-is-repairing = repairs
web-gt-is-sound = nothing to repair
web-gt-is-finished = number { $number }
web-gt-is-reading = reads { $pile }
web-gt-is-holding = { $parts ->
    [one] { $parts } part, one in hand
   *[other] { $parts } parts, one in hand
 }
web-gt-is-building = { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
 }
web-gt-piles = Cards of this flight
web-gt-pile = { $cards ->
    [one] Pile { $pile }, { $cards } card
   *[other] Pile { $pile }, { $cards } cards
 }
web-gt-reading = Pile { $pile }
web-gt-put-back = Put the cards back
web-gt-check = Ship check
web-gt-figure = { $figure ->
    [cannons] cannon
    [engines] engine
    [crew] crew
    [batteries] power
    [cargo] cargo
    [open] open
    [networks] nets
   *[faults] wrong
 }
web-gt-hints = Hints
web-gt-hint-fits = Light squares where the tile fits in some turn, and turn it for me
web-gt-hint-faults = Mark parts that do not fit
web-gt-hint-open = Mark open connectors
web-gt-hint-check = Count what the ship can do
web-gt-keys = Keys: Space draws, R turns, X and C are the aside squares, Backspace returns, V shows the cards, G finishes, K flips the sand.

## Launch

web-gt-take-off = Take off: { $part }
web-gt-tenant = { $who ->
    [humans] Two humans
    [purple] The purple alien
    [brown] The brown alien
   *[cyan] The cyan alien
 }
web-gt-house-help = Humans count as two crew. A purple alien adds 2 to cannons, a brown one 2 to engines.
web-gt-phase = { $phase ->
    [repair] Repairs
    [crew] Crew
    [insurance] Insurance
   *[other] Launch
 }
web-gt-insure = Buy insurance
web-gt-insure-price = { $price } credits now, at most { $cap } for lost parts
web-gt-uninsured = Fly without
web-gt-uninsured-price = every lost part costs 1 credit

## Explained

web-gt-on-table = on the table
web-gt-about-square = A square of your ship
web-gt-about-square-text = A part goes here if one of its connectors meets a part that is there already.
web-gt-about-closed = This square stays empty
web-gt-about-closed-text = { $die ->
    [0] Both dice were alike: nobody has a start cabin in this round, and its square stays empty.
   *[other] A die fell on { $die }: in this round nobody builds on the squares of that number.
 }
web-gt-about-outside = Outside the ship’s outline
web-gt-about-outside-text = Only the Architect builds here, and one part only.
web-gt-about-sand = The sand
web-gt-about-sand-text = When it is out, anybody may flip it on to the next circle. The last flip is for whoever has finished; with that sand building ends.
web-gt-about-heap = The heap
web-gt-about-heap-text = Everybody takes from it. What you return lies face up and keeps its place.
web-gt-about-aside = Beside the ship
web-gt-about-aside-text = Two tiles can wait here. What still waits at the launch is lost.
web-gt-about-pile = Cards of this flight
web-gt-about-pile-text = Place a part, then you may look. Nobody else can read this pile meanwhile, and you can’t build.
web-gt-repair-help = Tap what goes. What only it held goes with it.
