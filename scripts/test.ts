import { spawn } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from '../bin/built.mjs';
import { browserFiles } from '../test/support/browser-files.ts';
import { bundle } from '../test/support/bundle.ts';
import { buildServer } from './build-server.ts';
import { durationsFile, everyFile, inBrowser, longFiles, type Part, parts, processesOf } from './test-plan.ts';

/**
 * Runs the tests: the first part of them, all, or those of the modules and files that are named.
 *
 *   npm test                       the whole program on SQLite, and a walk in the browser and on PostgreSQL
 *   npm run test:all               everything
 *   npm run test:rest              what `npm test` leaves; --browser and --servers are its halves
 *   npm test -- feeds places       all tests of these modules; with --first the first part of them
 *   npm test -- test/contract.test.ts
 *   npm run test:all -- --both     what usually runs on SQLite alone runs on PostgreSQL too
 *   npm run test:all -- --record   each file in a process of its own, to plan by how long it took
 *   npm run test:long              test/long, and what other tests go through in part (test/support/extent.ts) in whole
 */
const flags: Record<string, readonly Part[]> = {
  '--first': ['first'],
  '--all': parts,
  '--long': parts,
  '--rest': ['browser', 'servers'],
  '--browser': ['browser'],
  '--servers': ['servers'],
};
const own = [...Object.keys(flags), '--both', '--record'];

function filesOf(name: string): string[] {
  if (name.endsWith('.ts')) return existsSync(name) ? [name] : [];
  return globSync([`src/${name}/**/*.test.ts`, `test/${name}/*.test.ts`]);
}

const given = process.argv.slice(2);
const names = given.filter((name) => !name.startsWith('-'));
const options = given.filter((name) => name.startsWith('-') && !own.includes(name));
const [isLong, isBoth, isRecorded] = ['--long', '--both', '--record'].map((name) => given.includes(name));
const empty = names.filter((name) => filesOf(name).length === 0);
if (empty.length > 0) {
  process.stderr.write(`There are no tests of ${empty.join(', ')}.\n`);
  process.exit(2);
}
const wanted = given.flatMap((name) => flags[name] ?? []);
const named = [...new Set(isLong && names.length === 0 ? longFiles() : names.flatMap(filesOf))];
const files = named.length > 0 ? named : everyFile();
const partsWanted = wanted.length > 0 ? wanted : named.length > 0 || isBoth ? parts : (['first'] as const);
const processes = processesOf(files, partsWanted, isRecorded);
const running = [...new Set([...processes.values()].flat())];

const folder = mkdtempSync(join(tmpdir(), 'dinam-bundles-'));
chmodSync(folder, 0o755); // some tests start the program as another user
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// The browser gets what was built: sources that have changed since are built first.
const built = 'admin/dist/index.html';
const sources = globSync([
  'admin/{src/**/*,*}.{ts,tsx,css,json,html}',
  'client/{error,events,transport}.ts',
  'docs/*.md',
  'src/*/labels/*.json',
]);
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (running.some(inBrowser) && sources.some((path) => changedAt(path) > changedAt(built)))
  await import('./build-admin.ts');
// Unpacked once, not by each of the processes that open it.
if (running.some(inBrowser)) await browserFiles();

/** From so many processes on, bundling takes less time than it saves. Fewer run the source: their stacks name its lines. */
const worthBundling = 8;
const isBundled = !isLong && (named.length === 0 || processes.size >= worthBundling);
if (isBundled) {
  if (program().main.endsWith('.ts')) await buildServer();
  await bundle(processes, folder);
} else
  for (const [name, some] of processes)
    writeFileSync(
      join(folder, `${name}.mjs`),
      some.map((file) => `import '${pathToFileURL(resolve(file))}';\n`).join(''),
    );

const reporter = '--test-reporter=./test/support/reporter.mjs';
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
    `--test-concurrency=${isRecorded ? availableParallelism() : Math.min(6, availableParallelism() + 3)}`,
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
      ...(isBoth || isLong ? { DINAM_TEST_BOTH: 'true' } : {}),
      ...(isLong ? { DINAM_TEST_LONG: 'true' } : {}),
      ...(isRecorded ? { DINAM_TEST_SECONDS: join(folder, 'seconds') } : {}),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code, signal) => {
  if (isRecorded) record();
  process.exit(signal ? 1 : (code ?? 1));
});

/** Keeps how long the files took that ran: those of a second at least. */
function record(): void {
  const kept = JSON.parse(readFileSync(durationsFile, 'utf8')) as Record<string, number>;
  const took = readFileSync(join(folder, 'seconds'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  for (const [path = '', seconds] of took)
    for (const file of processes.get(path.replace(/^.*\/|\.mjs$/g, '')) ?? []) kept[file] = Math.round(Number(seconds));
  const lines = Object.entries(kept).filter(([file, seconds]) => seconds >= 1 && existsSync(file));
  writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(lines.sort()), null, 2)}\n`);
}
