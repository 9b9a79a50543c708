/** When something was, as people say it: “12 minutes ago”, “yesterday”, “16 Nov”. In the language that the page speaks. */
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['minute', 60, 60],
  ['hour', 3_600, 24],
  ['day', 86_400, 7],
];

export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (past < 60) return words.format(0, 'second');
  for (const [unit, length, most] of STEPS) {
    const count = Math.floor(past / length);
    if (count < most) return words.format(-count, unit);
  }
  return new Date(seconds * 1000).toLocaleDateString(language, { day: 'numeric', month: 'short' });
}
