/** What the game on the board is about: a sheet that opens by itself once, and from the menu. */
class Brief {
  /** The board has one. */
  offered = $state(false);
  open = $state(false);
}

export const brief = new Brief();
