import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Dinam, DinamError } from '../client/dinam.ts';
import { clientSource } from '../client/generate.ts';
import { onSqlite, password, start } from './support/helper.ts';

test('the client is what the OpenAPI document says today', () => {
  const file = readFileSync(join(import.meta.dirname, '../client/dinam.ts'), 'utf8');
  assert.ok(file === clientSource(), 'client/dinam.ts is stale: run `npm run client`');
});

onSqlite('the work of an editor and a reader, through the client', async (t, kind) => {
  const running = await start(t, kind);
  await running.tokenOf('editor');
  const editor = new Dinam(running.url);
  const { data: session } = await editor.postAuthLogin({ username: 'test.editor', password });
  editor.token = session.token;
  const phone = new Dinam(running.url);

  const category = await editor.postAdminCategories({ name: 'Weather', texts: { te: { name: 'వాతావరణం' } } });
  const draft = await editor.postAdminNews({
    title: 'భారీ వర్షాలు',
    content: '<p>నేడు ఉదయం</p>',
    category_id: category.data.id,
  });
  assert.equal(draft.status, 201);
  assert.equal(draft.data.status, 'draft');
  assert.deepEqual((await phone.getNewsLatest()).data, []);
  await editor.postAdminNewsByIdPublish(draft.data.id, {});
  const [story] = (await phone.getNewsLatest({ lang: 'te' })).data;
  assert.equal(story?.title, 'భారీ వర్షాలు');
  assert.equal(story?.category_name, 'వాతావరణం');

  const current = await editor.getAdminNewsById(draft.data.id);
  const saved = await editor.patchAdminNewsById(
    draft.data.id,
    { apply: 'now' },
    { title: 'తుఫాను హెచ్చరిక' },
    { ifMatch: current.etag as string },
  );
  assert.equal(saved.data.title, 'తుఫాను హెచ్చరిక');
  await assert.rejects(
    editor.patchAdminNewsById(draft.data.id, {}, { title: 'పాతది' }, { ifMatch: current.etag as string }),
    (error: unknown) => error instanceof DinamError && error.problem.code === 'stale',
  );
  await assert.rejects(
    phone.getNews({ limit: 0 }),
    (error: unknown) => error instanceof DinamError && error.problem.errors[0]?.field === 'limit',
  );

  const product = await editor.postAdminProducts({
    title: 'பருத்திப் புடவை',
    price: 99_900,
    mrp: 149_900,
    deal_url: 'https://shop.example.in/1',
  });
  const { data: shown } = await phone.getShoppingProductsBySlug(product.data.slug);
  assert.equal(shown.title, 'பருத்திப் புடவை');
  const { data: match } = await phone.getHoroscopeCompatibility({ sign1: 'మేషం', sign2: 'सिंह' });
  assert.equal(match.max_score, 15);
  const { data: day } = await phone.getPanchangDay({ date: '2026-11-20', lang: 'en', include: ['text', 'hora'] });
  assert.deepEqual([day.tithi[0]?.id, day.text?.weekday, day.hora?.day.length], [10, 'Friday', 12]);
  const calendar = await phone.getPanchangCalendarIcs({ kind: 'ekadashi', year: 2026 });
  assert.match(calendar.data, /^BEGIN:VCALENDAR\r\n/);
  await assert.rejects(
    phone.getPanchangCalendarIcs({ year: 1800 }),
    (error: unknown) => error instanceof DinamError && error.problem.errors[0]?.field === 'year',
  );
  const push = { title: 'తాజా వార్త', body: 'వర్షాలు', target: { type: 'all' as const } };
  const sent = await editor.postAdminNotifications(push, { idempotencyKey: 'morning-1' });
  assert.equal(sent.status, 202);
  const again = await editor.postAdminNotifications(push, { idempotencyKey: 'morning-1' });
  assert.ok('id' in sent.data && 'id' in again.data, 'sent, not only checked');
  assert.equal(again.data.id, sent.data.id, 'a repeated send is one send');
  const checked = await editor.postAdminNotifications({ ...push, dry_run: true });
  assert.ok('dry_run' in checked.data && checked.status === 200);
  assert.equal((await phone.getConfig()).data.basic.default_lang, 'te');
});
