// Rest: it starts the installed command from its source, as another user.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { parseEnvironmentFile, serviceSettings, wordsOf } from '../../bin/environment-file.mjs';
import { options } from '../../src/core/config/config.ts';
import { commandLine } from '../support/command-lines.ts';

const root = join(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
const user = isRoot ? 'nobody' : userInfo().username;

test('an environment file is read as systemd reads it, and by no shell', () => {
  const { found, refused } = parseEnvironmentFile(`# a comment that goes on \\
NOT=this
; another
PLAIN=a b  c \t
  INDENTED = padded
EMPTY=
HASH=a#b # c
DOLLAR=$HOME \`id\` $(id)
SINGLE='it is "so" \\n $x '
DOUBLE="say \\"హలో\\" \\$5 \\\\ \\n \\\` 'x'"
JOINED="a"' b' c
ESCAPED=a\\ b\\\\c\\#
LONG=one \\
 two
MANY="first
second"
PLAIN2="x"   \r
export NO=name
1NO=name
no equals sign
TWICE=1
TWICE=2
LAST="unfinished`);
  assert.deepEqual(found, {
    PLAIN: 'a b  c',
    INDENTED: 'padded',
    EMPTY: '',
    HASH: 'a#b # c',
    DOLLAR: '$HOME `id` $(id)',
    SINGLE: 'it is "so" \\n $x ',
    DOUBLE: `say "హలో" $5 \\ \\n \` 'x'`,
    JOINED: 'a bc',
    ESCAPED: 'a b\\c#',
    LONG: 'one  two',
    MANY: 'first\nsecond',
    PLAIN2: 'x',
    TWICE: '2',
    LAST: 'unfinished',
  });
  assert.deepEqual(refused, ['export NO', '1NO']);
  assert.deepEqual(wordsOf(` A=1 "B=two words" C='x y'z  D=\\"q `), ['A=1', 'B=two words', 'C=x yz', 'D="q']);
  assert.deepEqual(serviceSettings('[Unit]\nUser=no\n[Service]\n# User=no\nUser=a\nEnvironment=A=1 \\\n  B=50%%\n'), [
    ['User', 'a'],
    ['Environment', 'A=1    B=50%'],
  ]);
});

/** What starts have compiled: the user of the service may not write to the folder of the release. */
const compiled = mkdtempSync(join(tmpdir(), 'service-compiled-'));
chmodSync(compiled, 0o777);
after(() => rm(compiled, { recursive: true, force: true }));

interface Server {
  folder: string;
  data: string;
  /** Runs `dinam` as it is installed. */
  run(
    args: string[],
    given?: { input?: string | Buffer; cwd?: string; env?: Record<string, string>; uid?: number },
  ): {
    status: number | null;
    out: string;
    err: string;
  };
}

/** A server as the documents make it, in a folder of its own: unit, options, data, the command. */
async function server(t: TestContext, unitUser = user): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'service-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const data = join(folder, 'data of తెలుగు');
  await mkdir(data, { mode: 0o700 });
  if (isRoot) {
    const [, uid = '', gid = ''] = /uid=(\d+).*? gid=(\d+)/.exec(spawnSync('id', [user]).stdout.toString()) ?? [];
    chownSync(data, Number(uid), Number(gid));
  }
  await writeFile(
    join(folder, 'dinam.service'),
    `[Service]\nUser=${unitUser}\nWorkingDirectory=${root}\nEnvironmentFile=${folder}/dinam.env\nEnvironment=NODE_ENV=production "DATA_DIR=${data}" NODE_COMPILE_CACHE=${compiled}\n`,
  );
  await writeFile(
    join(folder, 'dinam.env'),
    `# options\nPUBLIC_URL=https://news.example.in\nADMIN_PASSWORD='a $HOME "long" # password'\nJWT_SECRET=${'k'.repeat(40)}\nSECRET_KEY="${'s'.repeat(40)}"\n`,
    { mode: 0o600 },
  );
  await symlink(join(root, 'deploy/dinam'), join(folder, 'dinam'));
  return {
    folder,
    data,
    run(args, { input = '', cwd = folder, env = {}, uid } = {}) {
      const ended = spawnSync(join(folder, 'dinam'), args, {
        cwd,
        input,
        env: { PATH: process.env.PATH, DINAM_UNIT: join(folder, 'dinam.service'), ...env },
        maxBuffer: 1e9,
        ...(uid === undefined ? {} : { uid, gid: uid }),
      });
      return { status: ended.status, out: ended.stdout.toString(), err: ended.stderr.toString() };
    },
  };
}

