import assert from 'node:assert/strict';
import fc from 'fast-check';
import { rangesOf } from '../../src/notifications/targeting/audience.ts';
import { conditionError } from '../../src/notifications/targeting/condition.ts';
import { segmentErrors } from '../../src/notifications/targeting/segment.ts';
import { appVersionNumbers } from '../../src/text/version/app-version.ts';
import { type Json, onBoth, onSqlite, password, type Reply, type Running, start, test } from '../support/helper.ts';

const day = 86_400_000;
const title = 'مہاراشٹر میں موسلا دھار بارش';

async function preview(running: Running, target: unknown): Promise<Reply> {
  const token = await running.tokenOf('editor');
  return running.call('/api/admin/notifications/preview', { token, json: { target } });
}

async function register(running: Running, ...phones: object[]): Promise<void> {
  for (const [n, more] of phones.entries()) {
    const json = { installation_id: `phone-${n}-of-segments`, value: `token-${n}-of-segments`, ...more };
    const reply = await running.call('/api/v1/devices', { json });
    assert.equal(reply.status, 201, reply.text);
  }
}

/** Five phones, of which each filter means some. */
async function phones(running: Running): Promise<void> {
  await register(
    running,
    { platform: 'android', lang: 'te', app_version: '2.4.0', place: 'వరంగల్', categories: ['weather', 'క్రీడలు'] },
    { platform: 'android', lang: 'hi', app_version: '2.10', categories: ['weather', 'खेल'] },
    { platform: 'ios', lang: 'ta', kind: 'fid', app_version: 'v2.9.1+45', place: 'சென்னை' },
    { platform: 'web', lang: 'bn', app_version: 'nightly', categories: ['politics'] },
    { platform: 'android', lang: 'ur', push_enabled: false, categories: ['weather'] },
  );
}

onBoth('a segment is counted, by platform and by language, and reaches whom it counted', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const empty = await preview(running, { type: 'all' });
  assert.deepEqual(empty.body.data, { count: 0, by_platform: {}, by_lang: {} });
  await phones(running);
  const all = await preview(running, { type: 'all' });
  assert.equal(all.status, 200, all.text);
  assert.deepEqual(all.body.data.by_platform, { android: 2, ios: 1, web: 1 }, 'not those that want no pushes');
  assert.deepEqual(all.body.data.by_lang, { te: 1, hi: 1, ta: 1, bn: 1 });
  const topic = await preview(running, { type: 'topic', value: 'news.te' });
  assert.equal(topic.body.data.count, null, 'nobody knows');
  const langs = async (value: object): Promise<string> => {
    const target = { type: 'segment', value };
    const counted = await preview(running, target);
    assert.equal(counted.status, 200, counted.text);
    const sent = await running.call('/api/admin/notifications', {
      token: await running.tokenOf('editor'),
      json: { title, target, type: 'breaking' },
    });
    assert.equal(sent.status, 202, sent.text);
    await running.dinam.workers.drain();
    const { counts } = (
      await running.call(`/api/admin/notifications/${sent.body.data.id}`, { token: await running.tokenOf('viewer') })
    ).body.data;
    assert.equal(counts.targets, counted.body.data.count, JSON.stringify(value));
    assert.equal(counts.sent, counted.body.data.count);
    return Object.keys(counted.body.data.by_lang).sort().join(' ');
  };
  assert.equal(await langs({ platform: 'android' }), 'hi te');
  assert.equal(await langs({ kind: 'fid' }), 'ta');
  assert.equal(await langs({ platform: 'android', lang: 'hi' }), 'hi');
  assert.equal(await langs({ app_version: { min: '2.9' } }), 'hi ta', '2.10 comes after 2.9');
  assert.equal(await langs({ app_version: { min: '2.4', max: '2.9.1' } }), 'ta te', 'both ends count');
  assert.equal(await langs({ not: { app_version: { min: '2.9' } } }), 'bn te', 'a version that is none is below all');
  assert.equal(await langs({ category: 'weather' }), 'hi te');
  assert.equal(await langs({ category: 'క్రీడలు' }), 'te');
  assert.equal(await langs({ place: 'சென்னை' }), 'ta');
  assert.equal(await langs({ any: [{ place: 'ఎక్కడో' }, { place: 'வரங்கல்' }, { lang: 'bn' }] }), 'bn');
  assert.equal(await langs({ any: [{ place: 'சென்னை' }, { category: 'खेल' }] }), 'hi ta');
  assert.equal(await langs({ all: [{ category: 'weather' }, { not: { lang: 'hi' } }] }), 'te');
  assert.equal(await langs({ not: { any: [{ category: 'weather' }, { not: { platform: 'web' } }] } }), 'bn');
  assert.equal(await langs({ lang: 'as' }), '');
  running.clock.ms += 3 * day;
  const again = { installation_id: 'phone-0-of-segments', value: 'token-0-of-segments' };
  assert.equal((await running.call('/api/v1/devices', { json: again })).status, 200);
  const login = await running.call('/api/auth/login', { json: { username: 'test.editor', password } });
  const seen = (last_seen_days: number) =>
    running.call('/api/admin/notifications/preview', {
      token: login.body.data.token, // the other one has ended
      json: { target: { type: 'segment', value: { last_seen_days } } },
    });
  assert.deepEqual((await seen(2)).body.data.by_lang, { te: 1 });
  assert.equal((await seen(3)).body.data.count, 4);
});

