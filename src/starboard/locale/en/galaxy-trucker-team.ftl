## Galaxy Trucker: Another Big Expansion, the support team

galaxy-trucker-option-recruiting = How specialists are hired
galaxy-trucker-option-recruiting-standard = dealt in secret, each player keeps one
galaxy-trucker-option-recruiting-competition = laid out after a flight, chosen in the order of finishing

galaxy-trucker-specialist = { $name ->
        [advertiser] Advertiser
        [architect] Architect
        [assembler] Assembler
        [bureaucrat] Bureaucrat
        [buyer] Buyer
        [deliveryman] Deliveryman
        [hotel-clerk] Hotel Clerk
        [hypergeometer] Hypergeometer
        [inspector] Inspector
        [plumber] Plumber
        [planner] Planner
        [saboteur] Saboteur
        [security-guard] Security Guard
        [smuggler] Smuggler
        [stock-boy] Stock Boy
        [swindler] Swindler
        [trader] Trader
        [welder] Welder
       *[other] specialist
    }
galaxy-trucker-token = { $token ->
        [part-cannon] spare cannon
        [part-engine] spare engine
        [part-cargo-hold-2] spare cargo hold
        [part-cabin] spare cabin
        [universal] universal connectors
        [pipe] pipes
        [cap] weld cap
        [plating] plating
        [turret] turret
        [join] welded join
        [man] planted human
        [marker-blue-goods] blue marker (any ordinary container)
        [marker-red-goods] red marker (any special container)
        [marker-human] human marker (a cabin)
        [marker-alien] alien marker (a life support)
        [marker-battery] battery marker (a battery or a solar panel)
       *[other] token
    }
galaxy-trucker-named-tile = { $kind } { $tile }

galaxy-trucker-team-kind = Specialist
galaxy-trucker-team-panel = Support team
galaxy-trucker-team-line = { $player }: { $specialists }
galaxy-trucker-team-member = { $specialist } { $abilities ->
        [both] (A and B)
       *[first] (A)
    }
galaxy-trucker-team-offer = To choose from: { $specialist }
galaxy-trucker-team-ability = { $ability }: { $text }
galaxy-trucker-team-own-ability = Your { $specialist }, { $ability }: { $text }
galaxy-trucker-team-tokens = Tokens: { $tokens }
galaxy-trucker-team-token-at = { $token } { $between ->
        [yes] between { $squares }
       *[no] on { $squares }{ $side ->
            [none] {""}
           *[other] , { $side }
        }
    }
galaxy-trucker-team-wires = Connected without wires: { $squares }
galaxy-trucker-team-timing = { $ability } works { $timing }{ $optional ->
        [yes] ; you may decline
       *[no] {""}
    }.
galaxy-trucker-timing = { $timing ->
        [before-building] before building
        [during-building] while you build
        [during-or-after-building] while you build or right after building
        [after-finishing] after you have taken a number tile
        [after-building] after building, before crews and batteries are placed
        [after-building-or-end-of-flight] right after building, or at the end of the flight
        [crew-placement] when crews go aboard
        [before-flight] before the first card is turned
        [during-flight] during the flight
        [during-and-after-flight] during the flight and at its end
        [end-of-flight] at the end of the flight
       *[continuous] whenever it matters
    }

## The cards