test('commands run with the options and as the user of the service, from wherever they are called', async (t) => {
  if (!isRoot) t.diagnostic('not root: the service is of this user, so that no other user has to be become');
  const s = await server(t);
  // What the caller has set is nothing to the service.
  const config = s.run(['config'], { env: { DATA_DIR: '/elsewhere', NODE_ENV: 'test', CACHE_MB: '3' }, cwd: '/' });
  assert.deepEqual([config.status, config.err], [0, '']);
  assert.match(config.out, new RegExp(`^DATA_DIR=${s.data}$`, 'm'));
  assert.match(config.out, /^NODE_ENV=production$/m);
  assert.doesNotMatch(config.out, /^CACHE_MB=3$/m);

  assert.equal(s.run(['user', 'add', 'chief', '--role', 'chief', '--name', 'మీనా']).status, 0);
  const given = s.run(['user', 'passwd', 'chief', '--stdin'], { input: 'ఒక-మంచి-రహస్యం-2026\n' });
  assert.equal(given.status, 0, given.err);
  const owner = await stat(s.data);
  for (const name of await readdir(s.data)) assert.equal((await stat(join(s.data, name))).uid, owner.uid, name);

  const exported = s.run(['export']);
  assert.match(exported.out, /"chief"/, 'into a pipe');
  assert.equal(s.run(['import', '--force'], { input: exported.out }).status, 0, 'and out of one');

  const doctor = s.run(['doctor', '--json']);
  const findings = JSON.parse(doctor.out) as { name: string; level: string }[];
  assert.equal(doctor.status, findings.some(({ level }) => level === 'fail') ? 1 : 0, doctor.err);
  assert.equal(findings.find(({ name }) => name === 'secrets at rest')?.level, 'ok');
  assert.equal(s.run(['docter']).status, 2);
  assert.equal(s.run(['user', 'passwd', 'nobody-here']).status, 1);
});

test('what options say to Node is not for the commands that stay root', async (t) => {
  const s = await server(t);
  const preload = join(s.folder, 'preload.cjs');
  await writeFile(preload, "process.stderr.write('ముందుగా\\n')");
  await appendFile(join(s.folder, 'dinam.env'), `NODE_OPTIONS=--require=${preload}\n`);
  assert.match(s.run(['config']).err, /ముందుగా/, 'the service has it');
  for (const command of [['upgrade', '9.9.9'], ['rollback']]) {
    const { status, err } = s.run(command);
    assert.equal(status, 1);
    assert.match(err, /^This Dinam was not installed from a tar/);
  }
});

test('files are named from where the command was called, and belong to the user of the service', async (t) => {
  const s = await server(t);
  assert.equal(s.run(['migrate']).status, 0);
  const copy = s.run(['backup', 'copy.sqlite'], { cwd: s.data });
  assert.equal(copy.status, 0, copy.err);
  assert.ok((await readdir(s.data)).includes('copy.sqlite'));
  const restored = s.run(['restore', '--force', './copy.sqlite'], { cwd: s.data });
  assert.equal(restored.status, 0, restored.err);
  const missing = s.run(['restore', 'none.sqlite'], { cwd: s.data });
  assert.equal(missing.status, 1);
  assert.match(missing.err, new RegExp(`^${s.data}/none\\.sqlite cannot be read: ENOENT`));
});

