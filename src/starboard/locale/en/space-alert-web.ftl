### What the browser client says about Space Alert.

## The board

web-sa-phase = Phase { $phase }
web-sa-turns = turns { $first } to { $last }
web-sa-lane = { $zone } trajectory
web-sa-token = { $threat }, T+{ $turn }
web-sa-threats = Threats, the newest first
web-sa-new = new
web-sa-values = { $hp ->
    [one] speed { $speed } · shield { $shield } · 1 hit
   *[other] speed { $speed } · shield { $shield } · { $hp } hits
}
web-sa-values-inside = { $hp ->
    [one] speed { $speed } · 1 hit
    [rockets] speed { $speed } · as many hits as rockets
   *[other] speed { $speed } · { $hp } hits
}
web-sa-crew = Crew in the order of turns
web-sa-member = { $name }: { $roles }; { $filled } of 12 turns planned
web-sa-backs = { $name }: { $filled } of 12 turns planned
web-sa-slot-empty = { $name }, turn { $slot }: empty
web-sa-slot-laid = { $name }, turn { $slot }: { $up } ({ $down }); a tap turns it over
web-sa-half = { $up } up, { $down } below
web-sa-stays = What is laid here stays here
web-sa-take-back-here = Take the card back
web-sa-draw = Draw
web-sa-draw-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-sa-give-to = Hand a card to { $name }
web-sa-close-sure = { $count ->
    [one] One turn of phase { $phase } is empty.
   *[other] { $count } turns of phase { $phase } are empty.
} Close it anyway?
web-sa-close-yes = Close it
web-sa-close-no = Keep planning
web-sa-agree = End planning now
web-sa-agree-sure = { $count ->
    [1] One turn is empty. End planning anyway?
   *[other] { $count } turns are empty. End planning anyway?
}
web-sa-agree-yes = End it
web-sa-tell = Tell my cards
web-sa-told = The crew's cards
web-sa-told-plan = { $name }: the plan
web-sa-told-hand = { $name }: in hand { $cards }
web-sa-told-empty = No cards in hand.
web-sa-told-proposal = { $name } proposes for you
web-sa-help-plan = Tap half a card, then a turn. Tap a laid card to turn it over; drag it to move it or take it back.
web-sa-help-picked = Now tap a turn that is lit.
web-sa-help-give = Data transfer: tap a card, then whoever gets it.
web-sa-plan-title = Plan turns { $first } to { $last }
web-sa-take-back = Take back
web-sa-take-back-turn = Take back turn { $slot }
web-sa-help-agreed = { $names } would end planning now; { $missing ->
    [one] one is missing.
   *[other] { $missing } are missing.
}
web-sa-gifts = Got a card from { $names }
web-sa-ghost = Turn { $turn }, { $order }: { $why }
web-sa-ribbon = What was announced so far
web-sa-common = common threats { $level }
web-sa-serious = serious threats { $level }
web-sa-android = android
web-sa-android-name = { $name }, an android
web-sa-member-role = { $name }: { $roles }
web-sa-briefing-help = { $timed ->
    [yes] Drag a badge to whoever takes the role, or tap both. The clock starts when everybody is ready.
   *[no] Drag a badge to whoever takes the role, or tap both. No clock runs in practice.
}
web-sa-briefing-picked = Now tap whoever it goes to.
web-sa-packet = Close phase { $phase }
web-sa-untimed = practice, no clock
web-sa-briefing-title = Who does what?
web-sa-heroic = Your heroic card
web-sa-help-repair = Tap what is to be repaired.
web-sa-help-silence = Nobody hears you. Plan on by yourself.
web-sa-markers = Markers for planning
web-sa-marker = Marker: { $name }
web-sa-cube = energy

## The film

