### Space Alert: briefing, action round, campaign, options. The resolution and the threats are in space-alert.ftl.

## Orders and cards

space-alert-do-nothing = nothing
space-alert-do-a = A
space-alert-do-b = B
space-alert-do-c = C
space-alert-do-battlebots = battlebots
space-alert-do-to-red = ◀ red
space-alert-do-to-blue = blue ▶
space-alert-do-gravolift = gravolift
space-alert-do-heroic-a = heroic A
space-alert-do-heroic-b = heroic B
space-alert-do-heroic-battlebots = heroic battlebots
space-alert-do-heroic-red-upper = run to upper red
space-alert-do-heroic-white-upper = run to upper white
space-alert-do-heroic-blue-upper = run to upper blue
space-alert-do-heroic-red-lower = run to lower red
space-alert-do-heroic-white-lower = run to lower white
space-alert-do-heroic-blue-lower = run to lower blue
space-alert-card = { $action } / { $movement }
space-alert-card-unknown = a card
space-alert-laid = { $up } ({ $down })

space-alert-zone-red = red
space-alert-zone-white = white
space-alert-zone-blue = blue
space-alert-zone-internal = inside
space-alert-station-red-upper = upper red
space-alert-station-white-upper = upper white
space-alert-station-blue-upper = upper blue
space-alert-station-red-lower = lower red
space-alert-station-white-lower = lower white
space-alert-station-blue-lower = lower blue
space-alert-station-space = space
space-alert-token-upper-cannon = upper cannon
space-alert-token-lower-cannon = lower cannon
space-alert-token-shield = shield
space-alert-token-reactor = reactor
space-alert-token-gravolift = gravolift
space-alert-token-structural = structure
space-alert-difficulty-white = white
space-alert-difficulty-yellow = yellow
space-alert-difficulty-mixed = mixed

## Questions

space-alert-question-watching = You are watching.
space-alert-question-briefing = Choose roles, then say that you are ready. The clock starts when everybody is.
space-alert-question-briefing-wait = The others are getting ready.
space-alert-question-action = Plan phase { $phase }: a card into each slot, one half up.
space-alert-question-resolution = Turn { $turn }: go on? A card laid wrong can be corrected by tripping, which delays your next turn.
space-alert-question-resolution-wait = Turn { $turn } is about to be played.
space-alert-question-repairs = { $member } may repair one thing before the next mission.
space-alert-question-repairs-wait = { $member } is choosing what to repair.
space-alert-question-repairs-done = The repairs are done.
space-alert-question-vote-go-on = Fly another mission? One “stop” is enough to go home.
space-alert-question-vote-common = How hard shall common threats be? The most cautious proposal wins.
space-alert-question-vote-serious = How hard shall serious threats be? The most cautious proposal wins.
space-alert-question-vote-wait = The others are voting.
space-alert-question-squad = One battlebot squad is left. Where shall it wait?
space-alert-question-squad-wait = The captain is placing the last battlebot squad.
space-alert-question-over = The mission is over.

## Moves

