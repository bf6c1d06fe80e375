import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { newsResource } from '../../src/news/resource.ts';
import { onBoth, start } from '../support/helper.ts';

const end = Date.UTC(2026, 10, 20, 6);
const hour = 3_600_000;
const word = 'గోదావరి వర్షం';

/** An item with the word in one of its fields only. */
const inField = (n: number) => ({
  lang: 'te' as const,
  title: n % 4 === 0 ? `${word} ${n}` : `వార్త ${n}`,
  tags: n % 4 === 1 ? [word] : [],
  summary: n % 4 === 2 ? `నేడు ${word}` : '',
  content: n % 4 === 3 ? `<p>రేపు ${word}</p>` : '',
});

/** More than are looked at for one page. */
const count = 420;
/** The first of these have the least ids, far below the others. */
const early = 60;

/** The next id of a story; that of SQLite, which has no blocks of ids, goes on from the last. */
async function leapTo(app: App, id: number): Promise<void> {
  if (app.db.dialect.kind === 'postgres')
    await sql`select setval(pg_get_serial_sequence('news', 'id'), ${id})`.execute(app.db.write);
}

// Where titles outweigh whatever else is found, no other field is asked for the first page, and where no older id came out
// as late, no other id.
for (const [name, step, place, typed, lang = 'te'] of [
  ['within weeks', hour, 1, 'వర్షం'],
  ['within weeks, in another order than that of their ids', hour, 37, 'వర్షం'],
  ['over a year', 30 * hour, 1, 'వర్షం గోదావరి'],
  ['over a year, in another order than that of their ids', 30 * hour, 37, 'వర్షం'],
  ['within weeks, in another order, with several words', hour, 37, 'వర్షం గోదావరి'],
  ['within weeks, in another order, in every language', hour, 37, 'వర్షం', 'all'],
] as const)
  onBoth(`a page has the same items, however many it shows, where they came out ${name}`, async (t, kind) => {
    const running = await start(t, kind, { CACHE_MB: '0', WORKERS: '0' });
    running.clock.ms = end;
    const { app } = running.dinam;
    const put = (from: number, to: number) =>
      change(app, systemActor, async (c) => {
        for (let i = from; i < to; i++) {
          const n = count - 1 - ((i * place) % count);
          const published_at = isoTime(end - n * step);
          await insertRow(c, newsResource, inField(n), { status: 'published', published_at });
        }
      });
    await put(0, early);
    await leapTo(app, 50_000);
    await put(early, count);
    const ask = async (query: string) => {
      const reply = await running.call(`/api/v1/search?lang=${lang}&q=${encodeURIComponent(typed)}+&${query}`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body as {
        data: { id: number; published_at: string }[];
        meta: { has_more: boolean; next_cursor: string | null };
      };
    };
    const idsOf = ({ data }: { data: { id: number }[] }): number[] => data.map(({ id }) => id);
    const all: number[] = [];
    for (let page = 1; page <= 5; page++) all.push(...idsOf(await ask(`limit=100&page=${page}`)));
    assert.equal(new Set(all).size, count);
    for (const limit of [1, 3, 10, 20, 40]) {
      const paged: number[] = [];
      for (let page = 1; page <= Math.min(12, Math.ceil(count / limit)); page++) {
        const reply = await ask(`limit=${limit}&page=${page}`);
        assert.equal(reply.meta.has_more, page * limit < count);
        paged.push(...idsOf(reply));
      }
      assert.deepEqual(paged, all.slice(0, paged.length), `pages of ${limit}`);
    }
    const scrolled: number[] = [];
    for (let cursor = ''; ; ) {
      const reply = await ask(`limit=35${cursor}`);
      scrolled.push(...idsOf(reply));
      if (reply.meta.next_cursor === null) break;
      cursor = `&cursor=${reply.meta.next_cursor}`;
    }
    assert.deepEqual(scrolled, all);
    const times = (await ask('limit=100&sort=-published_at')).data.map((item) => item.published_at);
    assert.deepEqual(times, times.toSorted().reverse());
    assert.equal(times[0], isoTime(end));
  });
