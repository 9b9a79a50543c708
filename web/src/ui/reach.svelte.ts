/** Links that a friend can open: the house knows where other devices reach it, the host may have come by another name. */
import { home } from '../net/api';

let base = $state(location.origin);
let asked = false;

export function reach(path: string): string {
  if (!asked) {
    asked = true;
    home().then(
      ({ address }) => (base = address),
      () => (asked = false),
    );
  }
  return base + path;
}
