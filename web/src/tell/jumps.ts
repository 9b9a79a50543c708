/** A tap on the board during a story jumps to its end: what lies under the finger is a picture of the past. */
export const jumps =
  (story: { readonly playing: boolean; skip(): void }) =>
  (node: HTMLElement): (() => void) => {
    const jump = (event: MouseEvent): void => {
      if (!story.playing || !(event.target as Element).closest('.board, .hand')) return;
      story.skip();
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('click', jump, true);
    return () => node.removeEventListener('click', jump, true);
  };