onSqlite('what is wrong with a target is named', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const value = 'target.value';
  const refusals: [target: Json, fields: string[]][] = [
    [{ type: 'segment' }, [value]],
    [{ type: 'segment', value: 'android' }, [value]],
    [{ type: 'segment', value: {} }, [value]],
    [
      { type: 'segment', value: { platform: 'tv', lang: 'xx', colour: 'red' } },
      [`${value}.platform`, `${value}.lang`, `${value}.colour`],
    ],
    [{ type: 'segment', value: { app_version: {} } }, [`${value}.app_version`]],
    [{ type: 'segment', value: { app_version: { min: 'new', max: '3' } } }, [`${value}.app_version.min`]],
    [{ type: 'segment', value: { last_seen_days: '3' } }, [`${value}.last_seen_days`]],
    [{ type: 'segment', value: { any: [] } }, [`${value}.any`]],
    [{ type: 'segment', value: { any: [{ lang: 'te' }, {}] } }, [`${value}.any.1`]],
    [{ type: 'segment', value: { any: [{ lang: 'te' }, { place: ' ' }] } }, [`${value}.any.1.place`]],
    [{ type: 'segment', value: { not: { not: { not: { lang: 'xx' } } } } }, [`${value}.not.not.not.lang`]],
    [{ type: 'segment', value: { not: { not: { not: { not: { lang: 'te' } } } } } }, [`${value}.not.not.not.not`]],
    [
      {
        type: 'segment',
        value: { all: [{ any: Array(11).fill({ lang: 'te' }) }, { any: Array(10).fill({ lang: 'hi' }) }] },
      },
      [value],
    ],
    [{ type: 'condition', value: '' }, [value]],
    [{ type: 'condition', value: "'a' in topics &&" }, [value]],
    [{ type: 'condition', value: { any: [] } }, [value]],
  ];
  for (const [target, fields] of refusals) {
    const reply = await preview(running, target);
    assert.equal(reply.status, 400, `${JSON.stringify(target)}\n${reply.text}`);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), [...fields].sort(), reply.text);
  }
  const viewer = await running.tokenOf('viewer');
  const json = { target: { type: 'all' } };
  assert.equal((await running.call('/api/admin/notifications/preview', { token: viewer, json })).status, 403);
  const sent = await running.call('/api/admin/notifications', {
    token: await running.tokenOf('editor'),
    json: { title, target: { type: 'condition', value: "'news.te' in topics && !('news.te.sports' in topics)" } },
  });
  assert.equal(sent.status, 202, sent.text);
  assert.match(sent.body.message, /quiet hours, caps and opt-outs do not apply/);
  await running.dinam.workers.drain();
});

