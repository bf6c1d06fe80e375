import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { hubNamed } from './hub-link.ts';
import { verifySignature } from './signature.ts';

const url = 'https://news.example/te/feed.xml';
const none = { hubs: [], self: null };
const inHeader = (link: string) => hubNamed({ headers: { link }, url }, none, null);

test('hub and name are read from the header before the feed', () => {
  const feed = { hubs: ['https://in-feed.example/'], self: 'https://news.example/in-feed' };
  const header = '<https://hub.example/>; rel="hub", <../self?a=1,2>; rel=self';
  assert.deepEqual(hubNamed({ headers: { link: header }, url }, feed, null), {
    hub_url: 'https://hub.example/',
    hub_topic: 'https://news.example/self?a=1,2',
  });
  assert.deepEqual(hubNamed({ headers: {}, url }, feed, null), { hub_url: feed.hubs[0], hub_topic: feed.self });
  assert.deepEqual(hubNamed({ headers: { link: '</x>; rel=self' }, url }, feed, null)?.hub_topic, feed.self);
  assert.deepEqual(inHeader('<https://hub.example/>; rel=hub'), { hub_url: 'https://hub.example/', hub_topic: url });
  assert.equal(hubNamed({ headers: {}, url }, none, null), null);
});

test('the hub that is in use stays, and https goes before http', () => {
  const feed = { hubs: ['http://a.example/', 'https://b.example/', 'https://c.example/'], self: null };
  assert.equal(hubNamed({ headers: {}, url }, feed, null)?.hub_url, 'https://b.example/');
  assert.equal(hubNamed({ headers: {}, url }, feed, 'https://c.example/')?.hub_url, 'https://c.example/');
  assert.equal(hubNamed({ headers: {}, url }, feed, 'https://gone.example/')?.hub_url, 'https://b.example/');
});

test('what only looks like a link is none, and a long header does no harm', () => {
  for (const link of [
    '',
    'https://hub.example/; rel=hub',
    '<https://hub.example/>',
    '<https://hub.example/>; title="rel=hub"',
    '<https://hub.example/>; rel=hubs',
    '<javascript:alert(1)>; rel=hub',
    '<ftp://hub.example/>; rel=hub',
    `<https://hub.example/${'x'.repeat(2_000)}>; rel=hub`,
  ])
    assert.equal(inHeader(link), null, link.slice(0, 80));
  assert.equal(
    inHeader('<https://hub.example/>; title="a\\">; rel=x, <"; REL="x HUB"')?.hub_url,
    'https://hub.example/',
  );
  for (const piece of ['<', '<a>;', '<a>; x=" ', '<a>;x ;', ' ;', '<a>; rel=hub,', '; x='])
    inHeader(`<https://hub.example/>${piece.repeat(8_000)}`);
});

test('a signature counts only under its own method and whole', () => {
  const bytes = Buffer.from('వార్త');
  const of = (method: string): string => createHmac(method, 'secret').update(bytes).digest('hex');
  for (const method of ['sha1', 'sha256', 'sha384', 'sha512']) {
    const worth = method === 'sha1' ? 'weak' : 'valid';
    assert.equal(verifySignature(bytes, `${method}=${of(method)}`, 'secret'), worth);
    assert.equal(verifySignature(bytes, ` ${method.toUpperCase()}=${of(method).toUpperCase()} `, 'secret'), worth);
    assert.equal(verifySignature(bytes, `${method}=${of(method)}`, 'other'), 'invalid');
    assert.equal(verifySignature(bytes, `${method}=${of(method).slice(2)}`, 'secret'), 'invalid');
    assert.equal(verifySignature(Buffer.from('వార్త '), `${method}=${of(method)}`, 'secret'), 'invalid');
  }
  for (const header of [
    undefined,
    '',
    of('sha256'),
    `sha1=${of('sha256')}`,
    `sha224=${of('sha224')}`,
    `md5=${of('md5')}`,
  ])
    assert.equal(verifySignature(bytes, header, 'secret'), 'invalid', String(header));
});
