/** Where there is room for a column beside the board (`app.css` and the styles say the same width). */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('min-width: 1024px');

/** Whether this page is the room's television. */
export const television = (): boolean => 'tv' in document.documentElement.dataset;

/** A line may be kept for what comes now and then: nothing moves when it does. */
export const tall = new MediaQuery('(min-height: 700px)');
