import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { writeBigWxr } from '../imports/big-wxr.ts';
import { readyDatabase } from '../support/helper.ts';
import { inherited } from '../support/process.ts';

const megabyte = 1_048_576;
/** Of all memory of the process, with what the database and the libraries use. */
const mostMegabytes = 300;

const program = join(import.meta.dirname, '../../bin/dinam.mjs');

/** Runs a command as operators do; gives what it prints and the most memory that it had, in megabytes. */
async function measured(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], { env: { ...inherited, ...env } });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  let most = 0;
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    most = Math.max(most, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024);
  }, 100);
  const [status] = await once(child, 'close');
  clearInterval(look);
  return { status, text: Buffer.concat(chunks).toString(), most: Math.round(most) };
}

async function bigExport(t: TestContext, env: Record<string, string>): Promise<{ file: string; posts: number }> {
  const file = join(env.DATA_DIR as string, 'export.xml');
  const posts = await writeBigWxr(file, 200 * megabyte);
  t.diagnostic(`${Math.round((await stat(file)).size / megabyte)} MB, ${posts} posts`);
  return { file, posts };
}

test('an export of WordPress of 200 MB is taken over in 300 MB of memory, and adds nothing when it is run again', async (t) => {
  const env: Record<string, string> = { ...(await readyDatabase(t, 'sqlite')), WORKERS: '0' };
  const { file, posts } = await bigExport(t, env);
  const steps: [args: string[], report: RegExp][] = [
    [['--dry-run'], new RegExp(`Stories: ${posts} would be added`)],
    [[], new RegExp(`Stories: ${posts} added, 0 updated`)],
    [[], new RegExp(`Stories: 0 added, 0 updated, ${posts} are there already, 0 not taken over`)],
  ];
  for (const [args, report] of steps) {
    const { status, text, most } = await measured(env, 'import', 'wordpress', file, '--no-media', ...args);
    t.diagnostic(`${args.join(' ') || 'import'}: ${most} MB`);
    assert.equal(status, 0, text);
    assert.match(text, report);
    if (process.platform === 'linux') assert.ok(most > 0 && most < mostMegabytes, `${most} MB`);
  }
});
