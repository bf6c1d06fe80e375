import { useLocaleState } from 'ra-core';
import { languageName } from '../api/languages.ts';
import { type Period, type PeriodColumn, periodName } from './periods.ts';

/** What a column is called beside the others: by its language where these differ, else by its days. */
export function useColumnName(period: Period, columns: readonly PeriodColumn[]): (column: PeriodColumn) => string {
  const [locale] = useLocaleState();
  const isByLanguage = new Set(columns.map(({ lang }) => lang)).size > 1;
  return (column) => (isByLanguage ? languageName(column.lang) : periodName(locale, period, column));
}
