import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { serviceSettings } from '../bin/environment-file.mjs';
import { routes } from '../src/app.ts';
import { options, readConfig } from '../src/core/config/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

// `scripts/check-nginx.sh` loads it with a real nginx.
test('the sample of nginx loads on Debian 12, redirects port 80 and sends HSTS once', () => {
  const conf = read('deploy/nginx.conf').replace(/#.*$/gm, '');
  assert.doesNotMatch(conf, /http2 on/, 'a directive of nginx 1.25.1; Debian 12 has 1.22');
  assert.match(conf, /listen 80;[\s\S]*acme-challenge[\s\S]*return 301 https:/);
  assert.match(conf, /add_header Strict-Transport-Security "max-age=\d+" always;/);
  assert.match(conf, /proxy_hide_header Strict-Transport-Security;/);
  assert.doesNotMatch(conf, /location[^{]*\{[^}]*add_header/, 'which would end that of the server');
});

test('no installation leaves out the native libraries of sharp, which are optional packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optional?: boolean; bin?: Record<string, string>; libc?: string[] }>;
  };
  const natives = Object.entries(lock.packages).filter(([path]) => /^node_modules\/@img\/sharp-.*linux/.test(path));
  assert.ok(natives.length >= 4 && natives.every(([, { optional }]) => optional));
  const docs = readdirSync(join(root, 'docs')).map((name) => `docs/${name}`);
  const scripts = readdirSync(join(root, 'scripts')).map((name) => `scripts/${name}`);
  const files = ['Dockerfile', 'README.md', 'CONTRIBUTING.md', 'package.json', '.npmrc', ...docs, ...scripts];
  for (const file of files.filter((name) => /\.(md|sh|ts|json)$|file$|rc$/.test(name))) {
    const commands = read(file).replace(/^#.*$/gm, '');
    assert.doesNotMatch(commands, /omit[= ]optional|no-optional/, file);
  }
  assert.match(read('Dockerfile'), /^RUN .*require\('sharp'\)/m, 'the build fails where it does not load');
});

// `test/long/image.test.ts` builds it.
test('the image gets every file that it is built of', () => {
  const [, stage = ''] = /AS build\n([\s\S]*?)\nFROM /.exec(read('Dockerfile')) ?? [];
  const copied = [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
  const admitted = read('.dockerignore').split('\n');
  for (const path of copied) assert.ok(admitted.includes(`!${path}`), `.dockerignore admits ${path}`);
  const needed = new Set([
    'scripts/build-admin.ts',
    'scripts/build-server.ts',
    'scripts/stack-lines.ts',
    'scripts/release',
  ]);
  const program = read('scripts/release/program.ts');
  for (const name of ['bin', 'LICENSE', 'CHANGELOG.md', '.env.example'])
    if (program.includes(`'${name}'`)) needed.add(name);
  for (const path of needed) {
    if (!path.endsWith('.ts')) continue;
    for (const [, script] of read(path).matchAll(/(?:from |import\()'\.\/([\w-]+\.ts)'/g))
      needed.add(`scripts/${script}`);
    for (const [, folder = ''] of read(path).matchAll(/import\.meta\.dirname, '\.\.\/(\w+)/g)) needed.add(folder);
  }
  assert.ok(needed.size > 3, 'the script and what it imports were read');
  assert.deepEqual(
    [...needed].filter((path) => !copied.includes(path)),
    [],
  );
});

test('the sample of nginx takes what routes accept, and lets streams be silent', () => {
  const conf = read('deploy/nginx.conf').replace(/#.*$/gm, '');
  const locations = [...conf.matchAll(/location (=|~)? ?(\S+) \{([^}]*)\}/g)].map(([, kind, name = '', body = '']) => ({
    matches: (path: string) =>
      kind === '~' ? new RegExp(name).test(path) : kind === '=' ? path === name : name !== '/' && path.startsWith(name),
    body,
  }));
  const bodyOf = (path: string): string => locations.find(({ matches }) => matches(path))?.body ?? '';
  const megabytes = (path: string): number =>
    Number(bodyOf(path).match(/client_max_body_size (\d+)m;/)?.[1] ?? conf.match(/client_max_body_size (\d+)m;/)?.[1]);
  const config = readConfig({});
  for (const route of routes) {
    const path = route.path.replace(/:\w+/g, '17');
    if ('upload' in route && route.upload)
      assert.ok(megabytes(path) * 1_048_576 > config.mediaMaxBytes, `${path}: ${megabytes(path)} MB`);
    const most = 'file' in route ? (route.file?.mostBytes ?? 0) : 0;
    assert.ok(megabytes(path) * 1_048_576 >= Math.max(config.bodyLimit, most), `${path}: ${megabytes(path)} MB`);
    if (!('open' in route) && !('stream' in route && route.stream)) continue;
    assert.match(bodyOf(path), /proxy_buffering off;/, path);
    const seconds = Number(bodyOf(path).match(/proxy_read_timeout (\d+)s;/)?.[1]);
    assert.ok(seconds >= 2 * config.liveHeartbeatSeconds, `${path}: ${seconds} s`);
  }
});

test('the systemd unit lets background threads lower their priority', () => {
  const filters = [...read('deploy/dinam.service').matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, calls]) => calls);
  assert.ok(filters.indexOf('setpriority') > filters.findIndex((calls) => calls?.includes('@resources')));
});

test('backups of the night run as the service does', () => {
  const settings = (file: string) => new Map(serviceSettings(read(file)));
  const [service, backup] = [settings('deploy/dinam.service'), settings('deploy/dinam-backup.service')];
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'Environment', 'StateDirectory', 'UMask'])
    assert.equal(backup.get(name), service.get(name), name);
  assert.equal(backup.get('ExecStart'), service.get('ExecStart')?.replace(/serve$/, 'backup --keep 14'));
  assert.match(read('deploy/dinam-backup.timer'), /OnCalendar=.*\n[\s\S]*Persistent=true/);
  assert.ok(statSync(join(root, 'deploy/dinam')).mode & 0o001, 'the command can be run by everybody');
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
