import type { Db } from '../../core/db/database.ts';
import { loadCatalog } from '../devices/catalog.ts';
import { topicsWanted } from '../devices/topics.ts';
import type { Target } from '../model/notification.ts';
import { conditionOf } from './condition.ts';
import { presentTarget } from './topic-names.ts';

/** Whether a topic send reaches a browser that is subscribed to these. */
function meaningOf({ type, value }: Target): (topics: ReadonlySet<string>) => boolean {
  return type === 'condition' ? conditionOf(value as string) : (topics) => topics.has(value as string);
}

/**
 * Of these browsers of Web Push those that a topic send is for: by the topics that they would be subscribed to if Web
 * Push had any.
 */
export async function browsersMeant<D extends { id: number }>(
  db: Db,
  target: Target,
  devices: readonly D[],
): Promise<D[]> {
  if (devices.length === 0) return [];
  const rows = await db
    .selectFrom('devices')
    .select(['id', 'lang', 'place_ids', 'categories', 'category_ids', 'opt_outs', 'reminders'])
    .where(
      'id',
      'in',
      devices.map(({ id }) => id),
    )
    .execute();
  const catalog = await loadCatalog(db, rows);
  const isMeant = meaningOf(await presentTarget(db, target));
  const meant = new Set(rows.filter((row) => isMeant(new Set(topicsWanted(row, catalog)))).map(({ id }) => id));
  return devices.filter(({ id }) => meant.has(id));
}
