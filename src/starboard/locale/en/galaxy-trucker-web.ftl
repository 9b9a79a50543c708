### What the browser client says about Galaxy Trucker.

## The lesson

web-learn-galaxy-trucker-1 = Draw parts and fit them to your ship while the sand runs. Connectors must match; engines point back, cannons look out into space.
web-learn-galaxy-trucker-2 = Then fly: cards bring planets, pirates and meteors. Whoever flies ahead decides first.
web-learn-galaxy-trucker-3 = Parts that are hit fall off, with everything that only they held. Reach the end with cargo and you are paid.
web-learn-galaxy-trucker-4 = Tap the heap to draw. Tap a lit square to put the part there; if it fits more than one way round, choose the picture. A part stays loose until you take the next one. Finish with a number tile before the sand is gone.

## Ships

web-gt-hidden = a tile face down
web-gt-part = { $part }, row { $row }, column { $column }
web-gt-square = { $closed ->
    [yes] Stays empty, row { $row }, column { $column }
   *[no] Empty, row { $row }, column { $column }
 }
web-gt-round-left = Turn the ship to the left
web-gt-round-right = Turn the ship to the right
