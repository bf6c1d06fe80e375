import assert from 'node:assert/strict';
import { onBoth, type Running } from '../support/helper.ts';
import { fieldsOf, friday, q, running, texts } from './horoscope-scene.ts';

const hour = 3_600_000;
const iso = (ms: number): string => new Date(ms).toISOString();

async function write(at: Running, json: object) {
  const reply = await at.call('/api/admin/horoscope', { token: await at.tokenOf('editor'), json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data;
}

onBoth('a prediction that is held back is seen from its instant on, wherever it is read', async (t, kind) => {
  const at = await running(t, kind);
  const { id, rev } = await write(at, { ...texts.te, lang: 'te', publish_at: iso(friday + hour) });
  await write(at, { ...texts.te, sign: 'వృషభం', lang: 'te', publish_at: iso(friday + 2 * hour) });
  await write(at, { ...texts.te, sign: 'మిథునం', lang: 'te' });
  await write(at, { ...texts.hi, lang: 'hi' });
  const shown = async () => {
    const [list, today, bundle, page] = await Promise.all([
      at.call('/api/v1/horoscope?lang=te&date=2026-11-20'),
      at.call('/api/v1/horoscope/today?lang=te'),
      at.call('/api/v1/bundle?lang=te&city=Hyderabad'),
      at.call('/te/horoscope'),
    ]);
    const ofAll = [today.body.data, bundle.body.data.horoscope].map((all) =>
      all.flatMap((one: { sign: { id: number }; id: unknown }) => (one.id ? [one.sign.id] : [])),
    );
    const ids = list.body.data.flatMap((one: { sign: { id: number }; id: unknown }) => (one.id ? [one.sign.id] : []));
    assert.deepEqual(ofAll, [ids, ids]);
    assert.ok(
      list.body.data.every((one: { prediction: unknown }) => one.prediction),
      'before that a computed one',
    );
    assert.equal(page.text.split(texts.te.title).length - 1, ids.length, page.text);
    return { ids, item: (await at.call(`/api/v1/horoscope?id=${id}`)).status };
  };
  assert.deepEqual(await shown(), { ids: [3], item: 404 });
  at.clock.ms = friday + hour - 1;
  assert.deepEqual(await shown(), { ids: [3], item: 404 });
  at.clock.ms = friday + hour;
  assert.deepEqual(await shown(), { ids: [1, 3], item: 200 });
  at.clock.ms = friday + 2 * hour;
  assert.deepEqual(await shown(), { ids: [1, 2, 3], item: 200 });

  // Held back again, and given free.
  const patch = async (publish_at: string | null, rev: number) =>
    at.call(`/api/admin/horoscope/${id}`, {
      method: 'PATCH',
      token: await at.tokenOf('editor'),
      json: { publish_at },
      headers: { 'if-match': `"${rev}"` },
    });
  const held = await patch(iso(friday + 9 * hour), rev);
  assert.equal(held.body.data.publish_at, iso(friday + 9 * hour), held.text);
  assert.deepEqual(await shown(), { ids: [2, 3], item: 404 });
  assert.equal((await patch(null, rev + 1)).body.data.publish_at, null);
  assert.deepEqual(await shown(), { ids: [1, 2, 3], item: 200 });
  const refused = await patch('శుక్రవారం', rev + 2);
  assert.deepEqual([refused.status, fieldsOf(refused.body)], [400, ['publish_at']]);
});

onBoth(
  'administrators list the predictions that begin between two days, also those that are held back',
  async (t, kind) => {
    const at = await running(t, kind);
    const token = await at.tokenOf('editor');
    for (const date of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'])
      await write(at, { ...texts.ta, lang: 'ta', date, publish_at: '2099-01-01T00:00:00Z' });
    await write(at, { ...texts.ur, lang: 'ur', date: '2026-11-20', period: 'weekly' });
    const list = async (query: string) => {
      const reply = await at.call(`/api/admin/horoscope?sort=-start_date&fields=date,publish_at&${query}`, { token });
      return reply.body.data?.map((one: { date: string }) => one.date) ?? fieldsOf(reply.body);
    };
    assert.deepEqual(await list('lang=ta&from=2026-11-16&to=2026-11-22'), ['2026-11-22', '2026-11-16']);
    assert.deepEqual(await list(`period=weekly&from=2026-11-16&to=2026-11-16&sign=${q('حمل')}`), ['2026-11-16']);
    assert.deepEqual(await list('from=2026-02-30&to=tomorrow'), ['from', 'to']);
  },
);
