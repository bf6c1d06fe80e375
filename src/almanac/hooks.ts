import { sql } from 'kysely';
import type { App } from '../core/app.ts';
import { describeUses, onMediaReplace } from '../media/hooks.ts';
import { cachedSettings } from '../settings/settings.ts';
import { factsOfRow, festivalOf } from './festivals/facts.ts';
import { festivalsTopic } from './festivals/festivals.ts';
import { panchangTopic } from './query.ts';

/** Resources of the almanac that show pictures, and the column that names them. */
const columns = { festivals: 'image_url', panchang: 'festivals' } as const;
const tables = { festivals: 'festivals', panchang: 'panchang_days' } as const;
type Resource = keyof typeof columns;
const isResource = (name: string): name is Resource => name in columns;

/** Festivals and stored days show pictures of the library. */
export function addHooks(app: App): void {
  onMediaReplace.add(app, async (c, resource, ids, { from, to }) => {
    if (!isResource(resource)) return;
    const column = columns[resource];
    await c.tx
      .updateTable(tables[resource])
      .set({ [column]: sql<string>`replace(${sql.ref(column)}, ${from}, ${to})` })
      .where('id', 'in', ids)
      .execute();
    c.touch(panchangTopic, festivalsTopic);
  });
  describeUses.add(app, async ({ db }, resource, ids) => {
    if (resource === 'panchang') {
      const rows = await db.write.selectFrom('panchang_days').select(['id', 'date']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, date }) => [id, { title: date, status: 'active' }]));
    }
    if (resource !== 'festivals') return new Map();
    const { default_lang: lang } = cachedSettings(app).basic;
    const rows = await db.write.selectFrom('festivals').selectAll().where('id', 'in', ids).execute();
    return new Map(
      rows.map((row) => {
        const { name } = festivalOf(factsOfRow(row), row.date, row.id, { lang, defaultLang: lang });
        return [row.id, { title: name, status: 'active' }];
      }),
    );
  });
}
