/** A tap on the board during a story goes on to its next line: what lies under the finger is a picture of the past. */

import { settings } from '../ui/settings.svelte';

/** Whoever taps through a story hits nothing of what comes up under the finger at its end, for so long, in milliseconds. */
const AFTER = 400;
/** Who wants it fast taps fast. */
const after = (): number => (settings.pace === 'fast' ? 0 : AFTER);

export const jumps =
  (story: { readonly playing: boolean; nextLine(): void }) =>
  (node: HTMLElement): (() => void) => {
    let tapped = -Infinity;
    const jump = (event: MouseEvent): void => {
      const at = event.target as Element;
      // A film has buttons of its own, and so has what somebody asks meanwhile.
      if (!at.closest('.board, .hand') || at.closest('[data-film], .news')) return;
      if (!story.playing && event.timeStamp - tapped > after()) return;
      if (story.playing) {
        tapped = event.timeStamp;
        story.nextLine();
      }
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('click', jump, true);
    return () => node.removeEventListener('click', jump, true);
  };
