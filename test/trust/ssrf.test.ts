import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type TestContext, test } from 'node:test';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import { WebPushTransport } from '../../src/notifications/transports/webpush/transport.ts';
import { extent } from '../support/extent.ts';
import { base, signal } from '../support/fcm-setup.ts';
import { listen, serve } from '../support/fetch-servers.ts';
import { password, type Reply, type Running, start } from '../support/helper.ts';
import { Browser } from '../support/push-service.ts';
import { guardNetwork } from './guard.ts';
import { insideHosts, insideNames, oddAddresses } from './inside.ts';

/** Some machine on the Internet. */
const outside = '93.184.216.34';
const rebinding = ['rebind.example.in', 'rebind-first.example.in'];

/** Names of the table; the rebinding ones lead inside at every second look-up. */
function resolve(name: string, nth: number): string[] {
  if (rebinding.includes(name)) return nth % 2 === rebinding.indexOf(name) ? [outside] : ['127.0.0.2'];
  return insideNames[name] ?? [];
}

/** A secret on ports of machines that nobody may reach. */
async function secretPort(t: TestContext): Promise<{ port: number; requestCount: () => number }> {
  let count = 0;
  const server = createServer((_request, response) => {
    count++;
    response.end('<rss><channel><title>రహస్యం</title></channel></rss>');
  });
  return { port: await listen(t, server, '127.0.0.2'), requestCount: () => count };
}

async function tryFeed(running: Running, feed_url: string, discover: boolean): Promise<Reply> {
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/admin/feeds/test', { token, json: { feed_url, discover } });
  assert.ok(reply.status < 500, `${feed_url}: ${reply.status} ${reply.text}`);
  assert.doesNotMatch(reply.text, /రహస్యం|root:x:0/, feed_url);
  return reply;
}

test('no spelling of an address inside is connected to', async (t) => {
  const secret = await secretPort(t);
  const guard = guardNetwork(t, resolve);
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const own = `127.0.0.1 ${new URL(running.url).port}`;
  const hosts = [...insideHosts, ...Object.keys(insideNames)];
  const table = [
    ...hosts.map((host, i) => `http${i % 2 ? 's' : ''}://${host}${i % 3 ? '' : `:${secret.port}`}/feed`),
    ...oddAddresses,
    ...rebinding.flatMap((name) => [`http://${name}/1`, `http://${name}/2`, `https://${name}/3`]),
  ];
  assert.ok(table.length > 137, String(table.length));
  for (const address of table)
    for (const discover of [false, true]) {
      const { body } = await tryFeed(running, address, discover);
      assert.notEqual(body.data?.status, 200, address);
    }
  const strange = guard.attempts.filter((to) => to !== own && !to.startsWith(`${outside} `));
  assert.deepEqual(strange, [], 'nothing inside was connected to');
  assert.ok(guard.attempts.includes(own), 'the guard sees what is connected to');
  assert.ok(
    rebinding.every((name) => guard.requests.filter((n) => n === name).length > 1),
    'they were looked up again',
  );
  assert.ok(
    guard.attempts.some((to) => to.startsWith(outside)),
    'what leads outside is let through',
  );
  assert.equal(secret.requestCount(), 0);
});

test('no redirect leads inside, whatever its status', async (t) => {
  const secret = await secretPort(t);
  const leads = await serve(t, (request, response) => {
    const [, status, target = ''] = (request.url ?? '').split('/');
    response.writeHead(Number(status), { location: decodeURIComponent(target), connection: 'close' }).end();
  });
  const guard = guardNetwork(t, resolve);
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const known = [`127.0.0.1 ${new URL(running.url).port}`, `127.0.0.1 ${new URL(leads).port}`];
  const targets = [
    `http://127.0.0.2:${secret.port}/`,
    `http://2130706434:${secret.port}/`,
    `http://[::ffff:127.0.0.2]:${secret.port}/`,
    `http://[::1]:${secret.port}/`,
    `//127.0.0.2:${secret.port}/`,
    `http://mixed.example.in:${secret.port}/`,
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://10.0.0.1/',
    'http://0/',
    ...oddAddresses.slice(0, 12),
  ];
  for (const target of targets)
    for (const status of [301, 302, 303, 307, 308]) {
      const before = guard.attempts.length;
      await tryFeed(running, `${leads}/${status}/${encodeURIComponent(target)}`, status === 302);
      assert.deepEqual(
        guard.attempts.slice(before).filter((to) => !known.includes(to)),
        [],
        `${status} to ${target}`,
      );
    }
  assert.ok(guard.attempts.includes(known[1] as string), 'the redirects themselves were asked');
  assert.equal(secret.requestCount(), 0);
});

