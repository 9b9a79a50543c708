/** A tap on the board during a story jumps to its end: what lies under the finger is a picture of the past. */
export const jumps =
  (story: { readonly playing: boolean; skip(): void }) =>
  (node: HTMLElement): (() => void) => {
    const jump = (event: MouseEvent): void => {
      const at = event.target as Element;
      // A film has buttons of its own.
      if (!story.playing || !at.closest('.board, .hand') || at.closest('[data-film]')) return;
      story.skip();
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('click', jump, true);
    return () => node.removeEventListener('click', jump, true);
  };
