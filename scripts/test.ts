import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/**
 * Runs the tests: all of them, or those of the modules and files that are named.
 *
 *   npm test
 *   npm test -- feeds places
 *   npm test -- test/contract.test.ts
 *   npm run test:long
 */
const long = 'test/long/*.test.ts';
const all = ['src/**/*.test.ts', 'test/*.test.ts', 'test/!(long|support|fixtures)/*.test.ts'];

function filesOf(name: string): string[] {
  if (name === '--long') return globSync(long);
  if (name.endsWith('.ts')) return existsSync(name) ? [name] : [];
  return globSync([`src/${name}/**/*.test.ts`, `test/${name}/*.test.ts`]);
}

const names = process.argv.slice(2).filter((name) => name === '--long' || !name.startsWith('-'));
const options = process.argv.slice(2).filter((name) => name !== '--long' && name.startsWith('-'));
const empty = names.filter((name) => filesOf(name).length === 0);
if (empty.length > 0) {
  process.stderr.write(`There are no tests of ${empty.join(', ')}.\n`);
  process.exit(2);
}
const files = names.length > 0 ? names.flatMap(filesOf) : globSync(all);

const tests = spawn(
  process.execPath,
  [
    '--min-semi-space-size=16',
    '--test',
    '--test-concurrency=2',
    '--test-global-setup=test/support/servers.ts',
    ...options,
    ...files.sort(),
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
