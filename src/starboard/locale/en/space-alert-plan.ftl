### Space Alert: the planner and the coach.

space-alert-plan-arg-file = the flight as for starboard resolve; open slots are missing or a ? (docs/planner.md); - is standard input
space-alert-plan-arg-seconds = how long to search (10)
space-alert-plan-arg-plans = try so many plans instead: the same seed then gives the same plan
space-alert-plan-arg-seed = another seed finds another plan (1)
space-alert-plan-arg-cores = how many cores to use (all)
space-alert-plan-arg-hands = insist on hands in the file, and use only the cards in them
space-alert-plan-arg-gpu = search on an NVIDIA card: many more plans a second
space-alert-plan-arg-json = print one JSON object
space-alert-plan-hand = { $where }: a hand is a list of cards, or a list of such lists, one for each phase.
space-alert-plan-packets = { $where }: there are { $most } phases, so a hand has at most { $most } lists.
space-alert-plan-many-cards = { $where }: a hand has at most { $most } cards.
space-alert-plan-transfers = { $where }: a list of phases from 1 to { $last }, one for every data transfer.
space-alert-plan-many-transfers = { $where }: a mission has at most { $most } data transfers.
space-alert-plan-no-gpu = No GPU here that the kernel can run on: it takes an NVIDIA card, its driver and numba-cuda. Leave --gpu out to use the cores.
space-alert-plan-card = { $where }: there is no action card “{ $card }”. The cards are { $known }.
space-alert-plan-no-hands = { $file } has no hands. Give every crew member a “hand”, or leave --hands out.
space-alert-plan-least = { $name } must be 1 or more.
space-alert-plan-unknown = The planner does not know all of card { $card } ({ $what }), so it flies nothing with it. starboard resolve does.
space-alert-plan-slow = Without numba this is some 200 times slower. To speed it up: pip install "starboard-games[fast]"
space-alert-plan-begins = getting ready (the first time takes a while)
space-alert-plan-progress = { $tried } plans tried, { $speed } a second
space-alert-plan-lost = No plan that brings the ship home was found in { $tried } plans.
space-alert-plan-home = The ship comes home with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
space-alert-plan-survival = The ship comes home in { $percent } % of the orders of damage, with { $score } points on average.
space-alert-plan-tried = { $tried } plans tried, { $speed } a second.

## The coach

space-alert-coach-arg-file = the record of a game, or a flight as for starboard resolve; - is standard input
space-alert-coach-arg-mission = which mission of a recorded campaign (the last)
space-alert-coach-no-flight = { $file } has no such Space Alert flight.
space-alert-coach-arg-seconds = how long to look for the turn on which it was lost (0: don't)
space-alert-coach-home = The ship came home with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
space-alert-coach-more = One change would have brought more ({ $count ->
        [one] one of { $tried } does
       *[other] { $count } of { $tried } do
    }):
space-alert-coach-each = What each card was worth:
space-alert-coach-lost = The ship was lost on turn { $turn } to { $threat }.
space-alert-coach-one = One change would have saved the ship ({ $count ->
        [one] one of { $tried } does
       *[other] { $count } of { $tried } do
    }):
space-alert-coach-two = No single change of one card would have saved the ship ({ $singles } tried). These two would, the best of { $tried } pairs:
space-alert-coach-none = No single change and no pair of changes would have saved the ship: { $tried } were flown.
space-alert-coach-change = { $name }, turn { $turn }: { $new } instead of { $old }
space-alert-coach-swap = { $name }: turns { $turn } and { $other } swapped
space-alert-coach-earlier = { $name }, from turn { $turn } on: everything one turn earlier
space-alert-coach-later = { $name }, from turn { $turn } on: everything one turn later
space-alert-coach-points = home with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
space-alert-coach-turn = Up to turn { $turn } it could still be saved: with the cards laid until then, the planner comes home. This is what it does from there on:
space-alert-coach-from-start = None found in { $tried } plans: not even from the first turn on.
space-alert-coach-worth = { $name }, turn { $turn }, { $order }: without it { $outcome }
space-alert-coach-worth-home = the ship comes home
space-alert-coach-worth-lost = the ship is lost on turn { $turn }
space-alert-coach-worth-points = { $difference ->
        [one] { $difference } point less
       *[other] { $difference } points less
    }
space-alert-coach-worth-more = { $difference ->
        [one] { $difference } point more
       *[other] { $difference } points more
    }

## Par

space-alert-par-arg-mission = a mission (mission-1), today, or a day (2026-11-15); all printed ones if left out
space-alert-par-arg-plan = show the plan as well
space-alert-par-arg-seconds = search again, for so long
space-alert-par = { $mission }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, the best of { $plans } plans in { $seconds } s.
space-alert-par-lost = { $mission }: none of { $plans } plans brings the ship home.
space-alert-par-unmade = { $mission }: not looked for yet. Ask for it by name.
space-alert-par-gift = Phase { $phase }: { $giver } gives { $card } to { $to }.
space-alert-par-play = Four of you can beat it: starboard play space-alert --players 4 --seed { $seed } -o mission={ $mission }
space-alert-par-unknown = There is no mission “{ $mission }”. Say today, a day such as 2026-11-15, or one of { $known }.
