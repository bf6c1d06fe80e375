import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { type Entry, type MovedScene, movedScene } from './moved-scene.ts';
import { later, told } from './moved-stories.ts';

// Items whose guid or link is another one at the next visit, and items that have those of another.

type Story = readonly [title: string, lead: string, rest: string];
const minute = 60_000;

const entry = (n: number, at: number | undefined, more: Partial<Entry> = {}): Entry => {
  const [title, lead, rest] = told[n] as Story;
  return {
    ...{ title, guid: `s-${n}`, link: `https://news.example/s-${n}`, text: `<p>${lead}</p><p>${rest}</p>` },
    ...(at === undefined ? {} : { at }),
    ...more,
  };
};

interface Visited {
  feed: number;
  visit(...entries: Entry[]): Promise<Json[]>;
}

async function visited(s: MovedScene, name: string, more: Record<string, unknown> = {}): Promise<Visited> {
  s.say(`/${name}`, []);
  const feed = await s.add(`/${name}`, { lang: 'te', publish_mode: 'link', ...more });
  return {
    feed,
    async visit(...entries) {
      s.say(`/${name}`, entries);
      await s.turn(1_500);
      assert.equal((await s.feed(feed)).last_error, null);
      return s.items(feed);
    },
  };
}

const slugOf = (title: string): Partial<Entry> => {
  const link = `https://slug.example/${encodeURIComponent(title.replaceAll(' ', '-'))}`;
  return { guid: link, link, title };
};

onBoth('guids and links that follow the title: an edited title is an edit', async (t, kind) => {
  const s = await movedScene(t, kind);
  const edits: [n: number, title: string][] = [
    [0, 'డెల్టా రైతులకు మంత్రి శుభవార్త'],
    [1, 'दिल्ली की सड़कों पर उतरीं बिजली वाली बसें'],
    [2, 'மல்லிகைப்பூ கிலோ நான்காயிரம் ரூபாய்'],
    [3, 'বইমেলার শেষ রবিবারে উপচে পড়া ভিড়'],
    [4, 'تین روزہ ادبی میلہ لکھنؤ میں شروع'],
  ];
  for (const isDated of [true, false]) {
    const feed = await visited(s, `slug-${isDated}`);
    const start = s.clock.ms - 7 * minute;
    const at = (n: number): number | undefined => (isDated ? start - n * 50 * minute : undefined);
    const list = told.map(([title], n) => entry(n, at(n), slugOf(title)));
    const ids = (await feed.visit(...list)).map(({ id }) => id);
    const news = (await s.news()).length;
    for (const [n, title] of edits) {
      // Without dates more of the title has to be left.
      list[n] = entry(n, at(n), slugOf(isDated ? title : `${told[n]?.[0]}: ${title.split(' ')[0]}`));
      const items = await feed.visit(...list);
      assert.deepEqual(
        items.map(({ id }) => id),
        ids,
        `${isDated} ${n}`,
      );
      assert.ok(items.some((one) => one.title === list[n]?.title));
    }
    assert.equal((await s.news()).length, news);
    const fresh = later.map(([title, lead, rest], n) => ({
      ...entry(0, isDated ? s.clock.ms - n : undefined, slugOf(title)),
      text: `${lead} ${rest}`,
    }));
    assert.equal((await feed.visit(...fresh, ...list)).length, ids.length + 2, 'other stories are new');
  }
});

onBoth('a story in two sections is one, in one reading and in the next', async (t, kind) => {
  const s = await movedScene(t, kind);
  const feed = await visited(s, 'sections', { push: true });
  const at = s.clock.ms - 30 * minute;
  const other = { guid: 'cricket-77', link: 'https://news.example/cricket/77' };
  const count = async (...entries: Entry[]): Promise<number[]> => {
    const items = await feed.visit(...entries);
    return [items.length, (await s.news()).length];
  };
  const rest = [5, 6].map((n) => entry(n, at - n * minute));
  assert.deepEqual(await count(entry(0, at), entry(0, at, other), ...rest), [3, 3]);
  assert.deepEqual(await count(entry(0, at, other), entry(0, at), ...rest), [3, 3], 'in another order');
  assert.deepEqual(await count(entry(0, at, other), ...rest), [3, 3], 'one of the two has left');
  assert.deepEqual(await count(entry(1, at + minute), ...rest), [4, 4]);
  const moved = entry(1, at + minute, { guid: 'home-1', link: 'https://news.example/home/1' });
  assert.deepEqual(await count(moved, ...rest), [4, 4], 'in the other section the next day');
  const page = entry(2, at, { link: 'https://news.example/p/2' });
  assert.deepEqual(await count(page, { ...page, guid: 'section-2' }, ...rest), [5, 5], 'two guids at one link');
  assert.deepEqual(await count({ ...page, guid: 'third' }, page, ...rest), [5, 5]);
  const live = (n: number): Entry => ({ ...page, guid: `live-${n}`, title: `நேரலை ${n}`, text: `புதிய தகவல் ${n}` });
  assert.deepEqual(await count(live(1), live(2), ...rest), [7, 7], 'each update of a page is an item');
});