galaxy-trucker-specialist-advertiser-a = Predict for every player, yourself included, on which place they finish, or that they do not finish. At the end: 2 credits for each right place, 1 for each right failure.
galaxy-trucker-specialist-advertiser-b = If you finish: 1 credit for each armoured side of your ship that faces open space.
galaxy-trucker-specialist-architect-a = One component may lie outside the outline of the ship plan, inside its numbered rows and columns. On class IIIB it may lie on a closed square.
galaxy-trucker-specialist-architect-b = Once a round, an extra reward for the best-looking ship: right after building if no ship has fewer exposed connectors, or else together with the normal one.
galaxy-trucker-specialist-assembler-a = Two components of your choice count as connected. The link holds nothing together, and intruders can't walk through it.
galaxy-trucker-specialist-assembler-b = Choose a component: all its exposed connectors become armour.
galaxy-trucker-specialist-bureaucrat-a = Fly ahead by the number of the round and one more for each rocket ahead of you.
galaxy-trucker-specialist-bureaucrat-b = Raise or lower the rewards for finishing by 4, 3, 2 and 1, and the one for the best-looking ship by 2. Both hold for everybody.
galaxy-trucker-specialist-buyer-a = You may set three components aside. Those you do not build in are not lost.
galaxy-trucker-specialist-buyer-b = You may return what you have set aside, and the Saboteur can't take it.
galaxy-trucker-specialist-deliveryman-a = Make one of your components a cannon, an engine, a cargo hold for two or a cabin. Its connectors stay. This may cure an error.
galaxy-trucker-specialist-deliveryman-b = Use two spare parts already while building, and move them as you like until you finish.
galaxy-trucker-specialist-hotel-clerk-a = A cabin with an alien may also hold one human.
galaxy-trucker-specialist-hotel-clerk-b = A luxury cabin may hold two humans; in a stasis chamber two astronauts are awake.
galaxy-trucker-specialist-hypergeometer-a = One cannon and one engine need no free square before them. Thrusters do.
galaxy-trucker-specialist-hypergeometer-b = Choose a cannon: during the flight it fires in any direction you like.
galaxy-trucker-specialist-inspector-a = You may look at all four piles, and go on looking after you have finished, while anybody builds.
galaxy-trucker-specialist-inspector-b = Look at the piles for 20 seconds before building begins; while building you may look before you have placed anything.
galaxy-trucker-specialist-plumber-a = Join two neighbouring components that touch with smooth sides. The pipes stay for good.
galaxy-trucker-specialist-plumber-b = Give one component universal connectors on all four sides, in place of its connectors and armour.
galaxy-trucker-specialist-planner-a = While you build your ship may be in two parts. What is not joined in the end is lost.
galaxy-trucker-specialist-planner-b = Before building put five markers on squares of your board. Each one that ends up under a component of its kind pays 2 credits.
galaxy-trucker-specialist-saboteur-a = You may take components that others have set aside.
galaxy-trucker-specialist-saboteur-b = Take a human from each opponent and stand him between two neighbouring components of that ship: if one of them is destroyed, so is the other.
galaxy-trucker-specialist-security-guard-a = Everybody, you included, pays 1 credit for each exposed connector.
galaxy-trucker-specialist-security-guard-b = Once while building, before the timer stands on START, call a drill: nobody else may build for 15 seconds (in turns: for two turns).
galaxy-trucker-specialist-smuggler-a = Each structural module and switchboard hides one blue or green cube.
galaxy-trucker-specialist-smuggler-b = Goods hidden there sell for 1 credit more each.
galaxy-trucker-specialist-stock-boy-a = Red goods may lie in ordinary containers.
galaxy-trucker-specialist-stock-boy-b = When you must give up goods you choose which, or battery tokens. Blue, green and yellow goods in special containers are hidden.
galaxy-trucker-specialist-swindler-a = After taking a number tile you may add as many components as the number of the round.
galaxy-trucker-specialist-swindler-b = Pay 1 credit less for lost components and on each card; get 1 more on each card and for each reward at the end.
galaxy-trucker-specialist-trader-a = Buy as many yellow goods as the number of the round, for 1 credit each.
galaxy-trucker-specialist-trader-b = Change the price of one colour by 1 credit for everybody. No price drops below 1.
galaxy-trucker-specialist-welder-a = Twice, a single connector may be joined to a double one.
galaxy-trucker-specialist-welder-b = Cap up to three exposed connectors: they are none any more.

## Questions

galaxy-trucker-team-wait = Waiting for the specialists of { $players }.
galaxy-trucker-team-ask-extras = Swindler: your ship is finished, and you may still add { $n ->
        [one] one component
       *[other] { $n } components
    } while the others build.
galaxy-trucker-team-ask-inspect = The others are building. The Inspector may go on looking at the piles.
galaxy-trucker-team-ask-keep-specialist = Whom do you hire? A works in this round, B from the next. Nobody sees it yet.
galaxy-trucker-team-ask-pick = Whom do you hire? A works in this round, B from the next.
galaxy-trucker-team-ask-markers = { $specialist }: on which square shall the { $token } lie? It pays 2 credits if such a component ends up there.
galaxy-trucker-team-ask-preview = { $specialist }: look at the piles before building begins.
galaxy-trucker-team-ask-last-extra = { $tile ->
        [none] { $specialist }: everybody has finished. Add one more component of those that lie face up?
       *[other] { $specialist }: where does the { $tile } go?
    }
galaxy-trucker-team-ask-spare-part = { $specialist }: which part becomes a spare one?
galaxy-trucker-team-ask-move-welds = { $specialist }: there are more contacts of single with double connectors than welds. Which shall be welded? Those left over are errors.
galaxy-trucker-team-ask-keep-part = { $specialist }: your ship is in two parts. Which one flies? The other is lost.
galaxy-trucker-team-ask-wireless = { $stage ->
        [first] { $specialist }: two components shall count as connected. Which is the first?
       *[second] { $specialist }: which component shall be connected with the { $part }?
    }
