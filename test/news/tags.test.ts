import assert from 'node:assert/strict';
import { onBoth, start } from '../support/helper.ts';

onBoth('tags are suggested: of the language, those that begin alike, the most frequent first', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('contributor');
  const editor = await running.tokenOf('editor');
  for (const [lang, tags] of [
    ['te', ['వరదలు', 'గోదావరి']],
    ['te', ['వరదలు', 'వర్షాలు']],
    ['te', ['వరంగల్']],
    ['hi', ['पढ़ाई']],
    ['ur', ['بارش']],
    ['en', ['Budget 2026']],
    ['en', ['BUDGET 2026', 'budget session']],
  ] as const)
    assert.equal(
      (await running.call('/api/admin/news', { token: editor, json: { title: 'వార్త', lang, tags } })).status,
      201,
    );
  const suggested = async (lang: string, search: string): Promise<string[]> => {
    const query = new URLSearchParams({ lang, search });
    const { status, body, text } = await running.call(`/api/admin/news/tags?${query}`, { token });
    assert.equal(status, 200, text);
    return body.data;
  };
  assert.deepEqual(await suggested('te', 'వర'), ['వరదలు', 'వరంగల్', 'వర్షాలు']);
  assert.deepEqual(await suggested('te', 'వర్'), ['వర్షాలు']);
  assert.deepEqual(await suggested('hi', 'పढ़'), []);
  assert.deepEqual(await suggested('hi', 'पढ'), ['पढ़ाई'], 'without its nukta');
  assert.deepEqual(await suggested('ur', 'با'), ['بارش']);
  assert.deepEqual(await suggested('en', 'bud'), ['BUDGET 2026', 'budget session']);
  assert.deepEqual(await suggested('ta', 'వర'), []);
  assert.deepEqual(await suggested('te', '%'), []);
  for (const [query, field] of [
    ['lang=te', 'search'],
    ['lang=xx&search=a', 'lang'],
    ['lang=te&search=', 'search'],
  ] as const) {
    const { status, body } = await running.call(`/api/admin/news/tags?${query}`, { token });
    assert.deepEqual([status, body.errors[0].field], [400, field]);
  }
  assert.equal(
    (await running.call('/api/admin/news/tags?lang=te&search=a', { token: await running.tokenOf('viewer') })).status,
    403,
  );
});
