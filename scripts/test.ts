import { spawn } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserFiles } from '../test/support/browser-files.ts';
import { bundle } from '../test/support/bundle.ts';

/**
 * Runs the tests: all of them, or those of the modules and files that are named.
 *
 *   npm test
 *   npm test -- feeds places
 *   npm test -- test/contract.test.ts
 *   npm test -- --both              what usually runs on SQLite alone runs on PostgreSQL too
 *   npm run test:long              test/long, and what other tests go through in part (test/support/extent.ts) in whole
 */
const long = 'test/long/*.test.ts';
const all = ['test/*.test.ts', 'test/!(long|support|fixtures)/*.test.ts', 'src/**/*.test.ts'];
const own = ['--long', '--both'];

/**
 * Files that share no process with the others of their folder: they measure it (memory, CPU time), change it
 * (certificates, time zone, resolver), have hooks for each test, or take so long that others would wait.
 */
const apart = new Set([
  ...globSync([long, 'test/{docs,plans,supply-chain}.test.ts']),
  ...globSync('test/http/{admin-lists,batches,openapi,service}.test.ts'),
  ...globSync('test/core/{backup,cli,doctor,durability,export,export-cli,workers}.test.ts'),
  ...globSync('test/{feeds,news,notifications}/*{crash,kill,fuzz,same,queue,progress,bulk,corpus}.test.ts'),
  ...globSync('test/notifications/{fcm*,webpush*,push-ways,notifications-stop}.test.ts'),
  ...globSync('test/liveblog/live-{limits,processes}.test.ts'),
  ...globSync('test/almanac/almanac-oracle.test.ts'),
  ...globSync(
    'test/trust/{almanac-thread,bodies,bodies-signed-in,connections,csv,markup,costs,first-start,fuzz}.test.ts',
  ),
  ...globSync('test/trust/{ill-database,log,replica,restart,silent-database,ssrf,stop}.test.ts'),
  ...globSync('src/core/{cache,fetch,http2,threads}/*.test.ts'),
  ...['src/core/clock.test.ts', 'src/updates/updates.test.ts', 'src/panchang/festivals/festivals.test.ts'],
]);

/**
 * Of those, files that may share a process with each other: they wait for most of their time, and what one changes no
 * other depends on. A process of its own costs each of them a second of CPU time or two, until its code is compiled.
 */
const joint = [
  globSync('test/notifications/{fcm*,push-ways,webpush*}.test.ts'),
  globSync('test/http/{admin-lists,batches,openapi,service}.test.ts'),
  globSync('test/trust/{ill-database,replica,silent-database}.test.ts'),
  globSync('test/feeds/*.test.ts').filter((file) => apart.has(file)),
  globSync('test/news/{bulk,search-queue,search-same,working-copy-kill}.test.ts'),
  globSync('test/core/{backup,doctor,durability}.test.ts'),
  globSync('test/core/{cli,export,export-cli,workers}.test.ts'),
  globSync(['test/notifications/{*kill,*stop,*progress}.test.ts', 'test/liveblog/live-*.test.ts']).filter((file) =>
    apart.has(file),
  ),
  globSync('test/trust/{almanac-thread,connections,first-start,log,restart,ssrf,stop}.test.ts'),
  globSync(['src/core/{cache,http2,threads}/*.test.ts', 'src/core/fetch/{fetch-guard,retry-after}.test.ts']),
  globSync(['test/almanac/almanac-oracle.test.ts', 'src/panchang/festivals/*.test.ts']),
  globSync('test/{plans,supply-chain}.test.ts'),
];

/**
 * Files that share a process: a start costs more than most of them, and what is compiled runs faster with each. Those of
 * `src` take less time, so more of them do.
 */
const mostTogether = 32;

/** Tests in one process share a browser (test/support/browser.ts). These take longer than others. */
const mostInBrowser = 14;
const inBrowser = (file: string): boolean => readFileSync(file, 'utf8').includes('support/browser.ts');

const folderOf = (file: string): string => (file.startsWith('src/') ? 'src' : dirname(file));

/** From so many processes on, bundling takes less time than it saves. Fewer run the source: their stacks name its lines. */
const worthBundling = 8;

const everyFile = (): string[] => all.flatMap((pattern) => globSync(pattern).sort());

function filesOf(name: string): string[] {
  if (name === '--long')
    return [
      ...globSync(long),
      ...everyFile().filter((file) => readFileSync(file, 'utf8').includes('support/extent.ts')),
    ];
  if (name.endsWith('.ts')) return existsSync(name) ? [name] : [];
  return globSync([`src/${name}/**/*.test.ts`, `test/${name}/*.test.ts`]);
}

