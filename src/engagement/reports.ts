import { sql } from 'kysely';
import { type Change, change } from '../core/api/change.ts';
import { lockRow, resource, updateRow } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { type Actor, type App, systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Stored } from '../core/db/table.ts';
import { notFound } from '../core/error.ts';
import { tooMany } from '../core/rate-limit.ts';
import { checkStoryLimits } from '../news/permissions.ts';
import { visibleItem } from '../news/store.ts';
import { tidyText } from '../text/normalise.ts';
import { countAgainstLimit, installationKey, limits, takeFrom } from './installation.ts';
import { AdminReport, type Report, ReportFilters, type ReportInput } from './model.ts';
import type { ReportRow } from './tables.ts';

type StoredReport = Stored<ReportRow>;

/** The IT Rules of 2021 give a grievance officer this long (rule 3(2); rule 11 for publishers). */
const answerDays = 15;
const dayMs = 86_400_000;

/** Open reports at most. More could not be answered in time, and clients must not fill the disk. */
const mostOpen = 10_000;

function adminReportOf(app: App, row: StoredReport) {
  const { reader_key: _, ...rest } = row;
  return { ...rest, is_overdue: row.status === 'open' && row.due_at <= isoTime(app.now()) };
}

/** Reports of readers, for administrators. They come from phones and are ended by actions; they are never edited. */
export const reportResource = resource<StoredReport>({
  name: 'reports',
  one: 'report',
  table: 'reports',
  noun: AdminReport,
  filters: ReportFilters,
  sorts: ['-id', 'due_at', 'received_at', 'updated_at', 'status', 'reason', 'news_id', 'handled_at'],
  nullable: ['handled_at'],
  access: { read: 'reports.read', write: 'reports.write' },
  narrow(app, query, { is_overdue, status, search: _, ...equal }) {
    const now = isoTime(app.now());
    let q = whereEqual(query, equal);
    // Not a parameter: few reports are open.
    if (status !== undefined) q = q.where('status', '=', sql.lit(status as StoredReport['status']));
    if (is_overdue === true) q = q.where(sql<boolean>`status = 'open' and due_at <= ${now}`);
    if (is_overdue === false) q = q.where(sql<boolean>`(status <> 'open' or due_at > ${now})`);
    return q;
  },
  toNoun: adminReportOf,
  // The note of an administrator may name the reader: it stays in the row, where it can be erased.
  audited: (row) => ({ status: row.status }),
});

const toReport = (row: StoredReport): Report => {
  const { id, news_id, reason, status, received_at, due_at } = row;
  return { id, news_id, reason: reason as Report['reason'], status, received_at, due_at };
};

/** @throws Fault `rate_limited` while too many reports wait */
async function checkCapacity(app: App): Promise<void> {
  const some = app.db.write.selectFrom('reports').select('id').where('status', '=', 'open').limit(mostOpen);
  const { n } = await app.db.write
    .selectFrom(some.as('some'))
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n >= mostOpen)
    throw tooMany({ limit: mostOpen, remaining: 0, reset: 3_600, exceeded: true }, 'Too many reports.');
}

/**
 * Takes a report: one per installation and story. Another one of the same installation takes the place of the first,
 * whose time to be answered goes on; when that was answered already, it is opened anew.
 * @throws Fault `not_found` for a story that readers do not see, `rate_limited`
 */
export async function report(app: App, newsId: number, input: ReportInput, ip: string): Promise<Report> {
  await takeFrom(app, limits.report, ip);
  const reader_key = installationKey('report', input.installation_id);
  await countAgainstLimit(app, limits.reportOfOne, reader_key);
  const story = await visibleItem(app, newsId, isoTime(app.now()));
  if (!story) throw notFound('news item');
  await checkCapacity(app);
  const fields = { reason: input.reason, note: tidyText(input.note ?? '') };
  return change(app, systemActor, async (c) => {
    const fresh = {
      status: 'open' as const,
      answer: '',
      handled_by: null,
      handled_at: null,
      received_at: c.now,
      due_at: isoTime(c.nowMs + answerDays * dayMs),
    };
    const made = await c.tx
      .insertInto('reports')
      .values({
        ...fields,
        ...fresh,
        news_id: newsId,
        news_title: story.title,
        reader_key,
        rev: 1,
        created_at: c.now,
        updated_at: c.now,
      })
      .onConflict((o) => o.columns(['news_id', 'reader_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return toReport(made);
    const { id } = await c.tx
      .selectFrom('reports')
      .select('id')
      .where('news_id', '=', newsId)
      .where('reader_key', '=', reader_key)
      .executeTakeFirstOrThrow();
    const before = await lockRow(c, reportResource, id, null);
    const isSame = before.status === 'open' && before.reason === fields.reason && before.note === fields.note;
    if (isSame) return toReport(before);
    if (before.status !== 'open')
      return toReport(
        await updateRow(c, reportResource, id, {}, null, { action: 'reopen', set: { ...fields, ...fresh } }),
      );
    const row = await c.tx
      .updateTable('reports')
      .set({ ...fields, rev: before.rev + 1, updated_at: c.now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toReport(row);
  });
}

/**
 * Answers a report. The same answer again is no edit; another one takes the place of the first.
 * @throws Fault `not_found`, `stale`
 */
export async function answer(
  app: App,
  id: number,
  status: 'resolved' | 'dismissed',
  note: string | undefined,
  rev: number | null,
  actor: Actor,
) {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, reportResource, id, rev);
    await checkStoryLimits(c, before.news_id);
    const words = note === undefined ? before.answer : tidyText(note);
    if (before.status === status && before.answer === words) return before;
    const set = { status, answer: words, handled_by: actor.id, handled_at: c.now };
    return updateRow(c, reportResource, id, {}, null, { action: status === 'resolved' ? 'resolve' : 'dismiss', set });
  });
  return { data: await reportResource.toNoun(app, row), rev: row.rev ?? 0 };
}

/**
 * Removes the installation and its text from its reports, and the answers, which may repeat the text. That a
 * story was reported, when and for which reason stays: it names nobody, and has to be acted on all the same.
 */
export async function forgetReports(c: Change, installationId: string): Promise<number> {
  const { numUpdatedRows } = await c.tx
    .updateTable('reports')
    .set({ reader_key: null, note: '', answer: '', rev: sql<number>`rev + 1`, updated_at: c.now })
    .where('reader_key', '=', installationKey('report', installationId))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
