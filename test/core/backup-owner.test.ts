// Rest: it backs up and restores, and starts programs for that.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chown, copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBackups } from '../../src/backup/check.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { DiskStore } from '../../src/core/files/disk-store.ts';
import { emptyDatabase, onBoth, readyDatabase, start, test } from '../support/helper.ts';
import { dinam, inherited, mainFile } from '../support/process.ts';

const nobody = 65_534;
const needsRoot = process.platform === 'linux' && process.getuid?.() === 0 ? false : 'needs Linux and root';

/** The owners of all that is in a folder. */
async function ownersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder, { recursive: true });
  return [...new Set(await Promise.all(names.map(async (name) => (await stat(join(folder, name))).uid)))];
}

async function giveAway(folder: string): Promise<void> {
  await chown(folder, nobody, nobody);
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), nobody, nobody);
}

test('what root backs up and restores belongs to the user of the data folder', { skip: needsRoot }, async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  const picture = join(folder, 'picture');
  await writeFile(picture, 'చిత్రం');
  await new DiskStore({ dataDir: folder }).put('o/01/23456789abcdef.jpg', picture);
  await giveAway(folder);
  const first = await dinam(['backup'], env);
  assert.equal(first.status, 0, first.err);
  assert.match(first.out, /\.files 1 files/);
  assert.deepEqual(await ownersIn(folder), [nobody]);
  const asNobody = (...args: string[]) =>
    spawnSync(process.execPath, [mainFile, ...args], {
      cwd: folder,
      env: { ...inherited, ...env },
      uid: nobody,
      gid: nobody,
    });
  if (asNobody('--version').status === 0) {
    const night = asNobody('backup', '--keep', '14');
    assert.equal(night.status, 0, night.stderr.toString());
  } else t.diagnostic('NOT CHECKED: a backup by the user nobody, who may not read the program in this folder');

  const [file = ''] = first.out.split(' ');
  const other = await emptyDatabase(t, 'sqlite');
  await giveAway(other.DATA_DIR as string);
  assert.equal((await dinam(['restore', file], other)).status, 0);
  assert.deepEqual(await ownersIn(other.DATA_DIR as string), [nobody]);
  assert.equal((await stat(`${folder}/files`)).uid, nobody, 'where it was copied from nothing changed');
});

onBoth('doctor and metrics know the age of the last backup, and whether another can be made', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { config } = running.dinam.app;
  const age = async () => /^dinam_backup_age_seconds (\S+)$/m.exec((await running.call('/metrics')).text)?.[1];
  assert.equal(await age(), undefined);
  const none = await checkBackups(config);
  assert.equal(none.level, kind === 'sqlite' ? 'warn' : 'ok', none.text);
  const made = await dinam(['backup'], running.env);
  assert.equal(made.status, 0, made.err);
  running.clock.ms = Date.now() + 3_600_000;
  assert.ok(Math.abs(Number(await age()) - 3_600) < 600);
  assert.match((await checkBackups(config)).text, /^the newest is 0 hours old$/);
  const old = await checkBackups(config, Date.now() + 50 * 3_600_000);
  assert.deepEqual([old.level, old.text], ['warn', 'the newest is 2 days old']);
  if (needsRoot) return t.diagnostic(`a folder of another user: ${needsRoot}`);
  await chown(join(config.dataDir, 'backups'), nobody, nobody);
  const foreign = await checkBackups(config);
  assert.deepEqual([foreign.level, /belongs to another user/.test(foreign.text)], ['fail', true]);
});

/** Why there can be no small disk. */
function missing(): string | false {
  if (needsRoot) return needsRoot;
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return false;
  } catch {
    return 'needs unshare and the right to mount';
  }
}

test('on a full disk older backups make room, but for the newest; in vain none is removed', {
  skip: missing(),
}, async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const folder = env.DATA_DIR as string;
  const seed = sqliteFile(folder);
  const { size } = await stat(seed);
  assert.ok(size > 1_500_000, `${size} bytes`);
  const disk = join(folder, 'disk');
  await mkdir(disk);
  await copyFile(seed, join(folder, 'copy'));
  // Leaves so many KB free, backs up, and prints the status and what backups there are.
  const script = `mount -t tmpfs -o size=80m tmpfs "$DATA_DIR"
    cp "$COPY" "$DATA_DIR/dinam.sqlite"
    run() { "$NODE" "$MAIN" backup "$@" && echo rc 0 || echo rc 1; }
    leave() { rm -f "$DATA_DIR/filler"; free=$(df -k --output=avail "$DATA_DIR" | tail -1)
      dd if=/dev/zero of="$DATA_DIR/filler" bs=1024 count=$((free - $1)) status=none; }
    list() { ls "$DATA_DIR/backups" | tr '\\n' ' '; echo; }
    run; sleep 1; run; sleep 1; run; list
    leave 4000; run --keep 14; list
    leave 16800; run --keep 14; list
    rm "$DATA_DIR/filler"; run --keep 1; list`;
  const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-uc', script], {
    env: { ...inherited, ...env, DATA_DIR: disk, COPY: join(folder, 'copy'), NODE: process.execPath, MAIN: mainFile },
    cwd: folder,
  });
  const printed = stdout.toString();
  const lists = [...printed.matchAll(/^dinam-\S+ .*$/gm)].map(([line]) => line.trim().split(' '));
  const [three = [], same, later = [], one] = lists;
  assert.equal(three.length, 3, `${printed}${stderr}`);
  assert.deepEqual([...printed.matchAll(/^rc \d$/gm)].join(' '), 'rc 0 rc 0 rc 0 rc 1 rc 0 rc 0');
  assert.deepEqual(same, three);
  assert.match(stderr.toString(), /The disk has 4 MB free.*Nothing was removed/);
  assert.match(printed, new RegExp(`${three[0]} was removed: the disk had no room`));
  assert.deepEqual([later.length, later.slice(0, 2)], [3, three.slice(1)], 'as many as had to be, and the new one');
  assert.equal(one?.length, 1);
  await rm(disk, { recursive: true, force: true });
});
