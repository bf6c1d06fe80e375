import assert from 'node:assert/strict';
import { type Json, onSqlite, password, start } from '../support/helper.ts';
import { newPerson } from './people.ts';

const ifMatch = { 'if-match': '*' };
const proof = { current_password: password };
const store = 'https://play.google.com/store/apps/details?id=in.example.news';
const unit = 'ca-app-pub-1234567890123456/1234567890';
const release = { platform: 'android', version: '3.0.0', version_code: 300 };

onSqlite('what lasts takes the password, and nothing else does', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const { token } = await newPerson(s.dinam.app, 'owner');
  const send = (method: string, path: string, json: object) =>
    s.call(`/api/admin/${path}`, { method, token, json, headers: ifMatch });
  const added = async (path: string, json: object): Promise<Json> => {
    const reply = await send('POST', path, { ...json, ...proof });
    assert.ok(reply.status < 300, `${path}: ${reply.text}`);
    return reply.body.data;
  };
  const hook = await added('webhooks', { url: 'https://hooks.example/a', events: ['news.published'] });
  const plain = await added('releases', { ...release, version: '2.0.0', version_code: 200 });
  const forcing = await added('releases', { ...release, version: '2.1.0', version_code: 210, min_version: '2.0.0' });
  const led = await added('redirects', { path: '/పాత', leads_to: '/te/panchang' });
  await send('PATCH', 'settings/basic', { website_url: 'https://first.example/', ...proof });
  const csv = 'path,leads_to\n/a,/te/horoscope\n/b,https://epaper.example.in/\n';
  const lasting: [method: string, path: string, json: object][] = [
    ['POST', 'webhooks', { url: 'https://hooks.example/b', events: ['news.removed'] }],
    ['PATCH', `webhooks/${hook.id}`, { url: 'https://elsewhere.example/' }],
    ['PUT', `webhooks/${hook.id}`, { is_active: true }],
    ['POST', `webhooks/${hook.id}/rotate-secret`, {}],
    ['POST', 'releases', { ...release, min_version: '2.0.0' }],
    ['POST', 'releases', { ...release, version: '3.1.0', version_code: 310, store_url: store }],
    ['PATCH', `releases/${plain.id}`, { min_version_code: 150 }],
    ['PATCH', `releases/${forcing.id}`, { rollout_percent: 100 }],
    ['POST', 'redirects', { path: '/e', leads_to: 'https://epaper.example.in/' }],
    ['PATCH', `redirects/${led.id}`, { leads_to: 'https://epaper.example.in/' }],
    ['POST', 'redirects/import', { csv }],
    ['PATCH', 'settings/basic', { website_url: 'https://elsewhere.example/' }],
    ['POST', 'settings/basic/revisions/1/restore', {}],
    ['PATCH', 'settings/basic', { social: { facebook: 'https://facebook.com/elsewhere' } }],
    ['PATCH', 'settings/basic', { texts: { ta: { terms_url: 'https://elsewhere.example/' } } }],
    ['PATCH', 'settings/basic', { app_links: { android_package: 'in.elsewhere.app' } }],
    ['PATCH', 'settings/basic', { websub_hub: 'https://hub.example/' }],
    ['PATCH', 'settings/app', { push: { link_prefix: 'https://elsewhere.example/' } }],
    ['PATCH', 'settings/admob', { banner_unit_id: unit }],
  ];
  for (const [method, path, json] of lasting) {
    const name = `${method} ${path} ${JSON.stringify(json)}`;
    const refused = await send(method, path, json);
    assert.deepEqual([refused.status, refused.body.code], [403, 'reauthentication_required'], name);
    const wrong = await send(method, path, { ...json, current_password: 'తప్పు' });
    assert.deepEqual([wrong.status, wrong.body.errors[0]?.field], [400, 'current_password'], name);
    const done = await send(method, path, { ...json, ...proof });
    assert.ok(done.status < 300, `${name}: ${done.text}`);
  }
  const ordinary: typeof lasting = [
    ['PATCH', 'settings/basic', { website_url: null, tagline: 'మీ వార్త' }],
    ['PATCH', 'settings/basic', { texts: { ta: { terms_url: 'https://elsewhere.example/' } } }],
    ['PATCH', 'settings/app', { refresh_seconds: 60 }],
    ['PATCH', 'settings/admob', { banner_unit_id: unit, interstitial_interval: 4 }],
    ['POST', 'releases', { ...release, version: '4.0.0', version_code: 400 }],
    ['PATCH', `releases/${plain.id}`, { title: 'புதிய பதிப்பு' }],
    ['PATCH', `releases/${forcing.id}`, { is_active: false }],
    ['POST', 'redirects', { path: '/f', leads_to: '/te/horoscope' }],
    ['POST', 'redirects/import', { csv, dry_run: true }],
    ['DELETE', `redirects/${led.id}`, {}],
    ['DELETE', `webhooks/${hook.id}`, {}],
  ];
  for (const [method, path, json] of ordinary) {
    const done = await s.call(`/api/admin/${path}`, {
      method,
      token,
      headers: ifMatch,
      ...(method === 'DELETE' ? {} : { json }),
    });
    assert.ok(done.status < 300, `${method} ${path} ${JSON.stringify(json)}: ${done.text}`);
  }
});
