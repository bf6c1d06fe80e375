import type { StoredHoliday } from '../store.ts';
import { type HolidayKind, holidayKinds, isOmitted, listsOf } from './lists.ts';

/** A holiday by an order of a government, or by an editor. */
export interface OfficialHoliday {
  date: string;
  key: string;
  kind: HolidayKind;
  texts: Record<string, { name?: string }>;
  order: string | null;
  source: string | null;
  /** The row of the editor; null: it is shipped. */
  id: number | null;
}

/** What is official in a region and year. */
export interface OfficialYear {
  holidays: readonly OfficialHoliday[];
  /** Whether the general holidays say of a date that it is none. */
  covers(date: string): boolean;
}

/** So many general holidays that editors have given for a region and year are its whole list. */
const wholeList = 10;

function shipped(region: string, year: number): OfficialHoliday[] {
  return listsOf(region, year).flatMap((list) =>
    holidayKinds.flatMap((kind) =>
      Object.entries(list[kind] ?? {}).flatMap(([day, keys]) =>
        keys.map((key) => {
          const source = list.sources[0] ?? null;
          return { date: `${year}-${day}`, key, kind, texts: {}, order: list.order, source, id: null };
        }),
      ),
    ),
  );
}

const ofRow = (row: StoredHoliday): OfficialHoliday => ({
  date: row.date,
  key: row.key,
  kind: row.kind as HolidayKind,
  texts: JSON.parse(row.texts) as OfficialHoliday['texts'],
  order: row.order_no,
  source: row.source_url,
  id: row.id,
});

/**
 * The shipped holidays of a region and year, and what editors say of them: a row of the same date and key stands in the
 * place of a shipped one, or takes it away.
 * @param rows of any region and year
 */
export function officialYear(region: string, year: number, rows: readonly StoredHoliday[]): OfficialYear {
  const own = rows.filter((row) => row.region === region && row.date.startsWith(`${year}-`));
  const spoken = new Set(own.map(({ date, key }) => `${date} ${key}`));
  const added = own.filter(({ is_removed }) => is_removed === 0).map(ofRow);
  const left = shipped(region, year).filter(({ date, key }) => !spoken.has(`${date} ${key}`));
  const isWhole = added.filter(({ kind }) => kind === 'general').length >= wholeList;
  const lists = listsOf(region, year).filter(({ complete }) => complete.includes('general'));
  return {
    holidays: [...added, ...left].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    covers: (date) => isWhole || lists.some(({ omits }) => !isOmitted(date, omits)),
  };
}
