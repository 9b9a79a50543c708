### What the browser client says about Space Alert.

## The lesson

web-learn-space-alert-1 = You have ten minutes. The ship's computer announces threats, and everybody plans twelve turns with cards, all at the same time.
web-learn-space-alert-2 = A card is a move or an action (A, B or C) of the room you are in: guns, shields, or something special.
web-learn-space-alert-3 = When time is up, the plan is played out turn by turn. Shoot threats before they reach their marks on the track.
web-learn-space-alert-4 = Energy comes from the reactors, fuel from the central one. Talk: two people firing one gun waste a turn.
web-learn-space-alert-5 = Tap one half of a card, then a lit slot. Tap a laid card to turn it over or take it back. The clock on top shows how long the phase still lasts.

## The board

web-sa-phase = Phase { $phase }
web-sa-turns = turns { $first } to { $last }
web-sa-lane = { $zone } trajectory
web-sa-token = { $threat }, T+{ $turn }
web-sa-threats = Threats, the newest first
web-sa-new = new
web-sa-values = speed { $speed } · shield { $shield } · { $hp } hits
web-sa-values-inside = speed { $speed } · { $hp } hits
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
web-sa-agree = End the round now
web-sa-help-plan = Tap half a card, then a turn. Tap a laid card to turn it over; drag it to move it or take it back.
web-sa-help-picked = Now tap a turn that is lit.
web-sa-help-give = Data transfer: tap a card, then whoever gets it.
web-sa-plan-title = Plan turns { $first } to { $last }
web-sa-take-back = Take back turn { $slot }
