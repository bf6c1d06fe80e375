import { distance } from 'fastest-levenshtein';
import { options } from './config.ts';

type Env = Readonly<Record<string, string | undefined>>;

const names = Object.values(options).flatMap(({ env }) => [env, `${env}_FILE`]);
const optionNames = new Set(names);

/** Compared without what people add or leave out: the program's name, underscores, small letters. */
const plain = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^DINAM_/, '')
    .replace(/[_-]/g, '');
const plainNames = names.map((name) => ({ name, text: plain(name) }));

/** Letters that may differ: a short name is soon like another program's variable. */
const mostOff = (text: string): number => (text.length < 6 ? 0 : text.length < 8 ? 1 : 2);

/** Two neighbouring letters are exchanged, and nothing else: one slip, whatever the length. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 4) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/**
 * The variables that are no option but nearly the name of one, with that name. A mistyped name is otherwise silently not
 * read. Variables of other programs are hardly ever so like.
 */
export function unknownOptions(env: Env): { name: string; meant: string }[] {
  return Object.keys(env).flatMap((name) => {
    if (optionNames.has(name) || !env[name]) return [];
    const text = plain(name);
    const [nearest] = plainNames
      .map((of) => ({ meant: of.name, off: isSwapped(text, of.text) ? 0 : distance(text, of.text) }))
      .sort((a, b) => a.off - b.off);
    return nearest && nearest.off <= mostOff(text) ? [{ name, meant: nearest.meant }] : [];
  });
}

export const unknownText = ({ name, meant }: { name: string; meant: string }): string =>
  `${name} is no option of Dinam and is not read; ${meant} is one`;
