import type { Change } from '../../core/api/change.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { type BatchRow, writeBatch } from '../../core/batch/batch.ts';
import { invalidField } from '../../core/error.ts';
import { BatchReport, CopyYearBody } from '../../core/model/batch.ts';
import { isCalendarDate } from '../../core/model/common.ts';
import { factsOfRow } from './facts.ts';
import { festivalResource } from './festivals.ts';

type Years = {
  from_year: number;
  to_year: number;
  dry_run?: boolean;
};

/**
 * Festivals of a year, each on the same day of another one and tentative: a festival of the Moon has to be moved by hand.
 * One whose key is there already is left alone, so that a second copy adds nothing. Those that repeat come by themselves.
 */
async function copies(c: Change, { from_year, to_year }: Years): Promise<BatchRow[]> {
  const of = (year: number) =>
    c.tx
      .selectFrom('festivals')
      .selectAll()
      .where('date', '>=', `${year}-01-01`)
      .where('date', '<=', `${year}-12-31`)
      .where('repeats', 'is', null)
      .orderBy('date')
      .orderBy('id')
      .execute();
  const present = new Set((await of(to_year)).map(({ key }) => key));
  return (await of(from_year)).map((row, n): BatchRow => {
    const date = `${to_year}${row.date.slice(4)}`;
    const { key, texts, type, is_holiday, regions, image_url } = factsOfRow(row);
    const input = { date, key, texts, type, is_holiday, is_tentative: true, regions, image_url };
    const skip = present.has(key)
      ? `${key} is there already in ${to_year}`
      : isCalendarDate(date)
        ? undefined
        : `${to_year} has no such day`;
    return { id: null, input, name: `festivals.${n}`, ...(skip === undefined ? {} : { skip }) };
  });
}

/** Last year's festivals for another year. */
export const copyRoute: ActRoute = {
  method: 'POST',
  tag: 'Admin: festivals',
  access: festivalResource.access.write,
  path: '/api/admin/festivals/copy',
  summary: 'Copy the festivals of a year to another: all of them or none; those that are there already are skipped',
  body: CopyYearBody,
  reply: BatchReport,
  async run(app, { body, actor }) {
    const years = body as Years;
    if (years.from_year === years.to_year)
      throw invalidField('to_year', 'must be another year than from_year', 'range');
    const { dry_run = false } = years;
    const data = await writeBatch(app, festivalResource, actor, dry_run, (c) => copies(c, years));
    return { data, message: dry_run ? 'Checked.' : 'Copied.' };
  },
};
