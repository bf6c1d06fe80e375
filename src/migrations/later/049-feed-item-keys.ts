import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/dialect.ts';
import type { Migration } from '../list.ts';

/**
 * One table for all that the items of a feed are known by. Until now an item had one key or two, which changed with
 * the feed, and an item that was removed left a few of them behind.
 */
export const feedItemKeys: Migration = {
  name: '049-feed-item-keys',
  statements: [
    `alter table feeds add column guid_changes {int} not null default 0`,
    `alter table feeds add column varying_params {text} not null default '[]'`,
    `alter table feeds add column item_rev {int} not null default 0`,
    `create table feed_item_keys (
      feed_id {int} not null references feeds (id) on delete cascade, key {int} not null, item_id {int} not null,
      primary key (feed_id, key, item_id))`,
    `create table feed_items_left (
      item_id {int} primary key, feed_id {int} not null references feeds (id) on delete cascade, left_at {time})`,
    `create table feed_items_rejected (
      feed_id {int} not null references feeds (id) on delete cascade, hash text not null, primary key (feed_id, hash))`,
    `insert into feed_items_rejected (feed_id, hash) select distinct feed_id, hash from feed_items_filtered`,
  ],
  async also(tx) {
    await keysOfItems(tx);
    await keysOfRemoved(tx);
    for (const statement of [
      // Keys that many items share tell nothing.
      `delete from feed_item_keys where exists (
        select 1 from (select feed_id, key from feed_item_keys group by feed_id, key having count(*) > 8) as common
        where common.feed_id = feed_item_keys.feed_id and common.key = feed_item_keys.key)`,
      `create index feed_item_keys_item on feed_item_keys (item_id)`,
      `drop table feed_items_gone`,
      `alter table feed_items_left rename to feed_items_gone`,
      `create index feed_items_gone_left on feed_items_gone (left_at)`,
      `create index feed_items_gone_feed on feed_items_gone (feed_id, left_at)`,
      `drop table feed_items_filtered`,
      `alter table feed_items_rejected rename to feed_items_filtered`,
      `drop index feed_items_key`,
      `drop index feed_items_second`,
      `alter table feed_items drop column item_key`,
      `alter table feed_items drop column second_key`,
    ])
      await sql.raw(statement).execute(tx);
  },
};

/** Rows that are read at once. */
const most = 500;

interface Item {
  id: number;
  feed_id: number;
  item_key: string;
  second_key: string | null;
  guid: string | null;
  link: string | null;
  title: string;
}

async function keysOfItems(tx: Tx): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Item>`select id, feed_id, item_key, second_key, guid, link, title from feed_items
      where id > ${after} order by id limit ${most}`.execute(tx);
    const keys = rows.flatMap((item) => keysOf(item).map((key) => [item.feed_id, key, item.id] as const));
    await insert(tx, keys);
    if (rows.length < most) return;
    after = (rows.at(-1) as Item).id;
  }
}

/** Nobody knows which keys were of one item: each is one of its own. */
async function keysOfRemoved(tx: Tx): Promise<void> {
  for (let [feed, key, id] = [0, '', 0]; ; ) {
    const { rows } = await sql<{ feed_id: number; item_key: string; left_at: string | null }>`
      select feed_id, item_key, left_at from feed_items_gone
      where (feed_id, item_key) > (${feed}, ${key}) order by feed_id, item_key limit ${most}`.execute(tx);
    if (rows.length === 0) return;
    const items = rows.map((row) => ({ ...row, id: --id }));
    await insert(
      tx,
      items.map((one) => [one.feed_id, shortened(one.item_key), one.id] as const),
    );
    const values = items.map((one) => sql`(${one.id}, ${one.feed_id}, ${one.left_at})`);
    await sql`insert into feed_items_left (item_id, feed_id, left_at) values ${sql.join(values)}`.execute(tx);
    [feed, key] = [(rows.at(-1) as (typeof rows)[number]).feed_id, (rows.at(-1) as (typeof rows)[number]).item_key];
  }
}

async function insert(tx: Tx, rows: readonly (readonly [feed: number, key: number, item: number])[]): Promise<void> {
  for (let i = 0; i < rows.length; i += most) {
    const values = rows.slice(i, i + most).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into feed_item_keys (feed_id, key, item_id) values ${sql.join(values)}
      on conflict do nothing`.execute(tx);
  }
}

// The keys as they were computed when this step was written: a step never changes.

/** The first 53 bits of a hash in base64url. */
const shortened = (key: string): number => Number(Buffer.from(key, 'base64url').readBigUInt64BE(0) >> 11n);

const keyOf = (...parts: string[]): number =>
  shortened(createHash('sha256').update(JSON.stringify(parts)).digest('base64url'));

const tracking = /^(utm_\w+|fbclid|gclid|gclsrc|dclid|igshid|mc_cid|mc_eid|ref_src|_hsenc|_hsmi)$/i;

function addressOf(link: string, withFragment: boolean): string {
  const url = URL.parse(link);
  for (const name of [...(url?.searchParams.keys() ?? [])]) if (tracking.test(name)) url?.searchParams.delete(name);
  if (url && !withFragment) url.hash = '';
  return bare(url?.href ?? link);
}

const bare = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '');

function keysOf({ item_key, second_key, guid, link, title }: Item): number[] {
  const stored = [item_key, ...(second_key === null ? [] : [second_key])].map(shortened);
  const byGuid =
    guid === null
      ? []
      : [keyOf('guid', bare(guid)), keyOf('guid+link', bare(guid), link === null ? title : addressOf(link, true))];
  const byLink = link === null ? [] : [keyOf('link', addressOf(link, true)), keyOf('link', addressOf(link, false))];
  return [...new Set([...stored, ...byGuid, ...byLink])];
}
