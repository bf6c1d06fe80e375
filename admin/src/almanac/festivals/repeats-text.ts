import { useLocaleState } from 'ra-core';
import type { AdminFestival } from '../../../../src/almanac/model/panchang-input.ts';
import { nameOf } from '../../../../src/panchang/names.ts';
import { useText } from '../../i18n/use-text.ts';
import { dateText } from '../dates.ts';

export type Repeats = NonNullable<AdminFestival['repeats']>;

/** The name of a month of the civil year. */
export const civilMonth = (month: number, lang: string): string =>
  dateText(`2026-${String(month).padStart(2, '0')}-01`, lang, { month: 'long' });

export const nths = ['nth_1', 'nth_2', 'nth_3', 'nth_4', 'nth_5'] as const;

/** A tithi with its half of the month, where its name alone does not say which one is meant. */
export function tithiText(id: number, lang: string): string {
  const name = nameOf('tithis', id, lang);
  return id === 15 || id === 30 ? name : `${nameOf('pakshas', id < 15 ? 1 : 2, lang)} ${name}`;
}

/** A rule in words of the interface. */
export function useRepeatsText(): (rule: Repeats, date: string) => string {
  const text = useText();
  const [lang] = useLocaleState();
  return ({ by, month, tithi, star, weekday, nth }, date) => {
    const inMonth = month == null ? text('festivals.every_month') : nameOf('lunar_months', month, lang);
    switch (by) {
      case 'tithi':
        return text('festivals.by_rule', { rule: `${inMonth}, ${tithiText(tithi ?? 1, lang)}` });
      case 'star':
        return text('festivals.by_rule', { rule: `${inMonth}, ${nameOf('nakshatras', star ?? 1, lang)}` });
      case 'weekday': {
        const rule = `${civilMonth(month ?? 1, lang)}, ${text(`festivals.${nths[(nth ?? 1) - 1] ?? 'nth_1'}`)}`;
        return text('festivals.by_rule', { rule: `${rule} ${nameOf('weekdays', weekday ?? 1, lang)}` });
      }
      default:
        return text('festivals.by_rule', { rule: dateText(date, lang, { day: 'numeric', month: 'long' }) });
    }
  };
}
