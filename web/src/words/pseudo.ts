/** A language nobody speaks, made from English; `starboard.core.pseudo` says what it is for and makes the same one. */
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WORN = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const TWICE = 'aeiounrAEIOU';

const accents = new Map([...PLAIN].map((letter, n) => [letter, WORN[n]!.repeat(TWICE.includes(letter) ? 2 : 1)]));

/** The same letters with accents, and longer. */
export const accented = (text: string): string => [...text].map((letter) => accents.get(letter) ?? letter).join('');

/** A whole text, as it is shown. */
export const bracketed = (text: string): string => (text ? `⟦${text}⟧` : text);
