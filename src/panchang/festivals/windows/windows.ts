import type { Span } from '../../limbs.ts';
import type { Details } from '../details.ts';
import type { ReckoningPlace } from '../parts.ts';
import { autumnWindows } from './autumn.ts';
import type { WindowRule } from './common.ts';
import { otherWindows } from './others.ts';
import { sceneOf } from './stretch.ts';

export interface Window {
  key: string;
  sign: number | null;
  start: number;
  /** `null`: from then on, or an instant. */
  end: number | null;
}

/** What is shorter is of no use to anybody. */
const shortest = 60;

const rules = new Map<string, readonly WindowRule[]>([...autumnWindows, ...otherWindows]);

/** The keys of observances that have windows. */
export const observancesWithWindows: readonly string[] = [...rules.keys()];

const windowsIn = (spans: Span[], { key, sign }: WindowRule): Window[] =>
  spans
    .filter(({ start, end }) => end === start || end - start >= shortest)
    .map(({ start, end }) => ({ key, sign: sign ?? null, start, end: end === start ? null : end }));

/**
 * The times of the rites of an observance on its day, in Unix seconds, in the order of its rules. None where the Sun does
 * not rise and set on the day and those beside it.
 */
export function windowsOf(
  { key, date, details }: { key: string; date: string; details: Details },
  place: ReckoningPlace,
): Window[] {
  const own = rules.get(key);
  const scene = own && sceneOf(date, place, details);
  return scene ? own.flatMap((rule) => windowsIn(rule.when(scene), rule)) : [];
}
