// Rest: it starts programs and leaves what a killed one leaves.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { alone } from '../../src/core/upgrade/lock.ts';

const lockSource = join(import.meta.dirname, '../../src/core/upgrade/lock.ts');

function folderOf(t: TestContext): { base: string; file: string } {
  const base = mkdtempSync(join(tmpdir(), 'dinam-lock-'));
  t.after(() => rmSync(base, { recursive: true, force: true }));
  return { base, file: join(base, '.dinam-upgrade.lock') };
}

/** Runs a program of Node to its end. */
async function output(source: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) out += chunk;
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return out.trim();
}

test('a second upgrade is refused, names the lock, and leaves it to the first', async (t) => {
  const { base, file } = folderOf(t);
  await alone(base, async () => {
    const holder = readlinkSync(file);
    for (const _twice of [1, 2])
      await assert.rejects(
        alone(base, async () => assert.fail('both run')),
        new RegExp(`^Fault: Another upgrade is running \\(process ${process.pid}, by ${file}\\)\\.$`),
      );
    assert.equal(readlinkSync(file), holder);
  });
  assert.deepEqual(readdirSync(base), []);
});

test('the lock of another process is not removed at the end', async (t) => {
  const { base, file } = folderOf(t);
  await alone(base, async () => {
    rmSync(file);
    symlinkSync('another', file);
  });
  assert.equal(readlinkSync(file), 'another');
  await assert.rejects(
    alone(base, async () => null),
    /If none runs, remove that file\.$/,
  );
});

test('a lock of a process that was killed, of an earlier boot or of a number that another process has is taken over', async (t) => {
  const { base, file } = folderOf(t);
  const killed = `
    import { alone } from ${JSON.stringify(lockSource)};
    await alone(process.argv[1], async () => process.kill(process.pid, 'SIGKILL'));`;
  await output(killed, base);
  assert.ok(existsSync(base) && readlinkSync(file).includes('/'), 'it is left');
  const own = await alone(base, async () => readlinkSync(file));
  const [, pid, began] = /\/(\d+)\.(\d+)\//.exec(own) ?? [];
  for (const left of [
    own.replace(/^[^.]+/, 'ffffffff-0000-4000-8000-000000000000'),
    own.replace(`/${pid}.${began}/`, `/${pid}.${Number(began) + 1}/`),
  ]) {
    symlinkSync(left, file);
    assert.equal(await alone(base, async () => 'taken'), 'taken', left);
  }
  writeFileSync(file, '4194399'); // as release 1.0.0 wrote it; no process has such a number
  assert.equal(await alone(base, async () => 'taken'), 'taken');
  writeFileSync(file, `${process.pid}`);
  await assert.rejects(
    alone(base, async () => null),
    /^Fault: Another upgrade is running/,
  );
  rmSync(file);
  assert.deepEqual(readdirSync(base), []);
});

test('of processes that find the lock of a dead one at the same time, one runs', async (t) => {
  const { base } = folderOf(t);
  // Each leaves its lock as a process does that is killed: with a number that no process has.
  const source = `
    import { mkdirSync, readlinkSync, renameSync, rmdirSync, symlinkSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { alone } from ${JSON.stringify(lockSource)};
    const [, base] = process.argv;
    const [file, inside] = [base + '/.dinam-upgrade.lock', base + '/inside'];
    let ran = 0;
    for (let i = 0; i < 20_000 && ran < 60; i++) {
      await alone(base, async () => {
        mkdirSync(inside);
        await sleep(i % 2);
        rmdirSync(inside);
        const dead = readlinkSync(file).replace(/\\/\\d+\\./, '/4194399.');
        symlinkSync(dead, file + process.pid);
        renameSync(file + process.pid, file);
        ran++;
      }).catch((error) => {
        if (error.name !== 'Fault') console.log(String(error));
      });
      await sleep(0);
    }
    console.log('ran ' + (ran > 0));`;
  const outputs = await Promise.all([1, 2, 3].map(() => output(source, base)));
  assert.deepEqual(outputs, ['ran true', 'ran true', 'ran true']);
});
