import { findMuhurtas, type MuhurtaDate, type MuhurtaSearch, type MuhurtaWindow } from '../../panchang/finder/find.ts';
import { ruleOf, ruleSources } from '../../panchang/finder/rules.ts';
import type { AlmanacReader } from '../text/reader.ts';
import { writerOf } from '../text/writer.ts';
import { shownReason } from './reason.ts';

/** The request of a reader; the place comes with the reader. */
export type MuhurtaQuestion = Omit<MuhurtaSearch, 'site'>;

const gradeOf = (score: number): string => (score >= 80 ? 'best' : score >= 60 ? 'good' : 'fair');

const best = (windows: readonly MuhurtaWindow[]): MuhurtaWindow =>
  windows.reduce((found, window) => (window.score > found.score ? window : found));

function shownDay({ date, weekday, windows }: MuhurtaDate, reader: AlmanacReader) {
  const { span, named } = writerOf(reader);
  const top = best(windows);
  const once = (ids: number[]): number[] => [...new Set(ids)];
  return {
    date,
    weekday: named('weekdays', weekday),
    tithi: once(windows.map(({ tithi }) => tithi)).map((id) => named('tithis', id)),
    nakshatra: once(windows.map(({ nakshatra }) => nakshatra)).map((id) => named('nakshatras', id)),
    windows: windows.map((window) => ({
      ...span(window),
      lagna: named('rashis', window.lagna),
      score: window.score,
    })),
    for: top.for.map((reason) => shownReason(reason, reader.lang)),
    against: top.against.map((reason) => shownReason(reason, reader.lang)),
    score: top.score,
    grade: gradeOf(top.score),
  };
}

/** The muhurtas of a range in the reader's words, the seasons in which there are none, and whence the rules come. */
export function foundMuhurtas(question: MuhurtaQuestion, reader: AlmanacReader) {
  const { days, excluded } = findMuhurtas({ ...question, site: reader.place });
  const { span } = writerOf(reader);
  return {
    days: days.map((day) => shownDay(day, reader)),
    excluded: excluded.map((season) => ({ ...shownReason(season, reader.lang), ...span(season) })),
    sources: ruleOf(question.purpose, question.school).sources.map((key) => ruleSources[key] ?? key),
  };
}
