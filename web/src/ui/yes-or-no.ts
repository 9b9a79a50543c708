import { t } from '../words/words.svelte';

/** The answers to what is on or off. */
export const yesOrNo = () => [false, true].map((value) => ({ value, label: t(value ? 'web-on' : 'web-off') }));
