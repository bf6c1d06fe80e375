import type { Db, Tx } from '../core/db/database.ts';
import type { SectionValues, SettingsSection } from './sections.ts';

/** The stored values of a section, and its revision. */
export interface StoredSection {
  set: SectionValues;
  rev: number;
}

const parsed = (row: { data: string; rev: number }): StoredSection => ({
  set: JSON.parse(row.data) as SectionValues,
  rev: row.rev,
});

/** Every section that was ever edited. */
export async function all(db: Db): Promise<Map<string, StoredSection>> {
  const rows = await db.selectFrom('settings').select(['section', 'data', 'rev']).execute();
  return new Map(rows.map((row) => [row.section, parsed(row)]));
}

/** A section; rev 0 when it was never edited. */
export async function one(db: Db, section: SettingsSection): Promise<StoredSection> {
  const row = await db.selectFrom('settings').select(['data', 'rev']).where('section', '=', section).executeTakeFirst();
  return row ? parsed(row) : { set: {}, rev: 0 };
}

/** A section, locked until the transaction ends. */
export async function lock(tx: Tx, section: SettingsSection, now: string): Promise<StoredSection> {
  await tx
    .insertInto('settings')
    .values({ section, data: '{}', rev: 0, updated_at: now })
    .onConflict((c) => c.column('section').doNothing())
    .execute();
  // An update without a change locks the row and reads its newest state, in both databases.
  const row = await tx
    .updateTable('settings')
    .set((e) => ({ rev: e.ref('rev') }))
    .where('section', '=', section)
    .returning(['data', 'rev'])
    .executeTakeFirstOrThrow();
  return parsed(row);
}

/** Writes a locked section. */
export async function put(tx: Tx, section: SettingsSection, { set, rev }: StoredSection, now: string): Promise<void> {
  await tx
    .updateTable('settings')
    .set({ data: JSON.stringify(set), rev, updated_at: now })
    .where('section', '=', section)
    .execute();
}
