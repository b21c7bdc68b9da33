/** Seeds pit by pit, on boards that change their size. */

/** Rows from the top: four rows have two rows' own in their middle. */
const row = (top, rows, before) => top + (before - rows) / 2;

/** A number for every pit of a board: what lay in that pit of the board before, and 0 where there was none. */
export function fitted(counts, columnsBefore, rowsBefore, columns, rows) {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, top] = [at % columns, row(Math.floor(at / columns), rows, rowsBefore)];
    const there = column < columnsBefore && top >= 0 && top < rowsBefore;
    return (there ? counts[top * columnsBefore + column] : undefined) ?? 0;
  });
}

/** An arrangement on a board of other rows, or of another usual number of pits where it was for the one that is no more. */
export function resized(setup, was, is) {
  const gone = setup.columns === was.pits[0] && is.pits.length > 0 && !is.pits.includes(setup.columns);
  const columns = gone ? is.pits[0] : setup.columns;
  const made = columns === undefined ? { ...setup } : { ...setup, columns };
  if (!setup.lying.rows) return made;
  const before = setup.lying.rows.length / was.rows;
  return { ...made, lying: { rows: fitted(setup.lying.rows, before, was.rows, columns ?? before, is.rows) } };
}
