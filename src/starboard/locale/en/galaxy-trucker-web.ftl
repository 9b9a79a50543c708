### What the browser client says about Galaxy Trucker.

## Ships

web-gt-hidden = a tile face down
web-gt-part = { $part }, row { $row }, column { $column }
web-gt-square = { $closed ->
    [yes] Stays empty, row { $row }, column { $column }
   *[no] Empty, row { $row }, column { $column }
 }
web-gt-round-left = Turn the ship to the left
web-gt-round-right = Turn the ship to the right
