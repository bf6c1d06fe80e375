import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { options } from '../src/core/config/config.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

// `scripts/check-nginx.sh` loads it with a real nginx.
test('the sample of nginx loads on Debian 12, redirects port 80 and sends HSTS once', () => {
  const conf = read('deploy/nginx.conf').replace(/#.*$/gm, '');
  assert.doesNotMatch(conf, /http2 on/, 'a directive of nginx 1.25.1; Debian 12 has 1.22');
  assert.match(conf, /listen 80;[\s\S]*acme-challenge[\s\S]*return 301 https:/);
  assert.match(conf, /add_header Strict-Transport-Security "max-age=\d+" always;/);
  assert.match(conf, /proxy_hide_header Strict-Transport-Security;/);
  assert.doesNotMatch(conf, /location[^{]*\{[^}]*add_header/, 'which would end that of the server');
});

test('the systemd unit lets background threads lower their priority', () => {
  const filters = [...read('deploy/dinam.service').matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, calls]) => calls);
  assert.ok(filters.indexOf('setpriority') > filters.findIndex((calls) => calls?.includes('@resources')));
});

for (const file of ['compose.yaml', 'compose.sqlite.yaml'])
  test(`${file} passes every option on, keeps its data in volumes and has a proxy for TLS`, () => {
    const text = read(file);
    const [, dinam = ''] = text.match(/\n {2}dinam:\n([\s\S]*?)\n {2}\w+:/) ?? [];
    const names = Object.values<{ env: string }>(options).map(({ env }) => env);
    for (const [, name = ''] of dinam.matchAll(/^ {6}([A-Z_]+):/gm))
      assert.ok(names.includes(name) || name === 'PGPASSWORD', `${name} is an option`);
    assert.match(dinam, /env_file:\n {6}- path: dinam\.env\n/);
    assert.match(dinam, /volumes:\n {6}- data:\/data\n/);
    assert.doesNotMatch(text, /:\/\/\w+:\$\{/, 'a password in a URL would have to be percent-encoded');
    assert.match(text, /proxy:\n {4}profiles: \[tls\]/);
    const used = [...text.matchAll(/^ {6}- (\w+):\/[\w/]+$/gm)].map(([, volume]) => volume);
    const [, declared = ''] = text.match(/\nvolumes:\n([\s\S]*)$/) ?? [];
    assert.deepEqual(
      [...declared.matchAll(/^ {2}(\w+):$/gm)].map(([, volume]) => volume).sort(),
      [...new Set(used)].sort(),
    );
  });
