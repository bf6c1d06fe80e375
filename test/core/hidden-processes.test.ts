import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { thisOwner } from '../../src/core/jobs/lease.ts';

const leaseFile = pathToFileURL(`${import.meta.dirname}/../../src/core/jobs/lease.ts`).href;

/** What a process of the user `nobody`, from which others are hidden, takes the processes of these leases for. */
function seenByNobody(owners: readonly string[]): string[] {
  const code = `import(${JSON.stringify(leaseFile)}).then(({ stateOf, thisOwner }) =>
    console.log(JSON.stringify([...process.argv.slice(1), thisOwner].map((owner) => stateOf(owner)))))`;
  const script = `mount -t proc -o hidepid=2 proc /proc
    exec setpriv --reuid 65534 --regid 65534 --clear-groups -- "$@"`;
  const run = [process.execPath, '-e', code, ...owners];
  const text = execFileSync('unshare', ['--mount', 'sh', '-euc', script, 'sh', ...run], {
    env: { ...process.env, NODE_COMPILE_CACHE: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(text.toString());
}

/** Why this machine cannot hide processes from a user; false where it can. */
function missing(): string | false {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'needs Linux and root, to mount /proc with hidepid';
  try {
    execFileSync('unshare', ['--mount', 'sh', '-ec', 'mount -t proc -o hidepid=2 proc /proc; setpriv --version'], {
      stdio: 'ignore',
    });
    return false;
  } catch {
    return 'needs unshare, setpriv and the right to mount /proc';
  }
}

test('a process that is hidden is not taken for dead; one that has ended is', { skip: missing() }, async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  const [where] = thisOwner.split('/');
  const states = seenByNobody([thisOwner, `${where}/${ended.pid}.1`]);
  assert.deepEqual(states, ['unknown', 'dead', 'alive']);
});