space-alert-slot-own = Turn { $slot }
space-alert-slot-of = { $member }'s turn { $slot }
space-alert-move-ready = Ready
space-alert-move-appoint = { $role ->
    [captain] { $crew } becomes captain
    [communications] { $crew } becomes communications officer
   *[security] { $crew } becomes chief of security
}
space-alert-move-seat-android = Seat { $android } after { $after }
space-alert-move-place = { $slot }: { $card }
space-alert-move-turn = { $slot }: turn over { $card }
space-alert-move-take-back = { $slot }: take back { $card }
space-alert-move-swap = { $slot }: swap with turn { $other }
space-alert-move-take-packet = { $next ->
    [0] Close phase { $phase }
   *[other] Close phase { $phase }, take packet { $next }
}
space-alert-move-draw = Draw a card (incoming data)
space-alert-move-give = Give { $card } to { $to }
space-alert-move-agree = Agree to end the action round now
space-alert-move-withdraw = Keep planning after all
space-alert-move-tell = { $follows ->
    [yes] Tell the crew my cards and follow proposals
   *[no] Tell the crew my cards
}
space-alert-move-propose = Propose a plan to the crew
space-alert-move-go-on = { $rest ->
    [yes] All my cards are right, don't ask again
   *[no] My card is right
}
space-alert-move-trip = { $crew } trips: meant { $meant }
space-alert-move-vote = { $choice }
space-alert-vote-go-on-stop = go home
space-alert-vote-go-on-go-on = fly on
space-alert-vote-common-white = common threats white
space-alert-vote-common-mixed = common threats mixed
space-alert-vote-common-yellow = common threats yellow
space-alert-vote-serious-white = serious threats white
space-alert-vote-serious-mixed = serious threats mixed
space-alert-vote-serious-yellow = serious threats yellow
space-alert-move-repair = Repair { $zone } { $token }
space-alert-move-repair-squad = Repair a battlebot squad
space-alert-move-store-squad = The squad waits in { $station }

## The computer's announcements: when, and what it says

space-alert-said = { $at } · { $saying }
# Every sentence is spoken by itself: it ends with a full stop and makes sense alone. After a change: python scripts/make_voice.py
space-alert-say-opening = Contacts ahead. Phase 1 begins.
space-alert-say-threat = Time T+{ $turn }. { $serious ->
    [yes] Serious threat.
   *[no] Threat.
} { $zone ->
    [red] Zone red.
    [white] Zone white.
   *[blue] Zone blue.
}
space-alert-say-threat-unconfirmed = Unconfirmed report. { space-alert-say-threat }
space-alert-say-internal-threat = Time T+{ $turn }. { $serious ->
    [yes] Serious threat.
   *[no] Threat.
} Inside.
space-alert-say-internal-threat-unconfirmed = Unconfirmed report. { space-alert-say-internal-threat }
space-alert-say-incoming-data = Incoming data. Draw one card.
space-alert-say-data-transfer = Data transfer. Hand one card over.
space-alert-say-transfer-over = Data transfer complete.
space-alert-say-communications-down = Communications are down.
space-alert-say-communications-restored = Communications are back.
space-alert-say-one-minute = { $last ->
    [yes] The mission ends in one minute.
   *[no] Phase { $phase } ends in one minute.
}
space-alert-say-twenty-seconds = { $last ->
    [yes] The mission ends in twenty seconds.
   *[no] Phase { $phase } ends in twenty seconds.
}
space-alert-say-countdown = Five. Four. Three. Two. One.
space-alert-say-phase-end = { $last ->
    [yes] Time is up. Ready for the jump.
   *[no] Phase { $phase } is over. Phase { $next } begins.
}
space-alert-no-mission = There is no mission { $mission }. There are: { $known }; or say the code on the sheet, such as S2-1.
space-alert-say-check = This is the ship’s computer. All hands, listen.

## Events