web-sa-film = The film
web-sa-turn = Turn { $turn }
web-sa-final-step = The last step
web-sa-turn-on = Next turn
web-sa-turn-back = Turn before
web-sa-next-damage = Next damage
web-sa-score-so-far = Score so far
web-sa-this-turn = This turn
web-sa-you-hold = You hold the film: the table waits for you.
web-sa-trip = { $name } meant something else
web-sa-meant = What was meant?
web-sa-trip-costs = It costs a delay: everything after it comes one turn later.
web-sa-trip-not = No, it is right
web-sa-damage-on = Damage on { $threat }
web-sa-damage-in = { $threat } hits { $zone }
web-sa-damage-of = { $damage } of { $hp }
web-sa-its-shield = its shield
web-sa-attack = attack
web-sa-inside-hit = damage inside
web-sa-bonus = bonus
web-sa-times = weak structure
web-sa-all-add-up = All weapons on one target add up; the shield is taken off once.
web-sa-a-token-each = Every point draws a damage token.
web-sa-shield-held = The shield holds.
web-sa-why-cryoshield = The cryoshield takes all of it, once.
web-sa-why-swarm = A swarm loses one at most.
web-sa-why-pulse = A pulse switches its shield off.
web-sa-why-polarized = Lasers do it half the harm.
web-sa-home = Home.
web-sa-to-the-vote = On to the vote
web-sa-lost-on = Lost on turn { $turn }
web-sa-lost-at-the-end = Lost in sight of home
web-sa-lost-hit = { $tokens ->
    [one] { $threat } struck { $zone } once more than it could bear.
   *[other] { $threat } dealt { $tokens } to { $zone }: more than it could bear.
}
web-sa-lost-to = { $threat } was the end of the ship.
web-sa-no-score = A lost flight has no score.
web-sa-see-fatal-hit = Watch turn { $turn } again: the hit that broke her
web-sa-see-turn-lost = Watch turn { $turn } again: the end of the ship
web-sa-signed = { $minus ->
    [yes] − { $abs }
   *[no] + { $n }
}
web-sa-total = { $minus ->
    [yes] −{ $abs }
   *[no] { $abs }
}
web-sa-score-destroyed = threats destroyed
web-sa-score-survived = threats survived
web-sa-score-visual = seen from the window
web-sa-score-damage = damage tokens
web-sa-score-worst-zone = the worst zone once more
web-sa-score-knocked-out = knocked out
web-sa-score-squads = battlebots disabled
web-sa-score-total = Score

## What if

web-sa-what-if = What if?
web-sa-what-saves = What would have saved us?
web-sa-what-if-help = Tap a card and lay another one there. Everything else happens as it would have, token by token.
web-sa-pick-card = Which card?
web-sa-turn-of = { $name }, turn { $turn }
web-sa-lay = Lay instead
web-sa-slot = { $name }, turn { $turn }: { $order }
web-sa-as-flown = As it was flown
web-sa-if-home = home with { $score }
web-sa-if-lost = lost on turn { $turn }
web-sa-watch-it = Watch it
web-sa-share = Share this what-if
web-sa-as-it-was = As it was
web-sa-never-was = What if
web-sa-happened = Back to what happened
web-sa-ask-coach = Ask the coach
web-sa-try-it = Try it
web-sa-coach-better = What would have been better
web-sa-coach-saving = What would have saved us
web-sa-coach-nothing-better = Nothing: of { $tried } single changes none does better.
web-sa-coach-nothing-saves = No single card: of { $tried } single changes none brings the ship home.
web-sa-coach-two = No single card ({ $tried } tried), but two of them: the best of { $pairs } pairs.
web-sa-coach-no-two = Neither one card nor two: { $tried } single changes and { $pairs } pairs were flown.
web-sa-coach-try-two = Try two cards at once
web-sa-coach-deeper = When was it lost?
web-sa-coach-last-chance = Up to turn { $turn } the ship could still be saved, with the cards we held.
web-sa-coach-none-found = No way home found in { $plans } plans. That is no proof.
web-sa-coach-worth = Under each card: what it was worth, in points, or the turn on which the ship is lost without it.
web-sa-worth = { $n }
web-sa-worth-home = home
web-sa-worth-lost = † { $turn }
