import { sql } from 'kysely';
import type { App } from '../src/core/app.ts';
import { isoTime } from '../src/core/clock.ts';

/** SQL: numbers from 1 as a table. */
const upTo = (count: number): string =>
  `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) select i from n) as n`;

/** SQL: `one` for each hundredth number, else `usual`. */
const rarely = (one: string, usual: string): string => `case when n.i % 100 = 0 then ${one} else ${usual} end`;

/**
 * What waits among what is done, as the tables have it after some weeks: a row of a hundred. To be called after `fillAll`,
 * whose feed 1 gets items with two bands each.
 */
export async function fillWaiting(app: App, end: number): Promise<void> {
  const [now, before] = [`'${isoTime(end)}'`, `'${isoTime(end - 3_600_000)}'`];
  const statements = [
    `insert into jobs (kind, payload, state, attempts, max_attempts, run_at, created_at, ended_at)
      select 'push.batch', '{}', ${rarely(`'dead'`, `'done'`)}, 1, 8, ${before}, ${before}, ${now} from ${upTo(5_000)}`,
    `insert into merged_rows (kind, row_id, into_id, since, is_done)
      select 'categories', 1000 + n.i, n.i % 400, ${now}, ${rarely('0', '1')} from ${upTo(2_000)}`,
    `update news set created_by = 1 + id % 7, updated_by = 1 + id % 5`,
    `update festivals set repeats = '{"by":"date"}' where id % 100 = 0`,
    `insert into devices (installation_id, kind, value, value_hash, platform, lang, categories, topics_due, last_seen_at,
        rev, created_at, updated_at)
      select 'phone-' || n.i, 'token', 'token-' || n.i, 'hash-' || n.i, 'android', 'te', '[]', ${rarely('1', '0')}, ${now},
        1, ${now}, ${now} from ${upTo(5_000)}`,
    `insert into device_reminders (device_id, lang, zone, kinds, notification_id)
      select id, 'te', 'Asia/Kolkata', case when id % 100 = 0 then 'ekadashi' else '' end,
        case when id % 500 = 0 then 5 end from devices`,
    `insert into notifications (title, body, type, target_type, target_value, data, priority, spread_seconds, status, sent,
        failed, failed_by_code, removed, opened, batches_done, search_text, rev, created_at, updated_at, goes_with, news_id, origin)
      select 'వర్షం', 'বৃষ্টি', 'news', ${rarely(`'device'`, `'lang'`)}, ${rarely('cast(n.i as text)', `'"te"'`)}, '{}',
        'normal', 0, case when n.i <= 10 then 'sending' else ${rarely(`'scheduled'`, `'sent'`)} end, 0, 0, '{}', 0, 0, 0, '', 1, ${before}, ${before},
        ${rarely('n.i', 'null')}, nullif(n.i, 1),
        ${rarely(`'feed'`, `'desk'`)} from ${upTo(3_000)}`,
    `insert into notification_batches (notification_id, batch, due_at, status, targets, sent, failed, failed_by_code, removed)
      select 1 + n.i % 10, n.i, ${before}, ${rarely(`'pending'`, `'done'`)}, 500, 0, 0, '{}', 0 from ${upTo(3_000)}`,
    `insert into live_entries (news_id, seq, title, content, at, is_pinned, is_key_event, deleted_at, rev, created_at, updated_at)
      select 2, n.i, 'ஓட்டம்', '', ${now}, 0, 0, ${rarely(now, 'null')}, 1, ${now}, ${now} from ${upTo(3_000)}`,
    `insert into feeds (id, title, title_given, feed_url, lang, lang_given, auto_publish, is_active, search_text, next_fetch_at,
        error_count, item_count, is_sample, rev, created_at, updated_at, place_id)
      select 1 + n.i, 'F', 1, 'https://f.example/' || n.i, 'te', 1, 0, 0, '', ${now}, 0, 0, 0, 1, ${now}, ${now},
        ${rarely('(select min(id) from places)', 'null')} from ${upTo(1_000)}`,
    `insert into feed_items (feed_id, hash, title, summary, content, categories, first_seen_at, sort_at, lang, is_shown, rev,
        created_at, updated_at, near_id, held_at, news_id)
      select 1 + n.i % 97, 'h', 'T', '', '', '[]', ${now}, ${now},
        case n.i % 4 when 0 then 'te' when 1 then 'hi' when 2 then 'ta' else 'bn' end, 1, 1, ${now}, ${now},
        case when n.i % 20 = 0 then 1 + n.i % 13 else 0 end, case when n.i % 60 = 0 then ${now} end,
        case when n.i % 70 = 0 then n.i end from ${upTo(10_000)}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(app.db.write);
}
