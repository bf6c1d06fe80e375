import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskLang } from '../../src/workspace/model/labels.ts';

const source = join(import.meta.dirname, '../../admin/src');

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  ) as [string, string][];

/** Folders of `admin/src` that have messages. */
export const folders = globSync('**/messages', { cwd: source }).sort();

/** The messages of the interface that stand in one folder, by key. */
export const textsIn = (folder: string, lang: DeskLang): ReadonlyMap<string, string> =>
  new Map(flat(JSON.parse(readFileSync(join(source, folder, `${lang}.json`), 'utf8')) as Tree));

/** Every key, as often as it stands in a file. */
export const keys = folders.flatMap((folder) => [...textsIn(folder, 'en').keys()]);

/** What a user reads in a language: the messages of all folders and the names of fields, by key. */
export function messagesOf(lang: DeskLang): ReadonlyMap<string, string> {
  const server = join(source, '../../src');
  const labels = globSync(`*/labels/${lang}.json`, { cwd: server }).flatMap((path) =>
    flat(JSON.parse(readFileSync(join(server, path), 'utf8')) as Tree),
  );
  return new Map([...folders.flatMap((folder) => [...textsIn(folder, lang)]), ...labels]);
}
