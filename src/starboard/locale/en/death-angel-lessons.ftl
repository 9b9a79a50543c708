### Death Angel's lessons: what the coach says. At most twelve words a line (a test counts them).

## A taste: hold the corridor
lesson-da-taste = Hold the corridor
lesson-da-taste-about = Ninety seconds. One gun, three Genestealers.
lesson-da-taste-shoot = Leon’s gun is loaded. Tap the two beside him, then Attack.
lesson-da-taste-shoot-wrong-1 = Reach is fine. The two are worse.
lesson-da-taste-shoot-wrong-2 = Not yet: they bite next.
lesson-da-taste-skull = A skull kills. Choose which one.
lesson-da-taste-again = Half the faces have skulls. Shoot again.
lesson-da-taste-again-wrong-1 = Allowed. First the one beside Leon.
lesson-da-taste-again-wrong-2 = Free shots. Take them.
lesson-da-taste-help = One shot left. Help Lorenzo.
lesson-da-taste-help-wrong-1 = Free shot. Take it.
lesson-da-taste-watch = Now the last one attacks Lorenzo. Watch the die.
lesson-da-taste-keep = A skull: Counter Attack saves him and strikes back. Go on.
lesson-da-taste-keep-wrong-1 = The skull already saves him. Keep the token.
lesson-da-taste-end = Six stand. More are coming. Next: a whole round.

## Led: one round, then the door
lesson-da-led = One round, then the door
lesson-da-led-about = The whole round once, by hand, and the first journey.
lesson-da-led-column = Six Marines, one column. Each looks left or right. Tap one.
lesson-da-led-shield = The shield: { $odds } of 6 faces save Zael. Tap the swarm.
lesson-da-led-support = Each team plays one card a round. Yellow: support.
lesson-da-led-support-wrong-1 = Later. Now a token.
lesson-da-led-move = Grey: move and activate.
lesson-da-led-move-wrong-1 = Strong! Next round.
lesson-da-led-attack = Purple: attack. It will rest next round.
lesson-da-led-attack-wrong-1 = Zael has fire. Use it.
lesson-da-led-token = Lowest number first. A token: who needs it most?
lesson-da-led-token-wrong-1 = He burns his two himself. Claudio can’t.
lesson-da-led-token-wrong-2 = No swarm in front: it can’t help him.
lesson-da-led-stance = Defensive Stance: his second roll saves him, unless it’s 0. Read it.
lesson-da-led-nobody-moves = Nobody has to move. Stay.
lesson-da-led-nobody-turns = Nobody has to turn. On to the Door.
lesson-da-led-door = A token on the Door kills one when you leave.
lesson-da-led-door-wrong-1 = It costs nothing.
lesson-da-led-stealth = An empty pile lets you travel. Right has { $right }: bury one there.
lesson-da-led-stealth-wrong-1 = Right is nearer to empty. Empty means travel.
lesson-da-led-spare = Spend Claudio’s token for the other pile? Better not.
lesson-da-led-spare-wrong-1 = Then nothing saves Claudio.
lesson-da-led-fire = Zael’s fire kills as many as he rolls. Tap Zael, then the two.
lesson-da-led-fire-wrong-1 = Two burn better than one.
lesson-da-led-fire-wrong-2 = Free fire. Take it.
lesson-da-led-omnio = Omnio needs a skull: three of six.
lesson-da-led-omnio-wrong-1 = A free shot.
lesson-da-led-dice = Dice. That’s why Claudio has a token.
lesson-da-led-reroll = He must roll more than { $size }. Spend the token.
lesson-da-led-reroll-wrong-1 = 1 is not above { $size }: he would fall.
lesson-da-led-event = Every round ends with an event. More come out, some move.
lesson-da-led-arrows = Left lanes drift down, right lanes up. Tap the three.
lesson-da-led-journey = Right pile empty: you travel. The Door takes one.
lesson-da-led-journey-wrong-1 = A free kill. Choose one.
lesson-da-led-arrived = A new room. The swarm travels with you.
lesson-da-led-yours = Four beside Zael. Power Field would hold them. Your turn.
lesson-da-led-end = That was a round. Who falls, falls: the column closes up.

## Gentle: the last room
lesson-da-gentle = The last room
lesson-da-gentle-about = Five Marines, one button. A real end of a mission.
lesson-da-gentle-button = Win here: tokens on the button, then roll that or less.
lesson-da-gentle-panel = Goriel stands at the panel and looks away. Tap the panel.
lesson-da-gentle-turn = Move cards turn Marines. Yellow’s turns Goriel.
lesson-da-gentle-turn-wrong-1 = A token helps, too. First turn Goriel.
lesson-da-gentle-mission = Now it’s yours. Purple and Grey choose, too.
lesson-da-gentle-mission-1 = A card for each team. Who is worst off?
lesson-da-gentle-mission-2 = Turn Goriel to the panel.
lesson-da-gentle-mission-3 = Each push: one token more, or roll.
lesson-da-gentle-mission-4 = Artefact: turns one hit into a miss, once.
lesson-da-gentle-mission-5 = Tokens stay on the button. Push again.
lesson-da-gentle-mission-6 = A token: one more roll against what he faces.
lesson-da-gentle-mission-7 = Move a swarm in front of somebody who faces it.
lesson-da-gentle-mission-8 = Trade places with a neighbour, or go on: turning is next.
lesson-da-gentle-mission-9 = Tap a Marine, then what stands in front of him.
lesson-da-gentle-mission-else = The button wins it. Keep them alive until then.
lesson-da-gentle-won = Victory! You held the last room. A whole mission has four.
lesson-da-gentle-end = That was the last room. A whole mission has four.