space-alert-event-mission-prepared = Mission { $number }: common threats { $common }, serious threats { $serious }.
space-alert-event-appointed = { $role ->
    [captain] { $crew } is captain.
    [communications] { $crew } is communications officer.
   *[security] { $crew } is chief of security.
}
space-alert-event-android-seated = { $android } sits after { $after }.
space-alert-event-seat-ready = { $seat } is ready.
space-alert-event-threat-drawn = T+{ $turn }, { $zone }: { $threat }.
space-alert-event-card-placed = { $half ->
    [action] { $crew } plans an action for turn { $slot }.
   *[movement] { $crew } plans a movement for turn { $slot }.
}
space-alert-event-card-placed-open = { $crew } gets { $card } for turn { $slot }.
space-alert-event-card-turned = { $crew } turns the card of turn { $slot }.
space-alert-event-cards-swapped = { $crew } swaps turns { $slot } and { $other }.
space-alert-event-card-taken-back = { $crew } takes the card of turn { $slot } back.
space-alert-event-packet-taken = { $seat } plans phase { $phase }.
space-alert-event-card-drawn = { $seat } draws a card.
space-alert-event-card-seen = It is { $card }.
space-alert-event-card-given = { $giver } gives { $to } a card.
space-alert-event-agreed = { $agrees ->
    [yes] { $seat } would end the action round now.
   *[no] { $seat } wants to keep planning.
}
space-alert-event-cards-told = { $follows ->
    [yes] { $seat } tells every card, and follows what is proposed.
   *[no] { $seat } tells every card.
}
space-alert-event-plan-proposed = { $seat } proposes a plan.
space-alert-event-action-round-over = { $early ->
    [yes] All agree: planning is over. What lies, flies.
   *[no] Planning is over. What lies, flies.
}
space-alert-event-revealed = Cards of turn { $turn }: { $orders }.
space-alert-event-revealed-one = { $crew } { $order }
space-alert-event-trip-declared = { $crew } trips: laid { $laid }, meant { $meant }.
space-alert-event-mission-scored = Destroyed { $destroyed } + survived { $survived } + seen { $visual } − penalties { $penalties } = { $total }.
space-alert-event-voted = { $seat } proposes: { $choice }.
space-alert-event-decided = The crew's decision: { $choice }.
space-alert-event-recovered = { $crew } recovers.
space-alert-event-token-repaired = { $crew } repairs { $zone } { $token }.
space-alert-event-squad-mended = { $crew } repairs a battlebot squad.
space-alert-event-squad-stored = The last squad waits in { $station }.
space-alert-event-campaign-scored = After { $missions } missions: threats { $threats } + seen { $visual } − penalties { $penalties } = { $total }.

## How it ended

space-alert-result-won = The ship jumps home with { $total } points.
space-alert-result-lost = { $threat } destroys the ship.
space-alert-result-campaign = The crew comes home after { $missions ->
    [one] one mission
   *[other] { $missions } missions
} with { $total } points.

## Why not

space-alert-why-no-seat = Only somebody with a seat can move.
space-alert-why-over = The mission is over.
space-alert-why-fifth = A fifth crew member can join two, three or four humans, not { $players }.
space-alert-why-campaign-script = A campaign flies random scripts.
space-alert-why-briefing = The action round has not begun: everybody must be ready first.
space-alert-why-ready-already = You have said that you are ready.
space-alert-why-role = That crew member can't have this role.
space-alert-why-role-held = That crew member has the role already.
space-alert-why-not-android = Only androids are seated anew.
space-alert-why-android-place = The android can't sit there, or sits there already.
space-alert-why-action-round = In the action round you plan; that comes at another time.
space-alert-why-no-slot = There is no such slot.
space-alert-why-test-run-slot = This flight has only two phases: slot { $slot } is not used.
space-alert-why-not-own-slot = You plan only in your own slots and for androids.
space-alert-why-later-phase = You have not taken the packet of phase { $phase } yet.
space-alert-why-locked = You have closed phase { $phase }: you may look at its cards but not change them.
space-alert-why-android-locked = Phase { $phase } has ended: the android's slots are locked.
space-alert-why-slot-full = A card lies in slot { $slot } already.
space-alert-why-slot-empty = Slot { $slot } is empty.
space-alert-why-swap-nothing = Swapping these two would change nothing.
space-alert-why-not-in-hand = That card is not in your hand.
space-alert-why-own-heroic = Your heroic card is for you alone.
space-alert-why-other-heroic = An android's heroic card is for that android alone.
space-alert-why-android-heroic-phase = At this table an android's heroic card is placed in phase 1 only.
space-alert-why-android-fixed = A card on an android can't be moved, turned or taken back.
space-alert-why-solo-packets = There are no packets in a solo game: phases end when they are announced.
space-alert-why-solo-data = Data lines are ignored in a solo game.
space-alert-why-last-packet = You have taken the last packet.
space-alert-why-no-incoming-data = No incoming data lets you draw now.
space-alert-why-pile-empty = The draw pile is empty.
space-alert-why-no-transfer = No data transfer is running.
space-alert-why-gave-already = You have given a card in this data transfer.
space-alert-why-give-to = Cards are given to another human player.
space-alert-why-give-heroic = Heroic cards can't be given away.
space-alert-why-give-not-in-hand = Only a card in your hand can be given.
space-alert-why-early-end = The round can end early only in the last phase.
space-alert-why-practice-end = First everybody takes the packet of the last phase.
space-alert-why-silence = Communications are down: nothing can be said or agreed now.
space-alert-why-told-already = The crew knows your cards already.
space-alert-why-no-plan = That is no plan for this crew.
space-alert-why-agreed-already = You have agreed already.
space-alert-why-not-agreed = You have not agreed to an early end.
space-alert-why-resolution = The plans are made: in the resolution you can only go on or trip.
space-alert-why-not-waiting = Nobody waits for you now.
space-alert-why-no-tripping = At this table nobody trips.
space-alert-why-trip-other = You speak only for yourself and for your android.
space-alert-why-tripped-already = Several delays of the same turn count as one; this card is corrected already.
space-alert-why-trip-nothing = There is no card to correct.
space-alert-why-trip-half = Only the other half of the card or the opposite arrow can have been meant.
space-alert-why-vote = The crew votes: make one of the proposals.
space-alert-why-voted-already = You have made your proposal.
space-alert-why-squad-station = The squad waits in upper blue or in lower red.
space-alert-why-squad-captain = The captain speaks for the crew.
space-alert-why-repairs = Between two missions the crew repairs.
space-alert-why-repair-turn = It is another crew member's turn to repair.
space-alert-why-no-such-crew = Nobody of that number flew along.
space-alert-why-repair-two = Two tokens of this zone have been repaired; that is the most between two missions.
space-alert-why-repair-nothing = That is not broken.

