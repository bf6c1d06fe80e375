import { sql } from 'kysely';
import type { Database } from '../../src/core/db/database.ts';

const part = 50_000;
const categories = ['business', 'cinema', 'politics', 'sports', 'weather'];
/** One of these by the remainder of a number. */
const one = (n: string, all: readonly (string | number)[]) =>
  sql.raw(`case ${n} % ${all.length} ${all.map((name, k) => `when ${k} then '${name}'`).join(' ')} end`);

/**
 * Makes devices until there are so many: most of them Android and Telugu, of seven versions and 57 days, with a
 * mandal in a district, a city in a state and two of five categories, and with tokens as long as FCM's.
 */
export async function fillDevices({ write: db }: Pick<Database, 'write'>, count: number): Promise<void> {
  const now = new Date().toISOString();
  const { last } = await db
    .selectFrom('devices')
    .select((e) => e.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let at = last ?? 0; at < count; at += part) {
    const series = sql`(with recursive s(n) as (select cast(${at} as bigint) union all
      select n + 1 from s where n + 1 < ${Math.min(count, at + part)}) select n from s) as series`;
    await sql`insert into devices (installation_id, kind, value, value_hash, platform, lang, categories, topics_due,
        last_seen_at, rev, created_at, updated_at)
      select 'installation-' || n, 'token', 'token' || n || ${`:APA91b${'Hx7_q'.repeat(27)}`}, 'hash-' || n,
        case when n % 10 < 8 then 'android' when n % 10 = 8 then 'ios' else 'web' end,
        case n * 7 % 11 when 0 then 'hi' when 1 then 'hi' when 2 then 'ta' when 3 then 'kn' when 4 then 'ur' else 'te' end,
        '[]', 0, cast(${now} as text), 1, cast(${now} as text), cast(${now} as text) from ${series}`.execute(db);
  }
  const idsOf = async (type: 'state' | 'district' | 'mandal' | 'city', most: number): Promise<number[]> =>
    (await db.selectFrom('places').select('id').where('type', '=', type).orderBy('id').limit(most).execute()).map(
      (row) => row.id,
    );
  const [states, cities] = [await idsOf('state', 36), await idsOf('city', 100)];
  const [districts, mandals] = [await idsOf('district', 40), await idsOf('mandal', 100)];
  await sql`insert into device_traits (device_id, platform, lang, kind, seen_on, version_high, version_low, labels)
    select id, platform, lang, kind, '2026-' || (10 + id * 13 % 3) || '-' || (10 + id * 17 % 19), 2000000 + id * 31 % 7,
      id * 17 % 5 * 1000000,
      ${'\nc:'} || ${one('id * 7', categories)} || ${'\nc:'} || ${one('id * 3', categories)} ||
      ${'\np:#'} || ${one('id * 7919', cities)} || ${'\np:#'} || ${one('id * 7907', mandals)} || ${'\np:#'} || ${one('id * 37', districts)} ||
      ${'\np:#'} || ${one('id * 31', states)} || ${'\np:#90000000\n'}
    from devices where id > ${last ?? 0} order by id`.execute(db);
  await sql`analyze`.execute(db);
}
