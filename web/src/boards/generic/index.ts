import Board from './Board.svelte';

export { Board };
/** Any game: the new view is simply there, the log tells what happened. */
export const script = null;
export const memorable = (): boolean => false;
