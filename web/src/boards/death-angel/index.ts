import Board from './Board.svelte';

export { Board };
export { script } from './film';