## Panels

space-alert-panel-mission = Mission
space-alert-panel-heard = The computer says
space-alert-panel-threats = Threats
space-alert-panel-ship = Ship
space-alert-panel-stations = Figures in turn order
space-alert-panel-systems = What A, B and C do, station by station
space-alert-line-systems = { $station }: { $a } · { $b } · { $c }
space-alert-does-red-upper-a = A heavy laser 4
space-alert-does-red-upper-b = B fill the red shield
space-alert-does-red-upper-c = C launch the interceptors (with battlebots)
space-alert-does-white-upper-a = A heavy laser 5
space-alert-does-white-upper-b = B fill the white shield
space-alert-does-white-upper-c = C computer (turns 1–2, 4–5, 8–9); all begin here
space-alert-does-blue-upper-a = A heavy laser 4
space-alert-does-blue-upper-b = B fill the blue shield
space-alert-does-blue-upper-c = C battlebots
space-alert-does-red-lower-a = A light laser 2
space-alert-does-red-lower-b = B fill the red reactor
space-alert-does-red-lower-c = C battlebots
space-alert-does-white-lower-a = A pulse cannon 1 on all near
space-alert-does-white-lower-b = B refuel the central reactor
space-alert-does-white-lower-c = C look out of the window
space-alert-does-blue-lower-a = A light laser 2
space-alert-does-blue-lower-b = B fill the blue reactor
space-alert-does-blue-lower-c = C launch a rocket
space-alert-room-shield = shield { $now }/{ $most }
space-alert-room-reactor = reactor { $now }/{ $most }
space-alert-room-damage = damaged: { $tokens }
space-alert-room-threat = ⚠ { $threat }
space-alert-room-figure = { $member }{ $state ->
    [out] , knocked out
    [squad] , with battlebots
   *[well] {""}
}
space-alert-forecast = If nobody stops it: { $letters }.
space-alert-forecast-letter = { $letter } in turn { $turn }
space-alert-forecast-none = If nobody stops it, it comes too late to act.
space-alert-panel-crew = Crew (● action, ◇ movement, · nothing)
space-alert-panel-plan = Plan
space-alert-panel-tracks = Trajectories, from far away to the ship
space-alert-panel-hand = Your cards
space-alert-panel-campaign = Campaign
space-alert-line-mission = { $mission } · common threats { $common }, serious threats { $serious }
space-alert-line-clock-open = Clock { $clock } · phase { $phase }
space-alert-line-clock = Clock { $clock } · phase { $phase } ends at { $end }
space-alert-line-untimed = Practice without a clock · phase { $phase }
space-alert-clock-phase = Phase
space-alert-clock-mission = Mission
space-alert-clock-transfer = Data transfer
space-alert-clock-turn = Next turn
space-alert-line-silence = COMMUNICATIONS DOWN: no talking, no signs.
space-alert-line-transfer = Data transfer is open: you may give one card away.
space-alert-line-may-draw = Incoming data: you may draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
space-alert-line-board = T{ $number } ({ $start }: { $letters })
space-alert-line-boards = Trajectories: red { $red }, white { $white }, blue { $blue }, inside { $internal }
space-alert-line-threat = T+{ $turn } { $zone }: { $threat } [{ $code }]
space-alert-line-turn = After turn { $turn }
space-alert-line-zone = { $zone }: shield { $shield }/{ $shield_capacity }, reactor { $reactor }/{ $reactor_capacity }, damage: { $damage }
space-alert-line-stores = fuel capsules { $fuel }, rockets { $rockets }
space-alert-line-in-play = { $threat } on square { $square }, damage { $damage }, at: { $stations }
space-alert-line-figure = { $member }: { $station }{ $squad ->
    [active] , with battlebots
    [disabled] , with disabled battlebots
   *[none] {""}
}{ $out ->
    [yes] , knocked out
   *[no] {""}
}
space-alert-line-planning = { $member } { $slots } · { $roles } · plans phase { $phase }, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand
space-alert-line-member = { $member } { $slots } · { $roles }
space-alert-role-captain = captain
space-alert-role-communications = communications
space-alert-role-security = security
space-alert-role-android = android
space-alert-role-none = crew
space-alert-back-action = an action
space-alert-back-movement = a movement
space-alert-line-no-threats = None announced yet.
space-alert-line-unplanned = Nothing planned yet.
space-alert-line-card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
space-alert-line-flown = Mission { $place } ({ $mission }): { $total } points
space-alert-line-carried = Still damaged, { $zone }: { $tokens }
space-alert-line-broken-squads = Battlebot squads out of order: { $squads }
space-alert-line-mission-number = This is mission { $number } of up to three.
space-alert-line-indented = {"   "}{ $line }

