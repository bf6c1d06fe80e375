import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relyingParty, requireSite } from './site.ts';

test('passkeys belong to the host of PUBLIC_URL, where browsers allow them', () => {
  for (const [publicUrl, id, origin] of [
    ['https://news.example.in', 'news.example.in', 'https://news.example.in'],
    ['https://news.example.in:8443/app', 'news.example.in', 'https://news.example.in:8443'],
    ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
    ['http://desk.localhost', 'desk.localhost', 'http://desk.localhost'],
    ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
    ['http://[::1]:81', 'localhost', 'http://localhost:81'],
  ] as const)
    assert.deepEqual(relyingParty({ publicUrl }), { id, origin }, publicUrl);
  for (const publicUrl of [
    'http://news.example.in',
    'https://203.0.113.7',
    'http://10.0.0.4:8080',
    'https://[2001:db8::1]',
  ])
    assert.throws(() => requireSite({ publicUrl }), {
      code: 'conflict',
      message: new RegExp(`PUBLIC_URL.*${RegExp.escape(publicUrl)}`),
    });
});
