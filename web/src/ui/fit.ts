/** Words that must stand in the room they have, whatever the language and the size of text: they become smaller until they
 * fit; never larger, and never so small that nobody reads them: what fits in no size has `data-tight`. */
import type { Attachment } from 'svelte/attachments';

/** In CSS pixels. */
const LEAST = 8;
const STEP = 0.94;
/** An accent may reach out by so much. */
const SLACK = 1;

const tight = (node: HTMLElement): boolean =>
  node.scrollWidth > node.clientWidth + SLACK || node.scrollHeight > node.clientHeight + SLACK;

const fontOf = (node: Element): number => parseFloat(getComputedStyle(node).fontSize);

/** The nearest element around it that has a size. */
function roomOf(node: HTMLElement): HTMLElement {
  let at = node.parentElement;
  while (at && getComputedStyle(at).display === 'contents') at = at.parentElement;
  return at ?? document.body;
}

function shrink(node: HTMLElement, least = LEAST): void {
  if (node.style.fontSize) node.style.fontSize = '';
  delete node.dataset['tight'];
  if (!node.clientWidth || !tight(node)) return;
  for (let size = fontOf(node) * STEP; size >= least; size *= STEP) {
    node.style.fontSize = `${size}px`;
    if (!tight(node)) return;
  }
  node.dataset['tight'] = '';
}

/** To be attached to what hides what is over: `{@attach fit(words)}`. It is measured when the words or the room change. */
export function fit(words: string): Attachment<HTMLElement> {
  void words;
  return (node) => {
    const room = roomOf(node);
    // Smaller words may change the room as well: what was measured is not measured again.
    const size = () => `${room.clientWidth} ${room.clientHeight} ${fontOf(document.documentElement)}`;
    let measured = '';
    let frame = 0;
    const measure = () => {
      if (size() === measured) return;
      shrink(node);
      measured = size();
    };
    const seen = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    seen.observe(node);
    seen.observe(room);
    measure();
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}

/** Of the letters that the others of a bar are measured by. */
const LEAST_OF_ALL = 9.5;

/** The same for what holds more than words, in sizes of `em`: it is measured whenever anything in it changes. */
export const fitAll: Attachment<HTMLElement> = (node) => {
  let frame = 0;
  const measure = () => shrink(node, LEAST_OF_ALL);
  const changed = new MutationObserver(measure);
  const seen = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  seen.observe(node);
  return () => {
    changed.disconnect();
    seen.disconnect();
    cancelAnimationFrame(frame);
  };
};