test('a password is asked for on the terminal', async (t) => {
  const s = await server(t);
  assert.equal(s.run(['user', 'add', 'chief', '--role', 'chief', '--name', 'మీనా']).status, 0);
  // `script` gives the command a terminal, and types.
  const child = spawn('script', ['-qec', `${s.folder}/dinam user passwd chief --stdin`, '/dev/null'], {
    env: { PATH: process.env.PATH, DINAM_UNIT: `${s.folder}/dinam.service` },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  let typed = 0;
  for await (const chunk of child.stdout) {
    shown += chunk;
    if (typed === 0 && /password/i.test(shown)) {
      typed++;
      child.stdin.write('ఒక-మంచి-రహస్యం-2026\n');
    }
  }
  assert.equal(child.exitCode ?? 0, 0, shown);
  assert.equal(typed, 1, shown);
  assert.doesNotMatch(shown, /రహస్యం/);
});

test('what is missing is said in a line', async (t) => {
  const s = await server(t);
  const fails = (what: RegExp, given: Parameters<Server['run']>[1] = {}): void => {
    const { status, out, err } = s.run(['doctor'], given);
    assert.deepEqual([status, out, err.split('\n').length], [2, '', 2], err);
    assert.match(err, what);
  };
  fails(/^dinam: \/none\.service cannot be read: there is no such file/, { env: { DINAM_UNIT: '/none.service' } });
  if (isRoot) {
    fails(/dinam\.env may be read by root alone: call this command as root/, { uid: 65_534 });
    await chmod(join(s.folder, 'dinam.env'), 0o644);
    fails(/the service runs as nobody: call this command as root/, { uid: 12_345 });
  } else t.diagnostic('not root: that others cannot read the options was not tried');
  await rm(join(s.folder, 'dinam.env'));
  fails(/dinam\.env cannot be read: there is no such file/);
  const unknown = await server(t, 'nobody-of-this-name');
  const { status, err } = unknown.run(['doctor']);
  assert.equal(status, 2);
  assert.match(err, /runs as nobody-of-this-name, and this system has no such user/);
});

/** Pages for who runs a server of a release; other pages speak of a folder with npm. */
const pages = [
  'first-server.md',
  'operations.md',
  'upgrade-and-backup.md',
  'monitoring.md',
  'troubleshooting.md',
  'moving-in.md',
  'push.md',
  'media.md',
  'owners.md',
];

test('every command of the documents for servers is one that the installed command knows', async (t) => {
  const s = await server(t);
  const commands = new Map<string, string>();
  for (const page of pages) {
    const text = await readFile(join(root, 'docs', page), 'utf8');
    for (const [, block = ''] of text.matchAll(/^```(?:sh|text)\n([\s\S]*?)^```/gm))
      for (const line of block.split('\n')) {
        const [, command] = /^\s*(?:\$ )?(?:sudo )?(?:\/usr\/local\/bin\/)?dinam ([^|>#&]+)/.exec(line) ?? [];
        if (command) commands.set(command.trim(), page);
        assert.doesNotMatch(line, /sudo -u dinam|\. \/etc\/dinam\.env/, `${page}: ${line}`);
      }
    for (const [, command = ''] of text.matchAll(/`dinam ([a-z][^`]*)`/g)) commands.set(command, page);
  }
  assert.ok(commands.size > 20, `${commands.size} commands`);
  const helps = new Map<string, string>();
  for (const [command, page] of commands) {
    const words = wordsOf(command);
    const path: string[] = [];
    for (const word of words)
      if (/^[a-z][a-z-]*$/.test(word) && path.length < 2) path.push(word);
      else break;
    let help = '';
    for (; path.length && !help; path.length--) {
      const key = path.join(' ');
      if (!helps.has(key)) {
        const { status, out } = await commandLine([...path, '--help'], { DATA_DIR: s.folder });
        helps.set(key, status === 0 && out.includes(`dinam ${key}`) ? out : '');
      }
      help = helps.get(key) ?? '';
      if (help) break;
    }
    assert.ok(help, `${page}: dinam ${command}`);
    for (const word of words.filter((one) => one.startsWith('--')))
      assert.ok(help.includes(word.split('=')[0] as string), `${page}: dinam ${command}: ${word}`);
  }
  // The installed command passes on what it is given, so one start shows that its helps are these.
  assert.equal(s.run(['user', 'passwd', '--help']).out, helps.get('user passwd'));
  // As the options of the unit, which these pages name.
  for (const name of ['NODE_ENV', 'DATA_DIR']) assert.ok(Object.values(options).some(({ env }) => env === name));
});
