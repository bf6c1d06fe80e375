// Rest: it measures the cost of many hostile bodies.
// Alone: it measures the CPU time and the heap of its process.

import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { isOpenRead, type Route } from '../../src/core/api/route.ts';
import { start } from '../support/helper.ts';
import { addressOf, hostile, post } from './hostile-bodies.ts';

const isPublic = (route: Route): boolean => isOpenRead(route) || route.access === 'anyone';
/** Milliseconds of CPU that this machine needs to parse the JSON object with the most members, at its best. */
function costOfParsing(): number {
  const body = (hostile.find(([name]) => name === 'many members') as (typeof hostile)[number])[2];
  const costs = Array.from({ length: 10 }, () => {
    const before = process.cpuUsage();
    JSON.parse(body);
    return millisecondsSince(before);
  });
  return Math.min(...costs);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('no body of a megabyte to a public address costs more than it costs to parse one, with or without a length', async (t) => {
  const running = await start(t, 'sqlite', { TRUST_PROXY: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  t.after(() => agent.destroy());
  const operations = routes.filter((route) => isPublic(route) && route.method !== 'GET');
  assert.ok(operations.length > 15, `${operations.length}`);
  let requestCount = 0;
  const cost = async (route: Route, type: string, body: string, way: string): Promise<number> => {
    const from = `203.0.${requestCount >> 8}.${requestCount++ & 255}`; // no limit of an address refuses what is measured
    const length = way === 'content-length' ? String(Buffer.byteLength(body)) : 'chunked';
    const before = process.cpuUsage();
    const url = running.url + addressOf(route.path);
    const status = await post(url, agent, route.method, type, body, { 'x-forwarded-for': from, [way]: length });
    const milliseconds = millisecondsSince(before); // what this process sends is in it too
    assert.ok(status < 500, `${route.method} ${route.path}: ${status}`);
    return milliseconds;
  };
  const most = costOfParsing();
  const dear: string[] = [];
  for (const route of operations)
    for (const [i, [name, type, body]] of hostile.entries())
      for (const way of i === 0 ? ['content-length', 'transfer-encoding'] : ['transfer-encoding']) {
        // The collector and other programs may slow some of them, not all.
        const costs: number[] = [];
        const isCheap = () => costs.some((ms) => ms <= most);
        while (costs.length < 10 && !isCheap()) costs.push(await cost(route, type, body, way));
        if (!isCheap()) dear.push(`${route.method} ${route.path} with ${name} by ${way}: ${costs}`);
      }
  assert.deepEqual(dear, []);
});

test('the body of a public read is an object of at most 200 plain members', async (t) => {
  const running = await start(t, 'sqlite');
  for (const path of ['/api/shopping.php', '/api/rss.php', '/api/config.php']) {
    const sendRequest = (body: unknown) => running.call(path, { json: body });
    assert.equal((await sendRequest({ lang: 'te' })).status, 200);
    assert.equal((await sendRequest({ lang: 'te', ids: [1, 'రెండు', true] })).status, 200, 'several values of one name');
    for (const wrong of ['నమస్తే', ['lang'], 7, null, true])
      assert.equal((await sendRequest(wrong)).status, 400, `${wrong}`);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`k${i}`, 'వ']));
    assert.equal((await sendRequest(many)).status, 400);
    assert.equal((await sendRequest({ k: Array(201).fill(1) })).status, 400);
    for (const inner of [{ a: 1 }, [[1]], [{}]]) {
      const { status, body } = await sendRequest({ lang: 'te', মান: inner });
      assert.equal(status, 400);
      assert.deepEqual(body.errors, [
        { field: 'মান', code: 'type', params: {}, message: 'must be a text, a number or a truth value' },
      ]);
    }
  }
});

test('a body without a token is limited to 16 KB; a story may be long', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('editor');
  const long = 'क'.repeat(8_000);
  assert.equal((await running.call('/api/auth/login', { json: { username: 'संपादक', password: long } })).status, 413);
  assert.equal(
    (await running.call('/api/v1/devices', { json: { installation_id: 'abcdefgh', token: long } })).status,
    413,
  );
  const story = { title: 'लंबी ख़बर', content: `<p>${long.repeat(5)}</p>` };
  assert.equal((await running.call('/api/news.php', { token, json: story })).status, 201);
  const { body } = await running.call('/api/news.php', { token, json: { ...story, tags: Array(10_001).fill('वर्षा') } });
  assert.deepEqual(body.errors, [
    { field: '', code: 'too_long', params: {}, message: 'There are more than 10000 values' },
  ]);
  const note = 'బెంగళూరు వర్షాలు '.repeat(58).slice(0, 990);
  const reported = await running.call('/api/v1/news/1/report', {
    form: { installation_id: 'abcdefgh', reason: 'other', note },
  });
  assert.equal(reported.status, 202, 'percent-encoded it is longer than most');
});

test('a multipart body without a boundary that can be read, or with a part that has no name, is refused', async (t) => {
  const running = await start(t, 'sqlite');
  const part = '--x\r\ncontent-disposition: form-data; name="lang"\r\n\r\nur\r\n--x--\r\n';
  const ask = (type: string, body = part) =>
    running.call('/api/config.php', {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; ${type}` },
    });
  for (const type of ['boundary=x', 'boundary="x"; charset=utf-8']) assert.equal((await ask(type)).status, 200, type);
  const wrong = ['', 'boundary=', 'boundary=""', 'boundary="\\x"', `boundary=${'x'.repeat(300)}`, 'a="; boundary=y"'];
  for (const type of wrong) assert.equal((await ask(type)).status, 400, type);
  for (const extra of ['', '; filename="చిత్రం.png"'])
    assert.equal(
      (await ask('boundary=x', `--x\r\ncontent-disposition: form-data${extra}\r\n\r\nur\r\n--x--\r\n`)).status,
      400,
    );
});
