### Death Angel's lessons: what the coach says. At most twelve words a line (a test counts them).

## A taste: hold the corridor
lesson-da-taste = Hold the corridor
lesson-da-taste-about = Ninety seconds. One gun, three Genestealers.
lesson-da-taste-shoot = Six Marines hold the corridor. Tap the two beside Leon, then Attack.
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
lesson-da-taste-more = More will come: that is for later.
lesson-da-taste-end = All six stand. Next: a whole round.

## Led: one round, then the door
lesson-da-led = One round, then the door
lesson-da-led-about = The whole round once, by hand, and the first journey.
lesson-da-led-column = Six Marines, one column. Each looks left or right. Tap one.
# $side: where the one looks who was tapped
lesson-da-led-column-done = { $side ->
    [left] He looks left: the coloured edge of his card shows it.
   *[right] He looks right: the coloured edge of his card shows it.
 }
lesson-da-led-shield = The shield: { $odds } of 6 faces save Zael. Tap the swarm.
lesson-da-led-support = Each team plays one card a round. Yellow: support.
lesson-da-led-support-wrong-1 = Later. Now a token.
lesson-da-led-move = Grey: move and activate.
lesson-da-led-move-wrong-1 = Strong! Next round.
lesson-da-led-attack = Purple: attack. This card then rests a round.
lesson-da-led-attack-wrong-1 = Zael has fire. Use it.
lesson-da-led-stance = Lowest first: Defensive Stance. A token is a second roll. Read it.
lesson-da-led-token = A yellow Marine’s second roll saves him, unless 0. Who gets it?
lesson-da-led-token-wrong-1 = Zael can burn his two. Claudio can’t attack this round.
lesson-da-led-token-wrong-2 = No swarm in front: it can’t help him.
lesson-da-led-nobody-moves = Nobody has to move or turn now. On to the Door.
lesson-da-led-door = Each token on the Door kills one Genestealer when you leave.
lesson-da-led-door-wrong-1 = It costs nothing.
lesson-da-led-stealth = An empty pile lets you travel. Right has { $right }: discard one there.
lesson-da-led-stealth-wrong-1 = Right is nearer to empty. Empty means travel.
lesson-da-led-spare = Spend Claudio’s token for the other pile? Better not.
lesson-da-led-spare-wrong-1 = Then nothing saves Claudio.
lesson-da-led-fire = Zael burns as many as he rolls. Tap him, then the two.
lesson-da-led-fire-wrong-1 = Two burn better than one.
lesson-da-led-fire-wrong-2 = Free fire. Take it.
lesson-da-led-omnio = Omnio needs a skull: three of six.
lesson-da-led-omnio-wrong-1 = A free shot.
lesson-da-led-dice = Missed. Good that Claudio has a token.
lesson-da-led-reroll = He must roll more than { $size }. Spend the token.
lesson-da-led-reroll-wrong-1 = 1 is not above { $size }: he would fall.
lesson-da-led-event = Every round ends with an event. More come out, some move.
lesson-da-led-event-1 = On the left they move down, on the right up.
lesson-da-led-journey = Right pile empty: you travel. The Door kills one: choose.
lesson-da-led-journey-wrong-1 = A free kill. Choose one.
lesson-da-led-arrived = A new room. The swarm travels with you.
lesson-da-led-yours = Four beside Zael. Power Field would hold them. Your turn.
lesson-da-led-yours-1 = A token is a second roll, against what he faces.
lesson-da-led-yours-2 = Held, a swarm neither attacks nor falls this round.
lesson-da-led-yours-3 = Trade places with a neighbour, or go on: turning is next.
lesson-da-led-yours-4 = Turn whoever has a swarm behind him.
lesson-da-led-yours-5 = Tap a Marine, then what stands in front of him.
lesson-da-led-yours-else = Your round: hold out until it ends.
lesson-da-led-end = That was a round. Where a Marine falls, the column closes up.

## Gentle: the last room
lesson-da-gentle = The last room
lesson-da-gentle-about = Five Marines, one button. The real end of a mission.
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
lesson-da-gentle-mission-7 = Move a swarm to where somebody faces it.
lesson-da-gentle-mission-8 = Trade places with a neighbour, or go on: turning is next.
lesson-da-gentle-mission-9 = Tap a Marine, then what stands in front of him.
lesson-da-gentle-mission-else = The button wins it. Keep them alive until then.
lesson-da-gentle-won = Victory! You held the last room. A whole mission has four.
lesson-da-gentle-end = That was the last room. A whole mission has four.
