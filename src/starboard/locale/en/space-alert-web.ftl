### What the browser client says about Space Alert.

## The lesson

web-learn-space-alert-1 = You have ten minutes. The ship's computer announces threats, and everybody plans twelve turns with cards, all at the same time.
web-learn-space-alert-2 = A card is a move or an action (A, B or C) of the room you are in: guns, shields, or something special.
web-learn-space-alert-3 = When time is up, the plan is played out turn by turn. Shoot threats before they reach their marks on the track.
web-learn-space-alert-4 = Energy comes from the reactors, fuel from the central one. Talk: two people firing one gun waste a turn.
web-learn-space-alert-5 = Tap one half of a card, then a lit slot. Tap a laid card to turn it over or take it back. The clock on top shows how long the phase still lasts.
