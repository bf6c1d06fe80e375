import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { type Entry, type MovedScene, movedScene } from './moved-scene.ts';
import { later, told } from './moved-stories.ts';

// Feeds that move to another domain or system: every item comes under new guids and links.

const old = 'http://www.samachar.example';
const hourMs = 3_600_000;

/** What a story is on the old site: WordPress, its excerpt and its text. */
type Site = (n: number, story: readonly [string, string, string], at: number) => Entry;

const wordpress: Site = (n, [title, lead, rest], at) => ({
  title,
  guid: `${old}/?p=${1_000 + n}`,
  link: `${old}/2026/11/story-${n}/`,
  text: `<p>${lead}</p><p>The post <a href="${old}/2026/11/story-${n}/">${title}</a> appeared first on Samachar.</p>`,
  content: `<p>${lead}</p>\n<p>${rest}</p>`,
  author: 'admin',
  at,
});

const moves: Record<string, Site> = {
  domain: (n, story, at) => ({
    ...wordpress(n, story, at),
    guid: `https://news.example/?p=${1_000 + n}`,
    link: `https://news.example/2026/11/story-${n}/`,
  }),
  paths: (n, story, at) => {
    const link = `https://www.samachar.example/article/${7_000 + n}`;
    return { ...wordpress(n, story, at), guid: link, link };
  },
  ghost: (n, [title, lead, rest], at) => ({
    title,
    guid: `6745fa${n}b21c8e0001d4e${n}`,
    link: `https://ghost.example/${encodeURIComponent(title.split(' ')[0] as string)}-${n}/`,
    text: lead,
    content: `<img src="https://ghost.example/content/images/${n}.jpg"><p><strong>${lead}</strong> ${rest}</p><hr>`,
    author: 'వార్తా విభాగం',
    at,
  }),
  excerpts: (n, [title, lead], at) => ({
    title,
    guid: `node-${n}`,
    link: `https://short.example/n/${n}`,
    text: `${lead} […]`,
    at,
  }),
  language: (n, story, at) => {
    const link = `${old}/te/2026/11/story-${n}/`;
    return { ...wordpress(n, story, at), guid: link, link };
  },
  // The archive was imported today, every article with the time of its import, the oldest first.
  imported: (n, [title, lead, rest]) => ({
    title,
    guid: `import-${9_000 - n}`,
    link: `https://import.example/${9_000 - n}`,
    text: `<div class="body">${lead}<br><br>${rest}</div>`,
    author: 'import',
  }),
};

interface Before {
  feed: number;
  ids: number[];
  start: number;
}

/** A feed that was read twice, with what the desk has done to its items: removed, edited and scheduled. */
async function lived(s: MovedScene, name: string): Promise<Before> {
  const start = s.clock.ms;
  const at = (n: number): number => start - (n + 1) * 5 * hourMs;
  const entries = told.map((story, n) => wordpress(n, story, at(n)));
  s.say(`/${name}`, entries.slice(2));
  const feed = await s.add(`/${name}`, { lang: 'te', publish_mode: 'link', push: true });
  await s.turn();
  s.say(`/${name}`, entries);
  await s.turn(1_500);
  const items = await s.items(feed);
  assert.equal(items.length, told.length);
  const of = (n: number): Json => items.find((one) => one.title === told[n]?.[0]) as Json;
  await s.remove(of(1).id);
  await s.edit(`news/${of(2).news_id}`, { title: 'டெஸ்க் எழுதிய தலைப்பு' });
  const when = new Date(s.clock.ms + 40 * 86_400_000).toISOString();
  await s.schedule(of(4).news_id, when);
  return { feed, ids: (await s.items(feed)).map(({ id }) => id), start };
}

/** What the readers and the desk have of the news. */
const shown = async (s: MovedScene): Promise<string[]> =>
  (await s.news()).map(({ id, status, title, published_at }) => `${id} ${status} ${title} ${published_at}`);

for (const [name, site] of Object.entries(moves))
  onBoth(`a feed moves, ${name}: nothing is doubled, published or pushed; what is new is news`, async (t, kind) => {
    const s = await movedScene(t, kind);
    const { feed, ids, start } = await lived(s, name);
    const [news, pushes] = [await shown(s), await s.pushes()];
    const at = (n: number): number => (name === 'imported' ? s.clock.ms - n * 1_000 : start - (n + 1) * 5 * hourMs);
    const whole = (): Entry[] => told.map((story, n) => ({ at: at(n), ...site(n, story, at(n)) }));
    if (name === 'domain') {
      s.say('/new', whole(), s.other);
      await s.edit(`feeds/${feed}`, { feed_url: `${s.other.url}/new` });
    } else s.say(`/${name}`, name === 'imported' ? whole().toReversed() : whole());
    const path = name === 'domain' ? '/new' : `/${name}`;
    const server = name === 'domain' ? s.other : s.server;
    await s.turn(1_500);
    const after = await s.items(feed);
    assert.deepEqual(
      after.map(({ id }) => id),
      ids,
      after.map(({ title }) => title).join('\n'),
    );
    assert.ok(
      after.every(({ guid }) => !`${guid}`.startsWith(old) || name === 'language'),
      'each has its new guid',
    );
    assert.deepEqual(await shown(s), news);
    assert.equal(await s.pushes(), pushes);
    assert.equal((await s.feed(feed)).last_error, null);

    // From then on they are known by their new keys, and what is new is news.
    const fresh = later.map((story, n) => ({ ...site(20 + n, story, s.clock.ms), at: s.clock.ms - n * 60_000 }));
    const rewritten = { ...(whole()[0] as Entry), title: 'డెల్టా కాలువలకు నీరు వదిలిన మంత్రి', text: told[0]?.[2] as string };
    s.say(path, [...fresh, rewritten, ...whole().slice(1)], server);
    await s.turn(1_500);
    const last = await s.items(feed);
    assert.equal(last.length, ids.length + later.length);
    assert.equal(last.find(({ id }) => id === ids.at(-1) || id === ids[0])?.feed_id, feed);
    assert.ok(
      last.some(({ id, title }) => ids.includes(id) && title === rewritten.title),
      'an edit of the same item',
    );
    assert.equal((await s.news()).length, news.length + later.length);
  });
