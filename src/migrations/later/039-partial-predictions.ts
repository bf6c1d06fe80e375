import { sql } from 'kysely';
import { languagesOfOwnYear, yearOfLanguage } from '../../panchang/calendars/new-years.ts';
import type { Migration } from '../list.ts';

/**
 * A prediction may say only a part. Those of a year, so far kept by the civil year, become those of the year of their
 * language that has its middle.
 */
export const partialPredictions: Migration = {
  name: '039-partial-predictions',
  statements: [
    // SQLite cannot drop `not null`.
    `alter table horoscopes add column said {text}`,
    `update horoscopes set said = prediction`,
    `alter table horoscopes drop column prediction`,
    `alter table horoscopes rename column said to prediction`,
    `alter table horoscopes add column "do" {text}`,
    `alter table horoscopes add column avoid {text}`,
  ],
  async also(tx) {
    const years = await sql<{ lang: string; start_date: string }>`select distinct lang, start_date from horoscopes
      where period = 'yearly' and lang in (${sql.join(languagesOfOwnYear)})`.execute(tx);
    for (const { lang, start_date } of years.rows) {
      const { start, end } = yearOfLanguage(`${start_date.slice(0, 4)}-07-02`, lang);
      await sql`update horoscopes set start_date = ${start}, end_date = ${end}
        where period = 'yearly' and lang = ${lang} and start_date = ${start_date}`.execute(tx);
    }
  },
};
