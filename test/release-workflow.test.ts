import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sharedTags } from '../scripts/release/shared-tags.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('a correction of an older release takes no tag from a newer one', () => {
  const published = ['v1.0.0', 'v1.0.9', 'v1.1.0', 'v1.10.2', 'v2.0.0-rc.1', 'వెర్షన్'];
  const cases: [version: string, tags: string[]][] = [
    ['v1.10.3', ['latest', '1', '1.10']],
    ['v1.10.2', ['latest', '1', '1.10']],
    ['v1.10.1', []],
    ['1.9.0', ['1.9']],
    ['v1.0.10', ['1.0']],
    ['v1.0.8', []],
    ['v2.0.0', ['latest', '2', '2.0']],
    ['v0.9.0', ['0', '0.9']],
    ['v2.0.0-rc.2', []],
    ['latest', []],
  ];
  for (const [version, tags] of cases) assert.deepEqual(sharedTags(version, published), tags, version);
  assert.deepEqual(sharedTags('v1.0.0', []), ['latest', '1', '1.0'], 'the first one');
  const script = join(root, 'scripts/release/shared-tags.ts');
  const said = execFileSync(process.execPath, [script, 'v1.0.10'], { input: published.join('\n'), encoding: 'utf8' });
  assert.equal(said, '1.0\n');
});

/** Jobs of a workflow: name and lines. */
const jobsOf = (file: string): [name: string, text: string][] => {
  const [, jobs = ''] = read(file).split(/^jobs:\n/m);
  return [...jobs.matchAll(/^ {2}(\w+):\n((?: {3,}.*\n|\n| *#.*\n)*)/gm)].map(([, name = '', text = '']) => [
    name,
    text,
  ]);
};

test('a job that may sign runs no script of a package', () => {
  let signing = 0;
  for (const file of globSync('.github/workflows/*.yml', { cwd: root }))
    for (const [name, text] of jobsOf(file)) {
      if (!/(id-token|attestations): write/.test(text)) continue;
      signing++;
      assert.doesNotMatch(text, /\bnpm (ci|i|install|run|test|exec)\b|\bnpx\b|release\.sh/, `${file}: ${name}`);
      for (const [command] of text.matchAll(/\bnpm (publish|pack)\b.*/g)) assert.match(command, /--ignore-scripts/);
    }
  assert.ok(signing >= 3, `${signing} jobs`);
});

test('the documents and the shared tags follow the highest release, once it is published', () => {
  const jobs = new Map(jobsOf('.github/workflows/release.yml'));
  assert.deepEqual([...jobs.keys()], ['files', 'draft', 'bare', 'image', 'publish', 'docs']);
  assert.match(jobs.get('docs') ?? '', /needs: publish\n {4}if: needs\.publish\.outputs\.latest == 'true'\n/);
  assert.match(jobs.get('docs') ?? '', /uses: \.\/\.github\/workflows\/docs\.yml\n/);
  const [, on = ''] = /^on:\n((?: .*\n)+)/m.exec(read('.github/workflows/docs.yml')) ?? [];
  assert.doesNotMatch(on, /tags/, 'a tag is no release yet');
  assert.match(on, /workflow_call:/);
  assert.doesNotMatch(read('.github/workflows/release.yml'), /--latest(?!=)|tag=latest(?! ;)/);
});
