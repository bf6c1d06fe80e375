import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { everyFile, parts, partsOf, processesOf } from '../scripts/test-plan.ts';

const files = everyFile();
const planned = (...some: (typeof parts)[number][]): string[] =>
  [...processesOf(files, some).values()].flat().filter((file) => file.endsWith('.test.ts'));

test('every test file runs once in all parts together, and what it does on one database in one part', () => {
  assert.ok(files.length > 500);
  assert.deepEqual(planned(...parts).sort(), files.toSorted());
  const first = planned('first');
  const rest = planned('browser', 'servers');
  assert.deepEqual([...new Set([...first, ...rest])].sort(), files.toSorted());
  for (const file of files) {
    const kinds = partsOf(file).map(({ only }) => only);
    const expected = first.includes(file) && rest.includes(file) ? ['sqlite', 'postgres'] : ['all'];
    assert.deepEqual(
      kinds.map((kind) => (kind === 'any' ? 'all' : kind)),
      expected,
      file,
    );
  }
  for (const file of ['test/admin/first-story.test.ts', 'test/contract.test.ts'])
    assert.deepEqual([first.includes(file), rest.includes(file)], [true, false], file);
});

test('a file that is run again on PostgreSQL says so of each test, by the functions of test/support/helper.ts', () => {
  for (const file of files.filter((one) => partsOf(one).length > 1)) {
    const text = readFileSync(file, 'utf8');
    assert.doesNotMatch(text, /import \{[^}]*\btest\b[^}]*\} from 'node:test'/, file);
  }
});

test('what a file says of its process has a reason, and stands in its first lines', () => {
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const said = lines.flatMap((line, i) => (/^\/\/ (Alone|Rest|First)\b/.test(line) ? [i] : []));
    assert.ok(
      said.every((at, i) => at === i && /^\/\/ \w+: \S.*\.$/.test(lines[at] as string)),
      file,
    );
  }
});
