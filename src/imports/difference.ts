import type { DifferenceKind } from './model.ts';

/** What the old system has and Dinam has not, or has in another form. */
export interface Difference {
  what: DifferenceKind;
  count: number;
  /** What it is and what became of it. */
  reason: string;
  /** Nothing is lost: it is there in another form. */
  isChange?: true;
}

/** Letters of an address or name in a report. */
const longest = 300;

export const shortText = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}...` : text);

export const lostPart = (what: DifferenceKind, reason: string, count = 1): Difference => ({ what, count, reason });
export const changedPart = (what: DifferenceKind, reason: string, count = 1): Difference => ({
  what,
  count,
  reason,
  isChange: true,
});