## Options

space-alert-name = Space Alert
space-alert-option-mission = Mission
space-alert-option-mission-random = one of the eight, at random
space-alert-option-mission-generated = a generated mission
space-alert-option-mission-mission-1 = Mission 1
space-alert-option-mission-mission-2 = Mission 2
space-alert-option-mission-mission-3 = Mission 3
space-alert-option-mission-mission-4 = Mission 4
space-alert-option-mission-mission-5 = Mission 5
space-alert-option-mission-mission-6 = Mission 6
space-alert-option-mission-mission-7 = Mission 7
space-alert-option-mission-mission-8 = Mission 8
space-alert-option-mission-test-run-1 = Test run 1
space-alert-option-mission-test-run-2 = Test run 2
space-alert-option-mission-simulation-1 = Simulation 1
space-alert-option-mission-simulation-2 = Simulation 2
space-alert-option-mission-simulation-3 = Simulation 3
space-alert-option-mission-advanced-simulation-1 = Advanced simulation 1
space-alert-option-mission-advanced-simulation-2 = Advanced simulation 2
space-alert-option-mission-advanced-simulation-3 = Advanced simulation 3
space-alert-option-rehearsal = Rehearsal: the script lies open
space-alert-option-common = Common threats
space-alert-option-common-help = yellow is harder
space-alert-option-common-white = white
space-alert-option-common-mixed = mixed
space-alert-option-common-yellow = yellow
space-alert-option-serious = Serious threats
space-alert-option-serious-help = yellow is harder
space-alert-option-serious-white = white
space-alert-option-serious-mixed = mixed
space-alert-option-serious-yellow = yellow
space-alert-option-fifth = One android more, for a crew of five
space-alert-option-campaign = Campaign of up to three missions
space-alert-option-clock = Clock
space-alert-option-clock-help = none is practice: all threats lie open
space-alert-option-clock-real = real
space-alert-option-clock-relaxed = 1½ ×
space-alert-option-clock-slow = 2 ×
space-alert-option-clock-off = none
space-alert-option-resolution = Resolution
space-alert-option-resolution-step = turn by turn, when everybody has seen it
space-alert-option-resolution-run = all at once
space-alert-option-tripping = A card laid wrong may be corrected by tripping
space-alert-option-training-heroics = Heroic cards in training flights too
space-alert-option-forecast = Say on which turns threats act
space-alert-option-ghost = Show where your own cards lead
space-alert-option-length = Length of a generated mission
space-alert-option-length-short = short
space-alert-option-length-normal = normal
space-alert-option-length-long = long
space-alert-option-threat-points = Threat level of a generated mission (8 as printed)
space-alert-option-data-transfers = Data transfers in a generated mission
space-alert-option-data-transfers-any = as in printed missions
space-alert-option-data-transfers-0 = none
space-alert-option-data-transfers-1 = one
space-alert-option-data-transfers-2 = two
space-alert-option-data-transfers-3 = three
space-alert-option-data-transfers-4 = four
space-alert-option-data-transfers-5 = five
space-alert-option-black-outs = Communication black-outs in a generated mission
space-alert-option-black-outs-any = as in printed missions
space-alert-option-black-outs-0 = none
space-alert-option-black-outs-1 = one
space-alert-option-black-outs-2 = two
space-alert-option-black-outs-3 = three
space-alert-option-black-outs-4 = four
space-alert-option-black-outs-5 = five
space-alert-option-transfer-seconds = Seconds a data transfer stays open
space-alert-option-incoming-data = The right to draw for incoming data
space-alert-option-incoming-data-kept = stays until it is used
space-alert-option-incoming-data-next-announcement = lapses with the next announcement
space-alert-option-android-heroics = An android's heroic card
space-alert-option-android-heroics-any-phase = may be placed in any phase
space-alert-option-android-heroics-first-phase = may be placed in phase 1 only
space-alert-option-campaign-penalties = Penalties of a campaign
space-alert-option-campaign-penalties-ship = for the ship as it is at the end
space-alert-option-campaign-penalties-last-mission = for the damage of the last mission only
space-alert-option-first-printing = Stealth Fighter as first printed (speed 4)
space-alert-option-doublings-multiply = Several doublings of damage multiply
space-alert-option-pulse-beats-marauder = The pulse cannon cancels the Marauder's shield bonus too
space-alert-option-bonus-without-letters = An asteroid that reached no letter attacks with the Scout's bonus
space-alert-option-scout-bonus-ends-at-once = A Scout destroyed in the same step gives no bonus any more
space-alert-option-last-retaliation = Nemesis strikes back even when destroyed
space-alert-option-count-knocked-out = Seeker and Alien count knocked-out figures
space-alert-option-heroic-move-uses-lift = A heroic movement occupies the gravolift
space-alert-option-return-delay-apart = The forced return from space is a delay of its own
space-alert-option-final-step-after-test-run = A test run ends with the final step on turn 8
space-alert-option-surplus-lost = A lost capacity also costs the heroic surplus
space-alert-option-nemesis-stops = Nemesis stops at once when its own action destroys it
space-alert-option-refuelling-trims = Refuelling sets an overfull reactor back to its capacity
space-alert-option-amounts-fixed = Amounts are fixed before the first token is drawn
