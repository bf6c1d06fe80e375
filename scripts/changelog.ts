import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Sections of a release, in the order of Keep a Changelog 1.1.0. */
const sections = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const;

interface Note {
  section: string;
  text: string;
}

/** A note of `changes/`: its first line names the section. @throws Error that names the file */
function noteOf(name: string, whole: string): Note {
  const [section = '', ...lines] = whole.trim().split('\n');
  const text = lines.join('\n').trim();
  if (!sections.some((one) => one === section))
    throw new Error(`changes/${name}: the first line must be one of ${sections.join(', ')}.`);
  if (text === '') throw new Error(`changes/${name} says nothing.`);
  return { section, text };
}

const notesIn = (folder: string): string[] => globSync('*.md', { cwd: folder, exclude: ['README.md'] }).sort();

/** What the notes of a folder say, by section. @throws Error for a note that is none */
export function changesOf(folder: string): string {
  const notes = notesIn(folder).map((name) => noteOf(name, readFileSync(join(folder, name), 'utf8')));
  return sections
    .flatMap((section) => {
      const texts = notes.filter((note) => note.section === section).map(({ text }) => asItem(text));
      return texts.length > 0 ? [`### ${section}\n\n${texts.join('\n')}`] : [];
    })
    .join('\n\n');
}

const asItem = (text: string): string => `- ${text.replaceAll('\n', '\n  ')}`;

/**
 * The changelog with a release: what is under "Unreleased" and what the notes say becomes a part of its own.
 * @throws Error where nothing has changed, or the version is there
 */
export function withRelease(changelog: string, changes: string, version: string, date: string): string {
  if (changelog.includes(`## [${version}]`)) throw new Error(`${version} is in the changelog.`);
  const [before, rest] = changelog.split('## [Unreleased]\n') as [string, string | undefined];
  if (rest === undefined) throw new Error('The changelog has no part "Unreleased".');
  const end = rest.search(/^## \[/m);
  const [written, older] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  const parts = [written.trim(), changes].filter(Boolean);
  if (parts.length === 0) throw new Error('Nothing has changed.');
  return `${before}## [Unreleased]\n\n## [${version}] - ${date}\n\n${parts.join('\n\n')}\n${older && `\n${older}`}`;
}

/** What the changelog says of a version. @throws Error where it says nothing */
export function notesFor(changelog: string, version: string): string {
  const start = changelog.indexOf(`## [${version}] - `);
  const [, ...lines] = start < 0 ? [] : (changelog.slice(start).split(/^(?=## \[)/m)[0] ?? '').split('\n');
  const notes = lines.join('\n').trim();
  if (notes === '') throw new Error(`The changelog says nothing of ${version}.`);
  return notes;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '..');
  const folder = join(root, 'changes');
  const [version, other] = process.argv.slice(2);
  const changes = changesOf(folder);
  if (version === '--notes')
    process.stdout.write(`${notesFor(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), other ?? '')}\n`);
  else if (version === undefined) process.stdout.write(`${changes || 'Nothing.'}\n`);
  else {
    const path = join(root, 'CHANGELOG.md');
    const date = new Date().toISOString().slice(0, 10);
    writeFileSync(path, withRelease(readFileSync(path, 'utf8'), changes, version, date));
    for (const name of notesIn(folder)) rmSync(join(folder, name));
  }
}