test('no address of a webhook leads inside, however it is spelled', async (t) => {
  const secret = await secretPort(t);
  const guard = guardNetwork(t, resolve);
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const own = `127.0.0.1 ${new URL(running.url).port}`;
  const token = await running.tokenOf('owner');
  const hooks = '/api/admin/webhooks';
  const json = { url: 'https://example.com/hook', events: ['news.published'], current_password: password };
  const { id } = (await running.call(hooks, { token, json })).body.data;
  // A password is checked for each; feeds above try all spellings.
  const hosts = extent(
    insideHosts,
    insideHosts.filter((_, i) => i % 3 === 0),
  );
  const table = [
    ...[...hosts, ...Object.keys(insideNames)].map((host, i) => `http${i % 2 ? 's' : ''}://${host}/hook`),
    ...insideHosts.slice(0, 10).map((host) => `http://${host}:${secret.port}/hook`),
    ...oddAddresses,
    ...rebinding.flatMap((name) => [`http://${name}/1`, `http://${name}/2`, `https://${name}/3`]),
  ];
  let saved = 0;
  for (const url of table) {
    const headers = { 'if-match': '*' };
    const edit = await running.call(`${hooks}/${id}`, {
      method: 'PATCH',
      token,
      json: { url, current_password: password },
      headers,
    });
    assert.ok(edit.status === 200 || edit.status === 400, `${url}: ${edit.status} ${edit.text}`);
    if (edit.status === 400) continue;
    saved++;
    const tried = await running.call(`${hooks}/${id}/test`, { method: 'POST', token });
    assert.deepEqual([tried.status, tried.body.data.status], [200, 'failed'], `${url}: ${tried.text}`);
  }
  assert.ok(saved > 5, `names are judged when they are looked up: ${saved}`);
  const strange = guard.attempts.filter((to) => to !== own && !to.startsWith(`${outside} `));
  assert.deepEqual(strange, [], 'nothing inside was connected to');
  assert.equal(secret.requestCount(), 0);
});

test('no endpoint of a browser leads inside', async (t) => {
  const secret = await secretPort(t);
  const guard = guardNetwork(t, resolve);
  const { publicKey, privateKey } = vapidPair();
  const names = [...Object.keys(insideNames).filter((name) => !name.endsWith('.')), ...rebinding];
  const running = await start(t, 'sqlite', {
    WORKERS: '0',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:desk@example.in',
    WEBPUSH_HOSTS: names.join(','),
  });
  const browser = new Browser();
  const endpoints = [...insideHosts, ...names].flatMap((host) => [
    `https://${host}/push`,
    `https://${host}:${secret.port}/push`,
  ]);
  const recipients = endpoints.map((endpoint, i) => ({
    deviceId: i + 1,
    kind: 'webpush' as const,
    value: browser.subscription(endpoint),
  }));
  const results = await new WebPushTransport().send(running.dinam.app, base, recipients, { signal });
  assert.equal(results.length, endpoints.length);
  for (const [i, { state }] of results.entries()) assert.notEqual(state, 'sent', String(endpoints[i]));
  assert.deepEqual(
    guard.attempts.filter((to) => !to.startsWith(`${outside} `)),
    [],
  );
  assert.equal(secret.requestCount(), 0);
});
