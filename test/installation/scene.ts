import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext } from 'node:test';
import { stageProgram } from '../../scripts/release/program.ts';
import { freePort } from '../../src/core/process/free-port.ts';
import { migrationNames } from '../../src/migrations/list.ts';

/** Releases as tars, without the packages of this folder, and servers that were set up by one. */

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

export const present = version;
const later = (steps: number): string => version.replace(/\d+$/, (number) => `${Number(number) + steps}`);
/** What comes after it. */
export const patch = later(1);
/** What comes after that, with a migration more. */
export const next = later(2);
/** The same, which ends once it has migrated. */
export const broken = later(3);

const migration = `import type { Migration } from '../core/db/migrate.ts';
export const later: Migration = {
  name: '900-later',
  statements: ["insert into meta (key, value) values ('later', 'వర్షం')", "update news set title = 'Later ' || id"],
};
`;

let made: string | undefined;
after(() => made && rmSync(made, { recursive: true, force: true }));

/** Folder of the tars and their checksums; made once for a test file. */
export function releases(): string {
  if (made) return made;
  made = mkdtempSync(join(tmpdir(), 'dinam-releases-'));
  for (const one of [present, next, patch, broken]) {
    const folder = join(made, `dinam-${one}`);
    mkdirSync(folder);
    stageProgram(folder, process.arch as 'x64', true);
    cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    if (one !== present) change(folder, one);
    const name = `dinam-${one}-linux-${process.arch}.tar.gz`;
    execFileSync('tar', ['-czf', name, `dinam-${one}/release.json`, `dinam-${one}`], { cwd: made });
    rmSync(folder, { recursive: true });
  }
  const sums = execFileSync('sh', ['-c', 'sha256sum *.tar.gz'], { cwd: made });
  writeFileSync(join(made, 'SHA256SUMS'), sums);
  return made;
}

export const tarOf = (one: string): string => join(releases(), `dinam-${one}-linux-${process.arch}.tar.gz`);

/** Makes a later release of it: it runs from its sources, which takes no build. */
function change(folder: string, one: string): void {
  const file = (path: string): string => join(folder, path);
  const edit = (path: string, work: (text: string) => string): void =>
    writeFileSync(file(path), work(readFileSync(file(path), 'utf8')));
  const isTest = (path: string): boolean => path.endsWith('.test.ts');
  cpSync(join(root, 'src'), file('src'), { recursive: true, filter: (path) => !isTest(path) });
  rmSync(file('dist'), { recursive: true });
  edit('package.json', (text) => text.replace(`"version": "${present}"`, `"version": "${one}"`));
  const release = JSON.parse(readFileSync(file('release.json'), 'utf8'));
  const more = one === patch ? [] : ['900-later'];
  writeFileSync(
    file('release.json'),
    JSON.stringify({ ...release, version: one, migrations: [...migrationNames, ...more] }),
  );
  for (const unit of ['dinam.service', 'dinam-backup.timer']) edit(`deploy/${unit}`, (text) => `# ${one}\n${text}`);
  if (one === patch) return;
  writeFileSync(file('src/migrations/900-later.ts'), migration);
  edit('src/migrations/list.ts', (text) =>
    text
      .replace('import { core }', "import { later } from './900-later.ts';\nimport { core }")
      .replace(/,\n\];/, ',\n  later,\n];'),
  );
  if (one === broken)
    edit('src/main.ts', (text) =>
      text.replace(
        'process.exitCode = await run(',
        "if (command === 'serve') process.exit((await run(['migrate'])) + 3);\nprocess.exitCode = await run(",
      ),
    );
}

interface Ran {
  status: number | null;
  out: string;
}

export interface Server {
  folder: string;
  /** `/opt` of this server. */
  opt: string;
  url: string;
  service: string;
  /** Runs `dinam` as it is installed. */
  run(...args: string[]): Promise<Ran>;
  /** The same, interrupted once it has printed that. */
  interrupted(what: RegExp, ...args: string[]): Promise<Ran>;
  /** Release that the link leads to. */
  linked(): string;
}

/** A server as `deploy/install.sh` makes it, in a folder of its own, with a script where systemd would be. */
export async function server(t: TestContext, env: Record<string, string>, from = present): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-server-'));
  const [opt, unit, service] = [join(folder, 'opt'), join(folder, 'etc/dinam.service'), join(folder, 'service')];
  for (const path of [opt, join(folder, 'etc')]) mkdirSync(path);
  execFileSync('tar', ['-xzf', tarOf(from), '-C', opt]);
  symlinkSync(`dinam-${from}`, join(opt, 'dinam'));
  const port = await freePort('127.0.0.1');
  writeFileSync(
    join(folder, 'dinam.env'),
    Object.entries({ ...env, HOST: '127.0.0.1', PORT: `${port}`, LOG_LEVEL: 'info', WORKERS: '0' })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  writeFileSync(
    unit,
    `[Service]\nUser=${userInfo().username}\nWorkingDirectory=${opt}/dinam\nEnvironmentFile=${folder}/dinam.env\n`,
  );
  const command = `DINAM_UNIT=${unit} ${opt}/dinam/deploy/dinam`;
  writeFileSync(
    service,
    `#!/bin/sh
case $1 in
start)
  # What ends by itself is waited for: how long it takes decides nothing.
  [ $(readlink ${opt}/dinam) != dinam-${broken} ] || { ${command} serve >>${folder}/log 2>&1; exit 0; }
  ${command} serve >>${folder}/log 2>&1 & echo $! >${folder}/pid ;;
stop)
  read -r pid <${folder}/pid || exit 0
  kill -TERM $pid 2>/dev/null || exit 0
  while kill -0 $pid 2>/dev/null; do sleep 0.1; done
  rm ${folder}/pid ;;
esac
`,
    { mode: 0o755 },
  );
  t.after(() => {
    execFileSync(service, ['stop'], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  });
  const runUntil = async (what: RegExp | null, args: readonly string[]): Promise<Ran> => {
    const child = spawn(join(opt, 'dinam/deploy/dinam'), args, {
      cwd: folder,
      env: { PATH: process.env.PATH, DINAM_UNIT: unit },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Ran = { status: null, out: '' };
    let isTold = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said.out += chunk;
        if (isTold || !what?.test(said.out)) return;
        isTold = true;
        child.kill('SIGINT');
      });
    [said.status] = await once(child, 'close');
    return said;
  };
  return {
    folder,
    opt,
    url: `http://127.0.0.1:${port}`,
    service,
    run: (...args) => runUntil(null, args),
    interrupted: (what, ...args) => runUntil(what, args),
    linked: () => readlinkSync(join(opt, 'dinam')),
  };
}

/** Starts the service and waits for it. */
export async function started({ service, url, folder }: Server): Promise<void> {
  execFileSync(service, ['start'], { stdio: 'ignore' });
  for (let i = 0; ; i++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (i === 1_200) assert.fail(readFileSync(join(folder, 'log'), 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Version of what answers. */
export async function running({ url }: Server): Promise<string> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { info: { version: string } };
  return document.info.version;
}