galaxy-trucker-team-ask-plating = { $specialist }: on which component shall all exposed connectors become armour?
galaxy-trucker-team-ask-pipes = { $specialist }: which two neighbours shall be joined by pipes?
galaxy-trucker-team-ask-caps = { $specialist }: weld a cap on an exposed connector? { $n ->
        [one] One cap is left.
       *[other] { $n } caps are left.
    }
galaxy-trucker-team-ask-early-bonus = { $specialist }: no ship looks better than yours. Take the extra reward now, or hope for it at the end of the flight?
galaxy-trucker-team-ask-share-cabin = { $specialist }: where shall more humans live?
galaxy-trucker-team-ask-fly-ahead-of-time = { $specialist }: fly ahead before the first card is turned?
galaxy-trucker-team-ask-buy-goods = { $specialist }: buy a yellow cube for 1 credit? { $n ->
        [one] You may buy one.
       *[other] You may buy { $n }.
    }
galaxy-trucker-team-ask-charge-connectors = { $specialist }: shall everybody, you included, pay for exposed connectors? { $bills }.
galaxy-trucker-team-ask-turret = { $specialist }: which cannon shall fire in any direction during this flight?
galaxy-trucker-team-ask-plant = { $stage ->
        [human] { $specialist }: from which cabin of { $player } do you take a human?
        [first] { $specialist }: he shall stand between two neighbouring components of { $player }. Which is the first?
       *[second] { $specialist }: and which neighbour? If one of the two is destroyed, so is the other.
    }
galaxy-trucker-team-ask-prediction = { $specialist }: how will { $player } finish? A right place pays 2 credits, a right failure 1.
galaxy-trucker-team-ask-bend-rewards = { $specialist }: change the rewards of this flight for everybody?
galaxy-trucker-team-ask-change-price = { $specialist }: change the price of one colour for everybody?
galaxy-trucker-ask-give-freely = { $n ->
        [one] A cube or battery token has to be given up. Which?
       *[other] { $n } cubes or battery tokens have to be given up. Which?
    }

## Moves

galaxy-trucker-move-recruit = Recruit the { $card }
galaxy-trucker-move-decline = { $ask ->
        [markers] Leave this marker out
        [preview] Enough looked
        [move-welds] Leave the welds where they are
        [early-bonus] Wait for the end of the flight
        [prediction] Predict nothing
        [bend-rewards] Leave the rewards as they are
        [change-price] Leave the prices as they are
        [charge-connectors] Nobody pays
        [fly-ahead-of-time] Stay where you are
        [plant] Leave this ship alone
        [share-cabin] No more humans
        [buy-goods] { $more ->
            [yes] Buy no more
           *[no] Buy nothing
        }
        [caps] { $more ->
            [yes] No more caps
           *[no] No caps
        }
       *[other] Do without the { $specialist }
    }
galaxy-trucker-move-use = { $ask ->
        [fly-ahead-of-time] Fly ahead { $n ->
            [one] { $n } day
           *[other] { $n } days
        }
        [early-bonus] Take { $n } credits now
        [charge-connectors] Everybody pays
       *[other] Use the { $specialist }
    }
galaxy-trucker-move-spot = { $ask ->
        [plating] Plate the { $part }
        [buy-goods] Buy one for the { $part }
        [turret] Mount the { $part } on the turret
        [share-cabin] More humans in the { $part }
        [plant-human] From the { $part }
        [plant-first] The { $part }
        [plant-second] The { $part }
        [wireless] The { $part }
       *[other] { $part }
    }
galaxy-trucker-move-cap = Cap the { $side } connector of the { $part }
galaxy-trucker-move-reweld = Weld { $squares } instead of { $was }
galaxy-trucker-move-pipe = Join the { $part } by pipes to its neighbour on the { $side }
galaxy-trucker-move-universal = Give the { $part } universal connectors on all sides
galaxy-trucker-move-fit = Make the { $part } a { $part_token }{ $facing ->
        [none] {""}
       *[other] { " " }that points to the { $facing }
    }
galaxy-trucker-move-unfit = Take the { $part } off again
galaxy-trucker-move-snatch = Take the { $tile } that { $seat } has set aside
galaxy-trucker-move-drill = Call a drill: nobody else may build for a while
galaxy-trucker-move-predict = { $place ->
        [0] { $player } does not finish
       *[other] { $player } finishes on place { $place }
    }
