/** A row that scrolls sideways says where there is more of it: `data-more` is `left`, `right` or both (see `app.css`). */
import type { Attachment } from 'svelte/attachments';

/** So much is no more than an edge. */
const SLACK = 4;

export const more: Attachment<HTMLElement> = (node) => {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = node;
    const ways = [scrollLeft > SLACK && 'left', scrollLeft + clientWidth < scrollWidth - SLACK && 'right'];
    node.dataset['more'] = ways.filter(Boolean).join(' ');
  };
  const seen = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  seen.observe(node);
  changed.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    seen.disconnect();
    changed.disconnect();
    node.removeEventListener('scroll', look);
  };
};
