/** A list with the row at `from` put before the one that is at `before` now; the same list where nothing moves. */
export function movedRow<T>(list: readonly T[], from: number, before: number): readonly T[] {
  const row = list[from];
  if (row === undefined || before === from || before === from + 1) return list;
  const others = list.filter((_, i) => i !== from);
  const at = before > from ? before - 1 : before;
  return [...others.slice(0, at), row, ...others.slice(at)];
}
