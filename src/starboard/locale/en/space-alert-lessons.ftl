### Space Alert's lessons: what the coach says. At most twelve words a line (a test counts them).

## A taste: one card
lesson-sa-taste = One card
lesson-sa-taste-about = Ninety seconds. One gunship, one shot, which turn?
lesson-sa-taste-gunship = A gunship: here on turn { $turn }, fires on turn { $acts }. Tap it.
lesson-sa-taste-shot = One more shot, before it fires: your A on turn 2.
lesson-sa-taste-shot-wrong-1 = Turn 1: it isn’t there yet. The beam finds nothing.
lesson-sa-taste-shot-wrong-2 = Turn it over: arrows walk, letters act.
lesson-sa-taste-shot-wrong-3 = Allowed. First the A, on turn 2.
lesson-sa-taste-film = Nothing can be changed now. Lean back, turn by turn.
lesson-sa-taste-end = Destroyed in time. Now ten minutes, four of you, no time.

## Led: the first flight
lesson-sa-led = First flight
lesson-sa-led-about = Two phases. The clock waits for you.
lesson-sa-led-fighter = Fighter on blue, turn { $turn }. Ada takes it. Tap it.
lesson-sa-led-gunship = Gunship: here on turn { $turn }, fires on turn { $acts }. Read it.
lesson-sa-led-first-shot = 5 minus shield 2 is 3. Two shots make 6. Turn 2.
lesson-sa-led-first-shot-wrong-1 = Turn 1: it isn’t there yet.
lesson-sa-led-first-shot-wrong-2 = Turn it over: arrows walk, letters act.
lesson-sa-led-first-shot-wrong-3 = Allowed. First an A, on turn 2.
lesson-sa-led-second-shot = Second shot, before it fires: turn 3.
lesson-sa-led-second-shot-wrong-1 = Turn 1 is for something else.
lesson-sa-led-second-shot-wrong-2 = Turn it over: arrows walk, letters act.
lesson-sa-led-second-shot-wrong-3 = Allowed. First the second A.
lesson-sa-led-computer = C here is the computer. Due by turn 2.
lesson-sa-led-computer-wrong-1 = Turn it over: the C is up.
lesson-sa-led-computer-wrong-2 = Allowed. First the C, on turn 1.
lesson-sa-led-give = Data transfer. Ada lacks a shot. Give her A.
lesson-sa-led-give-wrong-1 = She can’t fire with that.
lesson-sa-led-give-wrong-2 = Ada asked.
lesson-sa-led-amoeba = Amoeba on red, turn { $turn }. Ben is on it. Tap it.
lesson-sa-led-slots = Change anything now; soon they lock. Tap a turn.
lesson-sa-led-locked = Phase 1 is closed: locked means locked. Tap it.
lesson-sa-led-again = Five new cards. Computer again: a C by turn 5.
lesson-sa-led-again-wrong-1 = One turn late: everyone would stumble.
lesson-sa-led-again-wrong-2 = Allowed. First the C, on turn 4 or 5.
lesson-sa-led-draw = Incoming data: draw a card, any time.
lesson-sa-led-lift = Lift down on 6: the arrow up or down walks.
lesson-sa-led-lift-wrong-1 = On 6 you’re still upstairs. Walk first.
lesson-sa-led-lift-wrong-2 = Allowed. First the lift, on turn 6.
lesson-sa-led-window = Below, C is the window. Look out on 7.
lesson-sa-led-window-wrong-1 = Turn it over: the C is up.
lesson-sa-led-window-wrong-2 = Allowed. First the C, on turn 7.
lesson-sa-led-film = Nothing can be changed. Lean back.
lesson-sa-led-end = Three destroyed, no damage, two at the window.
