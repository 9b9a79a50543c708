/** Languages by their BCP-47 tags, as `starboard.core.languages` has them: what a reader gets of those there are. */

export const ENGLISH = 'en';
/** Made from English as the program runs, for finding what would trouble a real language; see `pseudo.ts`. */
export const PSEUDO = 'en-XA';

export const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$/;

/** `zh-Hant-TW`, `zh-Hant`, `zh`. */
function wider(tag: string): string[] {
  const parts = tag.split('-');
  return parts.map((_, n) => parts.slice(0, parts.length - n).join('-'));
}

/** The languages to look into for somebody who reads this one, best first. */
export const fallbacks = (tag: string): string[] => [...new Set([...wider(tag), ENGLISH])];

function matching(wish: string, offered: readonly string[]): string | undefined {
  const tag = canonical(wish);
  if (tag === PSEUDO) return tag;
  const kind = tag.split('-')[0];
  return wider(tag).find((name) => offered.includes(name)) ?? offered.find((name) => name.split('-')[0] === kind);
}

function canonical(wish: string): string {
  try {
    return Intl.getCanonicalLocales(wish)[0] ?? '';
  } catch {
    return '';
  }
}

/** The first wish that can be met: by itself, by what it is a kind of, by another kind of the same; else English. */
export function negotiate(wishes: readonly string[], offered: readonly string[]): string {
  for (const wish of wishes) {
    const found = matching(wish, offered);
    if (found) return found;
  }
  return ENGLISH;
}

/** A language as those who speak it call it. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
