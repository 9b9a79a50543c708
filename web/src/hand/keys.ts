/** Keys that work anywhere on a page, except where somebody types or a dialog is open. */
export function shortcuts(event: KeyboardEvent, keys: Record<string, () => unknown>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement | null;
  // An open dialog has the keys, even when what had the focus in it is gone.
  if (target?.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
  const deed = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!deed) return;
  // Space and Enter belong to the button that has the focus.
  if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, summary')) return;
  deed();
  event.preventDefault();
}
