import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { changesOf, notesFor, withRelease } from '../scripts/changelog.ts';

const root = join(import.meta.dirname, '..');

test('every note of a change has a section and says something', () => {
  changesOf(join(root, 'changes'));
});

test('notes become a release, by section, and what stood under Unreleased with them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'dinam-changes-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('b.md', 'Fixed\nTitles such as అాంధ్ర are whole.\nIn all languages.\n');
  write('a.md', 'Added\n\nObituaries.\n');
  write('README.md', 'How to write one.');
  const changes = changesOf(folder);
  assert.equal(
    changes,
    '### Added\n\n- Obituaries.\n\n### Fixed\n\n- Titles such as అాంధ్ర are whole.\n  In all languages.',
  );
  const changelog = '# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2027-01-01\n\nThe first.\n';
  assert.equal(
    withRelease(changelog, changes, '1.1.0', '2027-02-01'),
    `# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-02-01\n\n${changes}\n\n## [1.0.0] - 2027-01-01\n\nThe first.\n`,
  );
  assert.throws(() => withRelease(changelog, '', '1.1.0', '2027-02-01'), /Nothing has changed/);
  assert.throws(() => withRelease(changelog, changes, '1.0.0', '2027-02-01'), /1\.0\.0 is in the changelog/);
  write('c.md', 'Improved\nMuch.');
  assert.throws(() => changesOf(folder), /changes\/c\.md: the first line must be one of Added/);
  write('c.md', 'Fixed\n');
  assert.throws(() => changesOf(folder), /changes\/c\.md says nothing/);
});

test('the notes of a release are what the changelog says of it', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-02-01\n\n### Added\n\n- సంతాపం.\n\n## [1.0.0] - 2027-01-01\n\nThe first.\n';
  assert.equal(notesFor(changelog, '1.1.0'), '### Added\n\n- సంతాపం.');
  assert.equal(notesFor(changelog, '1.0.0'), 'The first.');
  assert.throws(() => notesFor(changelog, '1.0'), /says nothing of 1\.0\./);
});

test('the changelog of this version can be made into a release', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  assert.match(
    withRelease(changelog, '### Added\n\n- వార్త.', '999.0.0', '2099-01-01'),
    /^## \[999\.0\.0\] - 2099-01-01\n\n### /m,
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.notEqual(notesFor(changelog, version), '', 'the release of this version has notes');
});
