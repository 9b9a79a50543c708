/** Pages that are loaded when somebody wants them: the home page is there at once. */
export const later = {
  create: () => import('./Create.svelte'),
  table: () => import('./Table.svelte'),
  review: () => import('./Review.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  lesson: () => import('./Lesson.svelte'),
  seat: () => import('./Seat.svelte'),
  settings: () => import('./Settings.svelte'),
};
