import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../core/api/change.ts';
import { pageMeta } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import { notFound } from '../core/error.ts';
import { defaultPageSize } from '../core/model/common.ts';
import type { SettingsRevision, SettingsRevisionWhole } from './model/revision.ts';
import { type SectionValues, type SettingsSection, withDefaults } from './sections.ts';
import type * as store from './store.ts';
import type { SettingsTables } from './tables.ts';

type Row = Stored<SettingsTables['settings_revisions']>;

/** Revisions of a section that are kept; older ones are deleted. */
const mostKept = 200;

/** Saves the stored values of a section as an edit left them. */
export async function saveSettingsRevision(
  c: Change,
  section: SettingsSection,
  after: store.StoredSection,
  fields: string[],
  verb: string,
) {
  await c.tx
    .insertInto('settings_revisions')
    .values({
      section,
      rev: after.rev,
      data: JSON.stringify(after.set),
      fields: JSON.stringify(fields),
      verb,
      actor_id: c.actor.id,
      actor_name: c.actor.displayName ?? c.actor.name,
      at: c.now,
    })
    .execute();
  await c.tx
    .deleteFrom('settings_revisions')
    .where('section', '=', section)
    .where('rev', '<=', (e) =>
      e
        .selectFrom('settings_revisions as r')
        .select('r.rev')
        .where('r.section', '=', section)
        .orderBy('r.rev', 'desc')
        .limit(1)
        .offset(mostKept),
    )
    .execute();
}

/** The stored values at a revision. @throws Fault `not_found` */
export const storedAt = async (db: Db, section: SettingsSection, rev: number): Promise<SectionValues> =>
  JSON.parse((await rowAt(db, section, rev)).data) as SectionValues;

/** The revisions of a section, newest first. */
export async function listSettingsRevisions(app: App, section: SettingsSection, { page = 1, limit = defaultPageSize }) {
  const all = app.db.write.selectFrom('settings_revisions').where('section', '=', section);
  const { total } = await all.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .select(['rev', 'fields', 'verb', 'actor_id', 'actor_name', 'at'])
    .orderBy('rev', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { newest } = await all.select((e) => e.fn.max<number | null>('rev').as('newest')).executeTakeFirstOrThrow();
  return { data: rows.map((row) => shown(row, newest)), meta: pageMeta(page, limit, Number(total)) };
}

/**
 * A revision with all values of the section, and what differs from the revision before it: nothing of the oldest one once
 * those before it were deleted. @throws Fault `not_found`
 */
export async function getSettingsRevision(
  app: App,
  section: SettingsSection,
  rev: number,
): Promise<SettingsRevisionWhole> {
  const { write: db } = app.db;
  const row = await rowAt(db, section, rev);
  const older = await db
    .selectFrom('settings_revisions')
    .select('data')
    .where('section', '=', section)
    .where('rev', '<', rev)
    .orderBy('rev', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { newest, kept } = await db
    .selectFrom('settings_revisions')
    .select((e) => [e.fn.max<number | null>('rev').as('newest'), e.fn.countAll<number>().as('kept')])
    .where('section', '=', section)
    .executeTakeFirstOrThrow();
  const isUnknown = !older && Number(kept) >= mostKept;
  const before: SectionValues = withDefaults(section, older ? (JSON.parse(older.data) as SectionValues) : {});
  const values: SectionValues = withDefaults(section, JSON.parse(row.data) as SectionValues);
  const changes = (isUnknown ? [] : Object.keys(values))
    .filter((field) => !isDeepStrictEqual(before[field], values[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: values[field] ?? null }));
  return { ...shown(row, newest), values, changes };
}

async function rowAt(db: Db, section: SettingsSection, rev: number): Promise<Row> {
  const row = await db
    .selectFrom('settings_revisions')
    .selectAll()
    .where('section', '=', section)
    .where('rev', '=', rev)
    .executeTakeFirst();
  if (!row) throw notFound('revision');
  return row;
}

const shown = (row: Omit<Row, 'data' | 'section'>, newest: number | null): SettingsRevision => ({
  rev: row.rev,
  at: row.at,
  user: { id: row.actor_id, name: row.actor_name },
  verb: row.verb as SettingsRevision['verb'],
  fields: JSON.parse(row.fields) as string[],
  is_current: row.rev === newest,
});
