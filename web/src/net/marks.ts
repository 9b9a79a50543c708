/** Markers on the board, by piece. */
export type Marks = Readonly<Record<string, string>>;

/** The markers once this piece is put there, or (null) taken away. */
export function marked(marks: Marks, piece: string, at: string | null): Marks {
  const { [piece]: _, ...others } = marks;
  return at === null ? others : { ...others, [piece]: at };
}
