import Board from './Board.svelte';

export { Board };
export { memorable, script } from './film';
