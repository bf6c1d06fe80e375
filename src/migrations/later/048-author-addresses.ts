import { sql } from 'kysely';
import type { Tx } from '../../core/db/dialect.ts';
import { nameOf } from '../../text/author-name.ts';
import { fold } from '../../text/fold.ts';
import type { Migration } from '../list.ts';

const rowsAtOnce = 500;

interface Row {
  id: number;
  author: string;
}

/** Hands over all rows of a table whose author may hold an e-mail address, and the name without it. */
async function eachName(
  tx: Tx,
  table: 'feed_items' | 'news',
  write: (name: string | null, rows: Row[]) => Promise<void>,
): Promise<void> {
  const ours = table === 'news' ? sql`and from_feed = 1` : sql``;
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`select id, author from ${sql.table(table)}
      where author like '%@%' and id > ${last} ${ours} order by id limit ${rowsAtOnce}`.execute(tx);
    for (const [name, same] of Map.groupBy(rows, ({ author }) => nameOf(author))) {
      const changed = same.filter(({ author }) => author !== name);
      if (changed.length > 0) await write(name, changed);
    }
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < rowsAtOnce) return;
  }
}

/**
 * E-mail addresses of authors, as RSS writes them, leave what was stored of feeds and the news that was made of it. What is
 * no longer listed by its feed would keep them otherwise. News of editors stays as they wrote it.
 */
export const authorAddresses: Migration = {
  name: '048-author-addresses',
  statements: [],
  async also(tx) {
    await eachName(tx, 'feed_items', async (name, rows) => {
      await sql`update feed_items set author = ${name} where id in (${sql.join(rows.map(({ id }) => id))})`.execute(tx);
    });
    await eachName(tx, 'news', async (name, rows) => {
      const ids = sql.join(rows.map(({ id }) => id));
      await sql`update news set author = ${name} where id in (${ids})`.execute(tx);
      await sql`delete from news_labels where kind = 'author' and news_id in (${ids})`.execute(tx);
      if (name !== null)
        await sql`insert into news_labels (kind, label, news_id, lang, published_at)
          select 'author', ${fold(name)}, id, lang, published_at from news where id in (${ids})`.execute(tx);
    });
  },
};
