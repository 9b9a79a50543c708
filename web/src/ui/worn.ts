/** What explains a board's things lies outside the page, and wears the board's colours as well: the class of its mood. */
export const worn = (mood: string | undefined) => (): (() => void) | undefined => {
  if (!mood) return;
  const { dataset } = document.documentElement;
  dataset['mood'] = mood;
  return () => delete dataset['mood'];
};
