import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../support/helper.ts';

test('districts of the states of a language are links, of a language of many states the states', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const linksOf = async (path: string): Promise<string[]> => {
    const { status, text } = await running.call(path);
    assert.equal(status, 200, path);
    return [...text.slice(text.indexOf('<main')).matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to as string);
  };
  const telugu = await linksOf('/te/places');
  assert.ok(telugu.includes('/te/place/warangal-district'));
  assert.ok(telugu.includes('/te/places?in=kerala'), 'other states lead on');
  const hindi = await linksOf('/hi/places');
  assert.equal(hindi.filter((to) => to.startsWith('/hi/place/')).length, 0);
  const kerala = await linksOf('/ml/places?in=kerala');
  assert.equal(kerala.filter((to) => to.startsWith('/ml/place/')).length, 15, 'the state and its 14 districts');
  for (const path of ['/te/places?in=nowhere', '/xx/places'])
    assert.equal((await running.call(path)).status, 404, path);
  const page = (await running.call('/te/place/warangal-district')).text;
  assert.match(page, /data-district="warangal-district" data-name="వరంగల్"/);
  assert.doesNotMatch((await running.call('/te/place/telangana')).text, /data-district=/);
});

test('what a publisher turns off is gone from pages, addresses and the manifest', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const path = '/api/admin/settings/app';
  const token = await running.tokenOf('owner');
  const { headers } = await running.call(path, { token });
  const features = { site_saved: false, site_short: false, site_reports: false, site_offline: false };
  const given = { method: 'PATCH', token, headers: { 'if-match': headers.get('etag') as string }, json: { features } };
  assert.equal((await running.call(path, given)).status, 200);
  const { text } = await running.call('/te');
  for (const part of ['/te/saved', '/te/short', 'data-report', 'data-save']) assert.ok(!text.includes(part), part);
  for (const name of ['saved', 'short', 'offline']) assert.equal((await running.call(`/te/${name}`)).status, 404, name);
  const manifest = JSON.parse((await running.call('/site/app-te.webmanifest')).text);
  assert.deepEqual(
    manifest.shortcuts.map(({ url }: { url: string }) => url),
    ['/te/panchang'],
  );
  const script = /src="(\/site\/reader-te-[^"]+)"/.exec(text)?.[1] as string;
  const old = script.replace(/-[0-9a-f]{12}/, '-000000000000');
  const [own, other] = [await running.call(script), await running.call(old)];
  assert.doesNotMatch(own.text, /serviceWorker\.register/);
  assert.match(own.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(other.text, own.text, 'the address of another version has what there is');
  assert.doesNotMatch(other.headers.get('cache-control') ?? '', /immutable/);
});
