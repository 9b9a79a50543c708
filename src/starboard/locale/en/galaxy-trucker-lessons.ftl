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
lesson-gt-flight-planets = Goods for two days? Planet 2: red and blue, all fit.
lesson-gt-flight-planets-wrong-1 = Two red, but your red hold takes one.
lesson-gt-flight-planets-wrong-2 = Also goods. Planet 2 brings more.
lesson-gt-flight-planets-wrong-3 = Goods are money. Two days are cheap.
lesson-gt-flight-load = Only the striped hold takes red. Best fit, then load.
lesson-gt-flight-load-wrong-1 = Free money. Load it.
lesson-gt-flight-space = Double engine: one battery, two days more. Tap it.
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

## Another Big Expansion: the tube
lesson-gt-tube = A ship like a tube
lesson-gt-tube-about = Class IIB: left and right are neighbours.
lesson-gt-tube-round = This ship is a tube. Tap its edge: it turns.
lesson-gt-tube-seam = Column 9 touches column 1. Build across: the lit square.
lesson-gt-tube-seam-wrong-1 = Fits too. Across the seam, please: column 1.
lesson-gt-tube-seam-wrong-2 = Keep it. It goes across the seam.
lesson-gt-tube-launch = Now rocks. Fly.
lesson-gt-tube-launch-wrong-1 = Later. This time card by card.
lesson-gt-tube-rocks = Two dice name a column: on a tube every roll hits one.
lesson-gt-tube-rocks-1 = A big rock, and no gun in its column.
lesson-gt-tube-rocks-2 = Across the seam a part hung on it. Gone, too.
lesson-gt-tube-rocks-3 = From the side it starts inside, and flies round the tube.
lesson-gt-tube-end = No insurance here: every lost part costs one.

## Another Big Expansion: an intruder
lesson-gt-guest = Somebody at the door
lesson-gt-guest-about = An intruder walks in. One part would have stopped it.
lesson-gt-guest-odd = A defence system. What for? Give it back.
lesson-gt-guest-odd-wrong-1 = You’ll see where it belongs. First give it back.
lesson-gt-guest-odd-wrong-2 = You’ll see where it belongs. First give it back.
lesson-gt-guest-launch = Six people aboard, all’s well. Fly.
lesson-gt-guest-launch-wrong-1 = Later. This time card by card.
lesson-gt-guest-walks = Something knocks. Dice say where: row 7, from the left.
lesson-gt-guest-walks-1 = It is in. The next room is lit.
lesson-gt-guest-walks-2 = It eats whoever is there.
lesson-gt-guest-walks-3 = Left-handed: it takes the left door each time.
lesson-gt-guest-walks-4 = Four steps, four people. It leaves, well fed.
lesson-gt-guest-guard = One guarded door stops it. Left of the cabin.
lesson-gt-guest-guard-wrong-1 = Guards that room. It came in on the left.
lesson-gt-guest-guard-wrong-2 = Then it eats again. Left of the cabin.
lesson-gt-guest-guard-wrong-3 = Then it eats again. Left of the cabin.
lesson-gt-guest-again = Same card, same dice. Fly.
lesson-gt-guest-again-wrong-1 = Later. This time card by card.
lesson-gt-guest-scared = It knocks again.
lesson-gt-guest-scared-1 = Guarded: it runs. Poor Marek has no such door.
lesson-gt-guest-end = Guards inside kill it, and pay. At the door they scare.

## Another Big Expansion: a specialist
lesson-gt-team = A Welder
lesson-gt-team-about = Three specialists apply. One is yours.
lesson-gt-team-hire = Three offers, nobody sees yours. Hire the Welder.
lesson-gt-team-hire-wrong-1 = Sabotage is fun, later. Today the Welder.
lesson-gt-team-hire-wrong-2 = Good, too. Today the Welder.
lesson-gt-team-weld = Single meets double. Your Welder joins them: there.
lesson-gt-team-weld-wrong-1 = Fits without a Welder. Above the new cabin, please.
lesson-gt-team-weld-wrong-2 = Keep it. Above the new cabin, please.
lesson-gt-team-weld-wrong-3 = Keep it. Above the new cabin, please.
lesson-gt-team-look = Welded. Twice a round it’s allowed. Tap it.
lesson-gt-team-end = From the next round, the second talent works as well.
