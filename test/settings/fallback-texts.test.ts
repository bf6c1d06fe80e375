import assert from 'node:assert/strict';
import { type Json, onSqlite, password, start } from '../support/helper.ts';

onSqlite('names and texts fall back from the language to the default one to the main one', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const owner = await running.tokenOf('owner');
  const editor = await running.tokenOf('editor');
  const put = async (section: string, given: object) => {
    const json = { ...given, current_password: password };
    return running.call(`/api/admin/settings/${section}`, {
      method: 'PATCH',
      token: owner,
      json,
      headers: { 'if-match': '*' },
    });
  };
  const own = 'https://example.in/hi/privacy';
  assert.equal(
    (
      await put('basic', {
        default_lang: 'hi',
        app_name: 'Dinam',
        tagline: 'News',
        privacy_policy_url: 'https://example.in/privacy',
        terms_url: 'https://example.in/terms',
        texts: { hi: { app_name: 'दिनम', privacy_policy_url: own }, te: { app_name: 'దినం', share_text: 'చదవండి' } },
      })
    ).status,
    200,
  );
  const bad = await put('basic', { texts: { te: { terms_url: 'javascript:alert(1)' } } });
  assert.deepEqual([bad.status, bad.body.errors.at(-1).field], [400, 'texts.te.terms_url']);
  const of = (data: Json) => [data.app_name, data.tagline, data.share_text, data.privacy_policy_url, data.terms_url];
  const terms = 'https://example.in/terms';
  for (const [lang, expected] of [
    ['te', ['దినం', 'News', 'చదవండి', own, terms]],
    ['hi', ['दिनम', 'News', null, own, terms]],
    ['bn', ['दिनम', 'News', null, own, terms]],
  ] as const) {
    assert.deepEqual(of((await running.call(`/api/v1/settings?lang=${lang}`)).body.data), expected);
    assert.deepEqual(of((await running.call(`/api/v1/config?lang=${lang}`)).body.data.basic), expected);
  }

  await running.call('/api/admin/categories', {
    token: editor,
    json: { name: 'Weather', texts: { hi: { name: 'मौसम' }, te: { name: 'వాతావరణం' } }, sort_order: 1 },
  });
  await running.call('/api/admin/categories', {
    token: editor,
    json: { name: 'Sport', texts: { te: { name: 'క్రీడలు' } }, sort_order: 2 },
  });
  const names = async (lang: string) =>
    (await running.call(`/api/v1/news/categories?lang=${lang}`)).body.data.map((c: Json) => c.name);
  assert.deepEqual(await names('te'), ['వాతావరణం', 'క్రీడలు']);
  assert.deepEqual(await names('bn'), ['मौसम', 'Sport']);
  await put('basic', { default_lang: 'te' });
  assert.deepEqual(await names('bn'), ['వాతావరణం', 'క్రీడలు'], 'another default language, other names');
});
