import type { Span } from '../limbs.ts';

/** What is left of a span when others are cut out of it, in order of time. */
export function withoutCuts(whole: Span, cuts: readonly Span[]): Span[] {
  const left: Span[] = [];
  let { start } = whole;
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    if (cut.end <= start) continue;
    if (cut.start >= whole.end) break;
    if (cut.start > start) left.push({ start, end: cut.start });
    start = cut.end;
  }
  if (start < whole.end) left.push({ start, end: whole.end });
  return left;
}

/** The parts of a span that lie in one of others, each with what it lies in; the others do not overlap. */
export const among = <S extends Span>(whole: Span, others: readonly S[]): S[] =>
  others
    .filter(({ start, end }) => start < whole.end && end > whole.start)
    .map((other) => ({ ...other, start: Math.max(other.start, whole.start), end: Math.min(other.end, whole.end) }));
