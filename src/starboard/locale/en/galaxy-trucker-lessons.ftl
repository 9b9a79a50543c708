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
