### Galaxy Trucker's lessons: what the coach says. At most twelve words a line (a test counts them).

## A taste: five tiles
lesson-gt-taste = Five tiles
lesson-gt-taste-about = Ninety seconds. A space ship from sewer parts.
lesson-gt-taste-draw = Space ships from sewer parts. Draw one.
lesson-gt-taste-gun = Plugs join. Put the gun above the cabin.
lesson-gt-taste-gun-wrong-1 = Fits. Guns like the front. Above, please.
lesson-gt-taste-gun-refused = Its plug must meet a plug.
lesson-gt-taste-cabin = Two more crew. Turn it once, then left of the cabin.
lesson-gt-taste-cabin-wrong-1 = Turn it once: keep the double side outward.
lesson-gt-taste-cabin-wrong-2 = Fits. Left of the cabin, please.
lesson-gt-taste-clash = A gun with a double plug. Try above the new cabin.
lesson-gt-taste-clash-done = Single meets double: no join.
lesson-gt-taste-double = Double meets double, on the left. Put it there.
lesson-gt-taste-double-wrong-1 = Fits. Left shows more.
lesson-gt-taste-engine = Engines blow backward, nothing behind them. Below the cabin.
lesson-gt-taste-engine-wrong-1 = Fits too. Centre, please.
lesson-gt-taste-smooth = Batteries. Smooth sides outward bounce small rocks. Right side.
lesson-gt-taste-smooth-wrong-1 = Fits. Right side, please.
lesson-gt-taste-end = It flies. Two plugs stay open: rocks love those.

## Led: a first ship
lesson-gt-build = A first ship
lesson-gt-build-about = Half is built. Cargo, engines, and a plug left open.
lesson-gt-build-hold = Cargo goes outside: it earns, and rocks come. Right wing.
lesson-gt-build-hold-wrong-1 = Allowed. First the right wing.
lesson-gt-build-girder = Girders are plugs and nothing else. Turn it; below the left hold.
lesson-gt-build-girder-wrong-1 = Turn it once: a plug must point down.
lesson-gt-build-girder-wrong-2 = Allowed. First below the left hold.
lesson-gt-build-engine = No engine yet: Open Space would end you. Below the girder.
lesson-gt-build-engine-wrong-1 = Fits too. Below the girder, please.
lesson-gt-build-second = One more. Two days per Open Space.
lesson-gt-build-second-wrong-1 = Fits too. Beside the other, please.
lesson-gt-build-double = Double: two days, one battery a time. You have { $cells }.
lesson-gt-build-return = Not this one? Back it goes, face up for all.
lesson-gt-build-return-wrong-1 = Also good. Left over, it costs one.
lesson-gt-build-open = One open plug, right side. Tap it, and remember it.
lesson-gt-build-finish = Done? First to finish flies first.
lesson-gt-build-finish-wrong-1 = Number 1 flies first.
lesson-gt-build-end = A ship. Now somebody has to fly it.

## Led: the first flight
lesson-gt-flight = The first flight
lesson-gt-flight-about = Rocks, a planet, open space. And the plug you left open.
lesson-gt-flight-enough = One hold more? Enough is enough. Give it back.
lesson-gt-flight-enough-wrong-1 = It fits, and you’ll see why. First give it back.
lesson-gt-flight-enough-wrong-2 = Left over it costs one. Give it back.
lesson-gt-flight-launch = Ready for launch. Eight cards lie ahead.
lesson-gt-flight-launch-wrong-1 = Later. This time card by card.
lesson-gt-flight-rocks = Rocks. Dice say where: column or row.
lesson-gt-flight-rocks-1 = A big one, and your gun stands in its column.
lesson-gt-flight-rocks-2 = No part of yours in that row.
lesson-gt-flight-rocks-3 = Remember the open plug? Row 8, from the right.
lesson-gt-flight-rocks-4 = What hung on it alone drifts off, too.
lesson-gt-flight-saved = What would have saved it? Close the plug with the hold.
lesson-gt-flight-saved-wrong-1 = That’s how the plug stayed open. Put it there.
lesson-gt-flight-saved-wrong-2 = Put it on the plug: smooth side outward.
lesson-gt-flight-again = The same rocks, the same dice. Fly.
lesson-gt-flight-again-wrong-1 = Later. This time card by card.
lesson-gt-flight-bounce = The same rocks again.
lesson-gt-flight-bounce-1 = A smooth side: it bounces off. Nothing lost.
lesson-gt-flight-planets = Land? Two days for two red goods: the richest.
lesson-gt-flight-planets-wrong-1 = Also goods. The first planet is the richest.
lesson-gt-flight-planets-wrong-2 = Days are cheap now. Land on the first.
lesson-gt-flight-load = Red is dangerous: only the red hold takes it. Load.
lesson-gt-flight-load-wrong-1 = There is room for one. Take it.
lesson-gt-flight-space = Open space. Power the double engine: one battery, two days more.
lesson-gt-flight-space-wrong-1 = Then Marek stays ahead. Spend the battery.
lesson-gt-flight-alone = Marek turns back. The rest is yours: four cards.
lesson-gt-flight-alone-1 = A wreck: crew for credits. Or fly past.
lesson-gt-flight-alone-2 = Smugglers: equal guns or more, or goods go.
lesson-gt-flight-alone-3 = Stardust: a day for every open plug.
lesson-gt-flight-alone-4 = A station: enough crew aboard, and its goods are yours.
lesson-gt-flight-end = Home. Goods are money, lost parts cost. Now you build one.

## Gentle: two flights
lesson-gt-gentle = Two flights
lesson-gt-gentle-about = A real game against two bots, with twice the sand.
lesson-gt-gentle-game = Marek and Hana are bots. Ready? The sand starts then.
lesson-gt-gentle-game-1 = Tap the heap for a tile, then a square that is lit.
lesson-gt-gentle-game-2 = Cards shows what is coming. Looking costs only time.
lesson-gt-gentle-game-3 = The sand is out. Flip it when it suits you.
lesson-gt-gentle-game-4 = Your parts answer: tap what is lit on your ship.
lesson-gt-gentle-game-5 = Line by line: what came in, what lost parts cost.
lesson-gt-gentle-game-6 = Class II: bigger board, one flip more, rougher cards.
lesson-gt-gentle-game-7 = Look at all three piles: most of the flight lies there.
lesson-gt-gentle-game-8 = Aliens need a life support joined to their cabin.
lesson-gt-gentle-end = That’s the game. The expansion makes it stranger.