galaxy-trucker-rewards = { $head }-{ $n }
galaxy-trucker-move-bend = Finishing pays { $finishing }, the best-looking ship gets { $best_looking }
galaxy-trucker-move-price = { $good } sells for { $price } instead of { $now }
galaxy-trucker-move-give-good = Give { $good } from { $part }
galaxy-trucker-move-hide-rest = Say that there is nothing more

## Events

galaxy-trucker-event-specialists-dealt = { $seat } is dealt { $n } specialists.
galaxy-trucker-event-specialists-seen = Your choice: { $specialists }.
galaxy-trucker-event-specialist-chosen = { $seat } has chosen.
galaxy-trucker-event-specialists-laid-out = Specialists looking for work: { $specialists }.
galaxy-trucker-event-recruited = { $drawn ->
        [yes] { $seat } draws the { $specialist }.
       *[no] { $seat } recruits the { $specialist }.
    }
galaxy-trucker-event-specialist-discarded = Nobody takes the { $specialist }.
galaxy-trucker-event-ability-used = { $seat }: the { $specialist } goes to work.
galaxy-trucker-event-ability-declined = { $seat } is done with the { $specialist }.
galaxy-trucker-event-token-placed = { $seat }: { $token } on row { $row }, column { $column }{ $side ->
        [none] .
       *[other] , { $side }.
    }
galaxy-trucker-event-token-taken = { $seat } takes the { $token } off again.
galaxy-trucker-event-weld-moved = { $seat } welds { $squares } instead of { $was }.
galaxy-trucker-event-wired-up = { $seat }: { $squares } count as connected.
galaxy-trucker-event-snatched = { $seat } takes the { $tile } that { $victim } had set aside.
galaxy-trucker-event-drill-called = { $seat } calls a drill! Nobody else may build.
galaxy-trucker-event-drill-over = The drill is over.
galaxy-trucker-event-extra-added = { $seat } adds one more component: { $n } of { $of }.
galaxy-trucker-event-kept-back = { $seat } hands back what lay aside, without loss: { $tiles }.
galaxy-trucker-event-predicted = { $place ->
        [0] { $seat } predicts: { $about } does not finish.
       *[other] { $seat } predicts: { $about } finishes on place { $place }.
    }
galaxy-trucker-event-specialist-paid = { $seat }: the { $specialist } brings in { $credits }, that makes { $balance }.
galaxy-trucker-event-connectors-charged = { $seat } pays { $paid } for { $exposed } exposed connectors.
galaxy-trucker-event-goods-bought = { $seat } buys a yellow cube for row { $row }, column { $column }.
galaxy-trucker-event-man-planted = { $seat }: a human from row { $row }, column { $column } now stands between { $squares }.
galaxy-trucker-event-rewards-bent = { $seat } bends the rewards: finishing { $finish }, best-looking ship { $best_looking }.
galaxy-trucker-event-price-changed = { $seat }: a { $good } cube sells for { $price } today.
galaxy-trucker-event-shared = { $seat }: more humans in row { $row }, column { $column }.

## Refusals

galaxy-trucker-why-specialist-cannot = The { $specialist } can't do that.
galaxy-trucker-why-recruit = First a specialist has to be chosen.
galaxy-trucker-why-not-on-offer = This specialist is not on offer.
galaxy-trucker-why-no-guard = Only the Security Guard, in the round after recruiting, calls drills.
galaxy-trucker-why-one-drill = There has been a drill in this round.
galaxy-trucker-why-drill-on-start = The timer stands on START: too late for a drill.
galaxy-trucker-why-drill = There is a drill: you are running around the table.
galaxy-trucker-why-no-snatching = You can't take this one.
galaxy-trucker-why-no-reweld = A weld goes from one contact of a single with a double connector to another one, before the flight, and only if nothing hangs loose by it.
galaxy-trucker-why-no-pipe = Pipes join two neighbours that touch with smooth sides, once.
galaxy-trucker-why-not-universal = Universal connectors do not go there.
galaxy-trucker-why-no-part = You have no such spare part at hand.
galaxy-trucker-why-two-parts = Two spare parts lie on your ship already; a third has to wait until building is over.
galaxy-trucker-why-part-does-not-fit = The component can't become that there.
galaxy-trucker-why-not-all-hidden = There are still goods in sight, or battery tokens.
galaxy-trucker-why-open-goods-first = Goods in sight go first, the dearest before the others.
galaxy-trucker-error-outside = Row { $row }, column { $column } lies outside the outline, where the Architect may have one component.
galaxy-trucker-error-bridge = The component on row { $row }, column { $column } must not join the two hulls.

galaxy-trucker-clock-drill = Drill
galaxy-trucker-clock-piles = Looking at the piles
