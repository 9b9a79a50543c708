/** A tap on the board during a story goes on to its next line: what lies under the finger is a picture of the past. */
import { Lull } from './lull';

/** A film has buttons of its own, and so has what somebody asks meanwhile. */
const OWN = '[data-film], .news, dialog';
/** Two taps are in the same place, in pixels. */
const FINGER = 44;

interface Tap {
  x: number;
  y: number;
  board: boolean;
}

export const jumps =
  (story: { readonly playing: boolean; readonly timeline: { readonly waiting: boolean }; nextLine(): void }) =>
  (node: HTMLElement): (() => void) => {
    const lull = new Lull();
    let last: Tap | null = null;
    /** Where the story was tapped on before: on the board, or right here. A tap of no finger has no place. */
    const again = (event: MouseEvent, board: boolean): boolean =>
      last !== null &&
      ((board && last.board) ||
        (event.detail > 0 && Math.hypot(event.clientX - last.x, event.clientY - last.y) < FINGER));
    const jump = (event: MouseEvent): void => {
      const at = event.target as Element;
      if (at.closest(OWN)) return;
      const board = at.closest('.board, .hand') !== null;
      if (story.playing) {
        // A story that waits is tapped on in one's own time.
        if (!story.timeline.waiting) lull.tapped(event.timeStamp);
        last = { x: event.clientX, y: event.clientY, board };
        // The bar has its own way on: to the next line, and to the end.
        if (!board) return;
        story.nextLine();
      } else if (!again(event, board) || !lull.takes(event.timeStamp)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('click', jump, true);
    return () => node.removeEventListener('click', jump, true);
  };
