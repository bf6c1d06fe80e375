import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Release } from '../../src/core/upgrade/installed.ts';
import type { Setting } from '../../src/core/upgrade/setting.ts';

/**
 * A server whose releases are small: a script stands where their Node is, a text file where the database is. So a test decides which
 * of their commands fails. Everything that installs, stops, starts and takes back is the program's own.
 */
export interface FakeServer {
  setting: Setting;
  opt: string;
  /** `opt` leads to it. */
  linked(): string;
  /** Text of the database. */
  data: string;
  /** Commands that were called, such as `1.0.0 backup`, and `start` and `stop` of the service. */
  calls(): string[];
  /** What was told, a line each. */
  told: string[];
  /** A shell script that this command of the release runs instead. `start` then says in `runs` what answers. */
  instead(version: string, command: string, script: string): void;
  /** Puts what a release is into a folder. */
  install(version: string, migrations: readonly string[]): Release;
  /** A tar of a release, with its sum. */
  tar(version: string, migrations: readonly string[]): { file: string; sha256: string };
}

const nodeScript = (folder: string, version: string): string => `#!/bin/sh
shift
[ "$1" = --version ] && { echo "${version} (0123abcd)"; exit 0; }
echo "${version} $*" >>${folder}/calls
[ -f "${folder}/on-${version}-$1" ] && { . "${folder}/on-${version}-$1"; exit; }
case $1 in
backup)
  n=$(ls ${folder}/backups | wc -l)
  cp ${folder}/data/dinam.sqlite ${folder}/backups/$n-${version}.sqlite && echo "${folder}/backups/$n-${version}.sqlite 7 bytes" ;;
restore) for file; do :; done; cp "$file" ${folder}/data/dinam.sqlite && echo "restored by ${version}" ;;
migrate) ! grep -q "migrated by" ${folder}/data/dinam.sqlite || grep -q "migrated by ${version}" ${folder}/data/dinam.sqlite ;;
start) [ -f ${folder}/migrates-${version} ] && echo "migrated by ${version}" >>${folder}/data/dinam.sqlite; echo ${version} >${folder}/runs ;;
esac
`;

/** A server that runs 1.0.0, with news in its database. */
export async function fakeServer(t: TestContext): Promise<FakeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-small-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const opt = join(folder, 'opt');
  const data = join(folder, 'data/dinam.sqlite');
  for (const path of ['opt', 'data', 'backups', 'etc', 'tars']) mkdirSync(join(folder, path));
  writeFileSync(data, 'వార్తలు\n');
  const service = join(folder, 'service');
  writeFileSync(
    service,
    `#!/bin/sh
echo $1 >>${folder}/calls
[ -f "${folder}/on-service-$1" ] && { . "${folder}/on-service-$1"; exit; }
rm -f ${folder}/runs
[ $1 = start ] && ${opt}/dinam/node_modules/.bin/node bin start; true
`,
    { mode: 0o755 },
  );
  const web = createServer(({ url }, response) => {
    const version = existsSync(join(folder, 'runs')) ? readFileSync(join(folder, 'runs'), 'utf8').trim() : '';
    const isReady = version !== '';
    response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url === '/api/openapi.json' ? { info: { version } } : { detail: 'it is stopped' }));
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  t.after(() => web.close());
  const put = (path: string, version: string, migrations: readonly string[]): Release => {
    mkdirSync(join(path, 'node_modules/.bin'), { recursive: true });
    const release = { version, build: '0123abcd, 2026-12-01', arch: process.arch, migrations };
    const tables = ['news', 'obituaries'];
    writeFileSync(join(path, 'release.json'), JSON.stringify({ ...release, tables }));
    writeFileSync(join(path, 'node_modules/.bin/node'), nodeScript(folder, version), { mode: 0o755 });
    mkdirSync(join(path, 'deploy'), { recursive: true });
    writeFileSync(join(path, 'deploy/dinam.service'), `# ${version}\n`);
    if (migrations.length > 1) writeFileSync(join(folder, `migrates-${version}`), '');
    return { ...release, folder: path };
  };
  const install: FakeServer['install'] = (version, migrations) =>
    put(join(opt, `dinam-${version}`), version, migrations);
  const current = install('1.0.0', ['001-core']);
  symlinkSync('dinam-1.0.0', join(opt, 'dinam'));
  writeFileSync(join(folder, 'etc/dinam.service'), '# 1.0.0\n');
  writeFileSync(join(folder, 'runs'), '1.0.0');
  const told: string[] = [];
  return {
    opt,
    data,
    told,
    linked: () => readlinkSync(join(opt, 'dinam')),
    calls: () =>
      existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : [],
    instead: (version, command, script) => writeFileSync(join(folder, `on-${version}-${command}`), script),
    install,
    tar(version, migrations) {
      const path = join(folder, 'tars', `dinam-${version}`);
      put(path, version, migrations);
      const file = join(folder, 'tars', `dinam-${version}.tar.gz`);
      const from = { cwd: join(folder, 'tars') };
      execFileSync('tar', ['-czf', file, `dinam-${version}/release.json`, `dinam-${version}`], from);
      rmSync(path, { recursive: true });
      return { file, sha256: execFileSync('sha256sum', [file]).toString().slice(0, 64) };
    },
    setting: {
      installation: { link: join(opt, 'dinam'), base: opt, current },
      service: {
        command: `${service} {}`,
        url: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
        patienceMs: 1_000,
      },
      env: { DATA_DIR: join(folder, 'data') },
      unit: join(folder, 'etc/dinam.service'),
      tell: (line) => told.push(line),
      hold: () => {},
      isOver: () => false,
    },
  };
}