/**
 * The files of each process, by a name: bundles of the files of one folder or of several small ones, and those apart. The
 * runner takes them in the order of their names. Many of those apart mostly wait, so they are spread evenly among the bundles, which mostly compute.
 */
function processesOf(files: readonly string[]): Map<string, string[]> {
  const groups = Map.groupBy(
    files.filter((file) => apart.has(file)),
    (file) => joint.findIndex((some) => some.includes(file)),
  );
  const { [-1]: single = [], ...joined } = Object.fromEntries(groups);
  const alone = [...Object.values(joined), ...single.map((file) => [file])];
  const shared = files.filter((file) => !apart.has(file));
  const folders = Map.groupBy(
    shared.filter((file) => !inBrowser(file)),
    folderOf,
  );
  const roomOf = (file: string): string => {
    if (inBrowser(file)) return 'browser';
    return (folders.get(folderOf(file))?.length ?? 0) < mostTogether / 2 ? 'small' : folderOf(file);
  };
  const bundles = [...Map.groupBy(shared, roomOf)].flatMap(([room, members]) => {
    const most = room === 'src' ? 1.25 * mostTogether : room === 'browser' ? mostInBrowser : mostTogether;
    const count = Math.ceil(members.length / most);
    return Array.from({ length: count }, (_, n) => members.filter((_, i) => i % count === n));
  });
  const place = (list: readonly string[][]) => list.map((some, i) => ({ some, at: (i + 0.5) / list.length }));
  const inOrder = [...place(bundles), ...place(alone)].sort((a, b) => a.at - b.at);
  return new Map(
    inOrder.map(({ some }, i) => {
      const name = (some[0] as string).replace(/\.test\.ts$/, '').replaceAll('/', '-');
      return [`${String(i).padStart(3, '0')}-${name}`, some];
    }),
  );
}

const given = process.argv.slice(2);
const names = given.filter((name) => name === '--long' || !name.startsWith('-'));
const options = given.filter((name) => name.startsWith('-') && !own.includes(name));
const empty = names.filter((name) => filesOf(name).length === 0);
if (empty.length > 0) {
  process.stderr.write(`There are no tests of ${empty.join(', ')}.\n`);
  process.exit(2);
}
const files = names.length > 0 ? names.flatMap(filesOf) : everyFile();
const folder = mkdtempSync(join(tmpdir(), 'dinam-bundles-'));
chmodSync(folder, 0o755); // some tests start the program as another user
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// The browser gets what was built: sources that have changed since are built first.
const built = 'admin/dist/index.html';
const sources = globSync(['admin/{src/**/*,*}.{ts,tsx,css,json,html}', 'client/*.ts', 'docs/*.md']);
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (files.some(inBrowser) && sources.some((path) => changedAt(path) > changedAt(built)))
  await import('./build-admin.ts');
// Unpacked once, not by each of the processes that open it.
if (files.some(inBrowser)) await browserFiles();

const reporter = '--test-reporter=./test/support/reporter.mjs';
const processes = processesOf(files);
const isBundled = processes.size >= worthBundling && !names.includes('--long');
if (isBundled) await bundle(processes, folder);
else
  for (const [name, some] of processes)
    writeFileSync(
      join(folder, `${name}.mjs`),
      some.map((file) => `import '${pathToFileURL(resolve(file))}';\n`).join(''),
    );

const tests = spawn(
  process.execPath,
  [
    // A server lives for one test: in a large young generation it dies before it is moved to the old one.
    '--min-semi-space-size=64',
    '--max-semi-space-size=64',
    // More processes run than there are cores: threads that collect garbage beside each would only wait for one another.
    '--single-threaded-gc',
    '--import=./test/support/test-process.mjs',
    '--test',
    // Three more than cores: many tests wait for a process, a signal or a time most of theirs.
    ...(options.some((option) => option.startsWith('--test-reporter')) ? [] : [reporter]),
    `--test-concurrency=${Math.min(6, availableParallelism() + 3)}`,
    `--test-global-setup=${isBundled ? join(folder, 'servers.mjs') : 'test/support/servers.ts'}`,
    ...options,
    ...[...processes.keys()].map((name) => join(folder, `${name}.mjs`)),
  ],
  {
    stdio: 'inherit',
    // What the setup of the run has compiled, no process compiles again.
    env: {
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...process.env,
      ...(isBundled ? { DINAM_TEST_PROGRAM: folder } : {}),
      ...(given.some((name) => own.includes(name)) ? { DINAM_TEST_BOTH: 'true' } : {}),
      ...(names.includes('--long') ? { DINAM_TEST_LONG: 'true' } : {}),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
