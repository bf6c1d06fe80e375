import { sql } from 'kysely';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { fillCursors, multiply, settle } from '../cursors/fill.ts';
import { fillDevices } from '../push/devices.ts';

export interface Amounts {
  stories: number;
  devices: number;
  feeds: number;
}

/** Items of feeds, for each thousand that the tests of plans fill. */
const copiesOfItems = 99;

/** A publisher who has grown: so many stories, devices and feeds, each feed with ten fetches, and 100,000 items of feeds. */
export async function fillInterface(env: Record<string, string>, amounts: Amounts): Promise<void> {
  await fillCursors(env, amounts.stories);
  const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'warn', SAMPLE_CONTENT: 'false', ...env });
  const app = await openApp(config);
  try {
    await fillDevices(app.db, amounts.devices);
    const { feeds } = amounts;
    await multiply(app, 'feeds', feeds - 1, {
      id: 'source.id + n',
      title: `source.title || ' వార్తలు ' || n`,
      feed_url: 'source.feed_url || n',
      is_active: 'case when n % 10 = 0 then 0 else 1 end',
      error_count: 'case when n % 20 = 0 then 5 else 0 end',
    });
    await multiply(app, 'feed_items', copiesOfItems, {
      id: 'source.id + n * 1000',
      feed_id: `1 + (source.id * 31 + n) % ${feeds}`,
    });
    await sql`insert into feed_fetches (feed_id, slot, fetch_no, at, outcome, status, ms, bytes, added, changed, error)
      with recursive slots(n) as (select 0 union all select n + 1 from slots where n < 9)
      select f.id, n, n, f.next_fetch_at, case when f.error_count > 0 then 'failed' else 'unchanged' end, 200, 80, 20000, 0,
        0, null from feeds f cross join slots`.execute(app.db.write);
    await settle(app);
  } finally {
    await closeApp(app);
  }
}
