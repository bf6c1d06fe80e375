import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { listen } from '../support/fetch-servers.ts';
import { type Json, password, type Reply, type Running, readyDatabase, start } from '../support/helper.ts';
import { setUp } from '../support/newsroom.ts';

const minute = 60_000;

async function set(running: Running, json: object, status = 200): Promise<Reply> {
  const token = await running.tokenOf('owner');
  const headers = { 'if-match': '*' };
  const reply = await running.call('/api/admin/settings/basic', {
    method: 'PATCH',
    token,
    headers,
    json: { ...json, current_password: password },
  });
  assert.equal(reply.status, status, reply.text);
  return reply;
}

test('privacy policy and grievance officer have pages in each language, and the footer leads to them', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  assert.equal((await running.call('/te/privacy')).status, 404);
  assert.doesNotMatch((await running.call('/te')).text, /href="\/te\/privacy"/);
  await set(running, {
    privacy_html: '<h2>What we store</h2><script>alert(1)</script><p onclick="x()">Nothing.</p>',
    texts: { hi: { privacy_html: '<p>हम कुछ नहीं रखते</p>' }, ur: { complaints_html: '<p>ہمیں لکھیں</p>' } },
    grievance_officer: { name: 'సుజాత', designation: 'అధికారి', email: 'grievance@dinam.example' },
    publisher: { self_regulator: 'డిజిపబ్' },
  });
  const [te, hi] = [await running.call('/te/privacy'), await running.call('/hi/privacy')];
  assert.match(te.text, /<h2>What we store<\/h2><p>Nothing\.<\/p>/);
  assert.match(hi.text, /<p>हम कुछ नहीं रखते<\/p>/);
  assert.match((await running.call('/te')).text, /<a href="\/te\/privacy">గోప్యత<\/a>/);
  const contact = (await running.call('/te/contact')).text;
  for (const text of ['id="grievance"', 'సుజాత', 'grievance@dinam.example', '24 గంటల్లో', '15 రోజుల్లో', 'డిజిపబ్'])
    assert.ok(contact.includes(text), text);
  assert.match((await running.call('/ur/contact')).text, /<p>ہمیں لکھیں<\/p>/);
  assert.ok(!('privacy_html' in (await running.call('/api/v1/settings?lang=te')).body.data), 'apps are not sent it');
});

const fingerprint = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0').toUpperCase()).join(':');

test('phones learn which app opens links to the site, and pages offer it', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const files = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'];
  for (const path of files) assert.equal((await running.call(path)).status, 404, path);
  assert.doesNotMatch((await running.call('/te')).text, /intent:|apple-itunes-app/);
  const wrong = { android_package: 'in dinam', android_sha256: ['AB:CD'], ios_team_id: 'x', ios_app_id: 'abc' };
  const refused = await set(running, { app_links: wrong }, 400);
  assert.deepEqual(refused.body.errors.map((one: Json) => one.field).sort(), [
    'app_links.android_package',
    'app_links.android_sha256.0',
    'app_links.ios_app_id',
    'app_links.ios_team_id',
  ]);
  await set(running, {
    app_links: {
      android_package: 'in.dinam.app',
      android_sha256: [fingerprint],
      ios_team_id: 'ABCDE12345',
      ios_bundle_id: 'in.dinam.app',
      ios_app_id: '123456789',
    },
  });
  const [android, ios] = await Promise.all(files.map((path) => running.call(path)));
  assert.equal(android?.headers.get('content-type'), 'application/json');
  assert.deepEqual(android?.body[0].target, {
    namespace: 'android_app',
    package_name: 'in.dinam.app',
    sha256_cert_fingerprints: [fingerprint],
  });
  assert.equal(ios?.headers.get('content-type'), 'application/json');
  assert.deepEqual(ios?.body.applinks.details[0].appIDs, ['ABCDE12345.in.dinam.app']);
  const token = await running.tokenOf('owner');
  const release = { version: '1.2.0', version_code: 12, released_at: '2026-01-01T00:00:00Z' };
  const store_url = 'https://play.google.com/store/apps/details?id=in.dinam.app';
  const json = { ...release, platform: 'android', store_url, current_password: password };
  assert.equal((await running.call('/api/admin/releases', { token, json })).status, 201);
  const { text } = await running.call('/te/about');
  assert.ok(text.includes(`content="app-id=123456789, app-argument=${running.url}/te/about"`), text);
  const fallback = encodeURIComponent(store_url);
  const intent = `intent://${new URL(running.url).host}/te/about#Intent;scheme=http;package=in.dinam.app;S.browser_fallback_url=${fallback};end`;
  assert.ok(text.includes(`href="${intent}"`), text);
  assert.ok(text.includes(`<a href="${store_url}" rel="noopener">Android</a>`), text);

  // A release that is planned: its store is linked from its time on, and nothing is written then.
  const iosStore = 'https://apps.apple.com/in/app/id123456789';
  const released_at = new Date(running.clock.ms + 3_600_000).toISOString();
  const planned = { ...release, released_at, platform: 'ios', store_url: iosStore, current_password: password };
  assert.equal((await running.call('/api/admin/releases', { token, json: planned })).status, 201);
  const hasStore = async () => (await running.call('/te/about')).text.includes(`<a href="${iosStore}"`);
  assert.equal(await hasStore(), false);
  running.clock.ms += 3_600_000;
  assert.equal(await hasStore(), true);
});

test('search engines are told of stories by IndexNow once it is on, and again after a failure', async (t) => {
  const told: Json[] = [];
  const answers = [503, 202];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    told.push(JSON.parse(text));
    response.writeHead(answers.shift() ?? 200).end();
  });
  const endpoint = `http://127.0.0.1:${await listen(t, server)}/indexnow`;
  const scene = await setUp(t, 'sqlite', { ...(await readyDatabase(t, 'sqlite')), FETCH_ALLOW: '127.0.0.1' });
  const { item, verb, running } = scene;
  const publish = async (title: string): Promise<string> => {
    const { id, slug } = await item({ title });
    assert.equal((await verb(id, 'publish')).status, 200);
    return `${running.url}/n/${slug}`;
  };
  const pass = async (ms: number): Promise<void> => {
    running.clock.ms += ms;
    await running.dinam.workers.drain();
  };
  await publish('హబ్ లేకుండా');
  await pass(2 * minute);
  assert.deepEqual(told, [], 'off by default');
  const key = 'abcdef0123456789';
  assert.equal((await running.call(`/${key}.txt`)).status, 404);
  await set(running, { indexnow: { key, endpoint } });
  assert.equal((await running.call(`/${key}.txt`)).text, `${key}\n`);
  assert.equal((await running.call('/0123456789abcdef.txt')).status, 404);
  await pass(5 * minute);
  const addresses = [await publish('మొదటి కథనం'), await publish('రెండవ కథనం')];
  await item({ title: 'చిత్తు' });
  await pass(2 * minute);
  const { host } = new URL(running.url);
  const wanted = { host, key, keyLocation: `${running.url}/${key}.txt`, urlList: addresses };
  assert.deepEqual(told, [wanted], 'all of a minute in one request, drafts in none');
  await pass(minute);
  assert.deepEqual(told, [wanted, wanted], 'again after 503');
  await pass(10 * minute);
  assert.equal(told.length, 2);
});
