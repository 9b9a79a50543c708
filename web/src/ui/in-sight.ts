/** What matters now comes into sight by itself, whole where it fits: at once, and whenever its size changes. What is chosen in
 * it comes last, so that it is seen in any case. */
import type { Attachment } from 'svelte/attachments';

export const inSight: Attachment<HTMLElement> = (node) => {
  const show = () => {
    node.scrollIntoView({ block: 'nearest' });
    node.querySelector('[data-look=chosen]')?.scrollIntoView({ block: 'nearest' });
  };
  const seen = new ResizeObserver(show);
  seen.observe(node);
  return () => seen.disconnect();
};