onBoth(
  'a guid and link that are given to a later story: it is news; the desk is told of what is not clear',
  async (t, kind) => {
    const s = await movedScene(t, kind);
    const feed = await visited(s, 'freed');
    const start = s.clock.ms - 7 * minute;
    const rest = [5, 6].map((n) => entry(n, start - n * minute));
    await feed.visit(entry(0, start), entry(1, start), entry(2, start), ...rest);
    const news = await s.news();
    // A day later another story has the guid and the link of the first.
    const { guid, link } = entry(0, start);
    const reused = entry(3, s.clock.ms, { guid, link } as Partial<Entry>);
    const items = await feed.visit(reused, entry(1, start), ...rest);
    assert.equal(items.length, 6);
    assert.equal((await s.news()).length, 6);
    assert.ok(
      (await s.news()).some(({ title }) => title === told[0]?.[0]),
      'the first story stays',
    );
    const again = await feed.visit({ ...reused, title: `${reused.title}, আজও` }, entry(1, start), ...rest);
    assert.deepEqual(
      again.map(({ id }) => id),
      items.map(({ id }) => id),
      'an edit of the later story',
    );

    // Words of both are there, or no date: it may be an edit.
    const [title, lead] = told[4] as Story;
    for (const [n, more] of [
      [1, { title, text: lead }],
      [2, { title, text: 'مختصر' }],
    ] as const) {
      const { at: _, ...unclear } = entry(n, start, more);
      const after = await feed.visit(n === 1 ? unclear : { ...unclear, at: s.clock.ms }, reused, ...rest);
      assert.equal(after.length, 6);
      const found = after.filter((one) => one.is_held_back);
      assert.deepEqual(
        found.map((one) => one.title),
        [title, title].slice(0, n),
      );
      assert.equal((await s.news()).length, 6, 'nothing is published, and nothing is written over');
      assert.ok((await s.news()).some((one) => one.title === told[n]?.[0]));
    }
    const list = await s.call('/api/admin/feed-items?is_held_back=true', { token: await s.editor() });
    assert.equal(list.body.data.length, 2);
    const shown = await s.call(`/api/admin/feeds/${feed.feed}`, { token: await s.editor() });
    assert.equal(shown.body.data.held_back, 2);
    const [first] = list.body.data;
    const made = await s.call(`/api/admin/feed-items/${first.id}/publish`, { token: await s.editor(), json: {} });
    assert.equal(made.status, 200, made.text);
    assert.notEqual(made.body.data.news_id, first.news_id);
    assert.equal(made.body.data.is_held_back, false);
    const twice = await s.call(`/api/admin/feed-items/${first.id}/publish`, { token: await s.editor(), json: {} });
    assert.equal(twice.body.data.news_id, made.body.data.news_id, 'a second click');
    assert.equal((await s.news()).length, news.length + 2);
  },
);

onBoth('a removed item that comes back under other keys stays removed', async (t, kind) => {
  const s = await movedScene(t, kind);
  const start = s.clock.ms - 7 * minute;
  const keys = (n: number): Partial<Entry> => ({ guid: `new-${n}`, link: `https://elsewhere.example/${n}` });
  const at = (n: number): number => start - n * 50 * minute;
  const title = 'ప్రకాశం బ్యారేజీ నుంచి నీరు';
  const text = told[0]?.[2] as string;
  const shapes: [name: string, again: Entry, isBack: boolean][] = [
    ['html', entry(0, at(0), { ...keys(0), text: `<div>${told[0]?.[1]} ${told[0]?.[2]}</div>` }), false],
    ['title', entry(0, at(0), { ...keys(0), title }), false],
    ['words', entry(0, at(0), { ...keys(0), text: told[1]?.[2] as string }), false],
    ['excerpt', entry(0, at(0) + 3 * 60 * minute, { ...keys(0), text }), false],
    ['undated', entry(0, undefined, { ...keys(0), text: `${told[0]?.[1]} ${text}!` }), false],
    ['another', entry(0, s.clock.ms + 9_000 * minute, { ...keys(0), text: told[1]?.[2] as string }), true],
  ];
  for (const [name, again, isBack] of shapes) {
    const feed = await visited(s, name);
    const rest = [1, 2, 3].map((n) => entry(n, at(n)));
    const [first] = (await feed.visit(entry(0, at(0)), ...rest)).filter((one) => one.title === told[0]?.[0]);
    await s.remove((first as Json).id);
    for (let n = 0; n < 2; n++) assert.equal((await feed.visit(again, ...rest)).length, isBack ? 4 : 3, name);
    assert.equal((await feed.visit({ ...again, title: `${again.title}!` }, ...rest)).length, isBack ? 4 : 3, name);
  }
});
