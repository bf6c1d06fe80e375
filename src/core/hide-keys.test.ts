import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hideKeys, withoutKeys } from './hide-keys.ts';

test('keys in addresses are hidden, two of them apart, and nothing else is', () => {
  const one = hideKeys('https://news.example/వార్తలు?lang=te&api_key=abc-123&page=2#x');
  assert.match(one, /^https:\/\/news\.example\/వార్తలు\?lang=te&api_key=\*\*\*[\da-f]{6}&page=2#x$/);
  assert.notEqual(one, hideKeys('https://news.example/వార్తలు?lang=te&api_key=abc-124&page=2#x'));
  assert.equal(hideKeys(one), one);
  const names = ['key', 'KEY', 'token', 'access_token', 'auth', 'secret', 'client-secret', 'password', 'sig', 'apikey'];
  for (const name of [...names, 'X-Amz-Signature', 'sid', 'session_id', 'jwt'])
    assert.ok(!hideKeys(`https://a.example/?x=1&${name}=hidden-7`).includes('hidden-7'), name);
  assert.match(hideKeys('failed: https://ravi:గుప్త@a.example/f'), /^failed: https:\/\/\*\*\*[\da-f]{6}@a\.example\/f$/);
  const audit = JSON.stringify({ from: 'https://a.example/?key=aaa', to: 'https://a.example/?key=bbb' });
  assert.deepEqual(Object.keys(JSON.parse(hideKeys(audit))), ['from', 'to']);
  for (const plain of ['https://a.example/key=1', 'https://a.example/?keyword=వార్త&sign=leo&q=token', 'a&b', '?key='])
    assert.equal(hideKeys(plain), plain);
  assert.deepEqual(withoutKeys({ n: 1, none: null, list: ['x', { on: true }] }), {
    n: 1,
    none: null,
    list: ['x', { on: true }],
  });
});