test('the grammar of conditions is that of FCM', () => {
  const right = [
    "'a' in topics",
    "('a' in topics)",
    "'a' in topics && 'b' in topics",
    "'a' in topics&&('b' in topics||'c' in topics)",
    "!('a' in topics)",
    "!'a' in topics || ('b' in topics && !('c' in topics))",
    "  'a.b-c_d~e%20'   in   topics  ",
    "'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics",
    "'a' in topics && ('b' in topics || 'a' in topics) && ('c' in topics || 'd' in topics || 'e' in topics)",
  ];
  for (const text of right) assert.equal(conditionError(text), null, text);
  const wrong: [string, RegExp][] = [
    ['', /topic/],
    ['a in topics', /position 1/],
    ["'a'", /in topics/],
    ["'a' in topic", /position/],
    ["'a' in topics 'b' in topics", /&& or \|\|.*position 15/],
    ["'a' in topics & 'b' in topics", /position 14/],
    ["('a' in topics", /closing bracket/],
    ["'a' in topics)", /&& or/],
    ["'a' in topics && ", /at its end/],
    ["'వార్తలు' in topics", /వార్తలు/],
    ["'' in topics", /topic/],
    ["'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics || 'f' in topics", /6 topics/],
  ];
  for (const [text, pattern] of wrong) assert.match(conditionError(text) ?? 'nothing', pattern, text);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => conditionError(text) !== undefined));
});

test('versions compare by their numbers, and any filter is judged without falling over', () => {
  const before = (a: string, b: string): boolean => {
    const [[x = 0, y = 0], [z = 0, w = 0]] = [appVersionNumbers(a) ?? [], appVersionNumbers(b) ?? []];
    return x < z || (x === z && y < w);
  };
  const rising = [
    '0.9',
    '1',
    '1.0.1',
    '1.2',
    '1.2.0.1',
    '1.10',
    '2.0-beta',
    '2.0',
    '2.0.1',
    '10',
    '2026.11.20',
    '20261120',
  ];
  for (let i = 1; i < rising.length; i++)
    assert.ok(before(rising[i - 1] as string, rising[i] as string), `${rising[i - 1]} < ${rising[i]}`);
  for (const text of ['', 'latest', '1.', '.1', '-1', '1,2', '1'.repeat(40)])
    assert.equal(appVersionNumbers(text), null, text);
  fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(segmentErrors(value, 'x'))));
});

onBoth('ranges come page by page, each device in one of them', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await register(
    running,
    ...Array.from({ length: 12 }, (_, n) => ({ lang: n % 2 ? 'te' : 'hi', categories: ['weather'] })),
  );
  const { db, now } = running.dinam.app;
  const pages = (target: Json, size: number, after = 0) =>
    Array.fromAsync(rangesOf(db.write, target, size, now(), after));
  const sizes = (list: { size: number }[]): number[] => list.map((r) => r.size);
  const all = await pages({ type: 'all' }, 5);
  assert.deepEqual(sizes(all), [5, 5, 2]);
  assert.ok(all.every((r, i) => r.from <= r.to && r.from > (all[i - 1]?.to ?? 0)));
  assert.deepEqual(sizes(await pages({ type: 'all' }, 5, all[0]?.to)), [5, 2], 'goes on after a range');
  assert.deepEqual(sizes(await pages({ type: 'category', value: 'weather' }, 6)), [6, 6]);
  assert.deepEqual(sizes(await pages({ type: 'segment', value: { lang: 'te' } }, 4)), [4, 2]);
  assert.deepEqual(await pages({ type: 'segment', value: { lang: 'bn' } }, 4), []);
  const one = await db.write
    .selectFrom('devices')
    .select('id')
    .where('installation_id', '=', 'phone-3-of-segments')
    .executeTakeFirstOrThrow();
  assert.deepEqual(await pages({ type: 'device', value: one.id }, 4), [{ from: one.id, to: one.id, size: 1 }]);
  assert.deepEqual(await pages({ type: 'device', value: one.id }, 4, one.id), []);
});
