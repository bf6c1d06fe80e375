import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { insertRow } from '../../src/core/api/resource.ts';
import { system } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { newsResource } from '../../src/news/resource.ts';
import { onBoth, start } from '../support/helper.ts';

const end = Date.UTC(2026, 10, 20, 6);
const hour = 3_600_000;
const word = 'వర్షం';

/** An item with the word in one of its fields only. */
const inField = (n: number) => ({
  lang: 'te' as const,
  title: n % 4 === 0 ? `${word} ${n}` : `వార్త ${n}`,
  tags: n % 4 === 1 ? [word] : [],
  summary: n % 4 === 2 ? `నేడు ${word}` : '',
  content: n % 4 === 3 ? `<p>రేపు ${word}</p>` : '',
});

// Where the titles outweigh whatever else is found, no other field is asked for the first page.
for (const [name, step] of [
  ['within hours', hour],
  ['over half a year', 100 * hour],
] as const)
  onBoth(`a page has the same items, however many it shows, where they came out ${name}`, async (t, kind) => {
    const running = await start(t, kind, { CACHE_MB: '0', WORKERS: '0' });
    running.clock.ms = end;
    await change(running.dinam.app, system, async (c) => {
      // Their ids are not in the order of their times.
      for (let i = 0; i < 44; i++) {
        const n = (i * 17) % 44;
        const published_at = isoTime(end - n * step);
        await insertRow(c, newsResource, inField(n), { status: 'published', published_at });
      }
    });
    const ask = async (query: string) => {
      const reply = await running.call(`/api/v1/search?lang=te&q=${encodeURIComponent(word)}+&${query}`);
      assert.equal(reply.status, 200, reply.text);
      return reply.body as { data: { id: number }[]; meta: { has_more: boolean; next_cursor: string | null } };
    };
    const idsOf = ({ data }: { data: { id: number }[] }): number[] => data.map(({ id }) => id);
    const all = idsOf(await ask('limit=100'));
    assert.equal(all.length, 44);
    for (const limit of [1, 3, 10, 20]) {
      const paged: number[] = [];
      for (let page = 1; page <= Math.ceil(44 / limit); page++) {
        const reply = await ask(`limit=${limit}&page=${page}`);
        assert.equal(reply.meta.has_more, page * limit < 44);
        paged.push(...idsOf(reply));
      }
      assert.deepEqual(paged, all, `pages of ${limit}`);
    }
    const scrolled: number[] = [];
    for (let cursor = ''; ; ) {
      const reply = await ask(`limit=3${cursor}`);
      scrolled.push(...idsOf(reply));
      if (reply.meta.next_cursor === null) break;
      cursor = `&cursor=${reply.meta.next_cursor}`;
    }
    assert.deepEqual(scrolled, all);
    const byTime = idsOf(await ask('limit=100&sort=-published_at'));
    const { data } = (await ask('limit=100&sort=-published_at')) as { data: { id: number; published_at?: string }[] };
    assert.deepEqual(
      byTime,
      data.toSorted((a, b) => ((a.published_at ?? '') < (b.published_at ?? '') ? 1 : -1)).map(({ id }) => id),
    );
  });
