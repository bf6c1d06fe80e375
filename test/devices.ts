import { sql } from 'kysely';
import type { Db } from '../src/core/db.ts';

/** What the program would have written besides devices that a test has put into the database itself. */
export async function writeTraits(db: Db): Promise<void> {
  await sql`insert into device_traits (device_id, platform, lang, kind, seen_on, version_high, version_low, labels)
    select id, platform, lang, kind, substr(last_seen_at, 1, 10), -1, -1, '' from devices
    where id not in (select device_id from device_traits)`.execute(db);
}
