/** Keys that work anywhere on a page, except where somebody types or a dialog is open. What has the focus without having been walked
 * to (`given`) leaves Space to them. */
export function shortcuts(event: KeyboardEvent, keys: Record<string, () => unknown>, given = false): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement | null;
  // An open dialog has the keys, even when what had the focus in it is gone.
  if (target?.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
  const deed = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!deed) return;
  // Space and Enter belong to the button that has the focus.
  const presses = event.key === 'Enter' || (event.key === ' ' && !given);
  if (presses && target?.closest('button, a, summary')) return;
  deed();
  event.preventDefault();
}

const choices = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')];

/** The buttons of the prompt by their number, Space for the one that is meant most: a main one, or the only thing that can be done.
 * A lone button beside what is lit on the board gives that up: nobody does so with the key that went through the story. */
export const numbers: Record<string, () => void> = {
  ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [String(n + 1), () => choices()[n]?.click()])),
  ' ': () => {
    const all = choices();
    const lone = all.length === 1 && !document.querySelector('[data-look="lit"]') ? all[0] : undefined;
    (all.find((node) => node.classList.contains('primary')) ?? lone)?.click();
  },
};
