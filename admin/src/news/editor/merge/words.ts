import { diff3Merge, diffComm } from 'node-diff3';
import { isLine, keyOf, type TextNode } from './node.ts';

/** Words, the space between them, and what stands in a line besides, each with its marks. */
const tokensOf = (line: TextNode): TextNode[] =>
  (line.content ?? []).flatMap((node) =>
    node.text === undefined ? [node] : (node.text.match(/\s+|\S+/g) ?? []).map((text) => ({ ...node, text })),
  );

const isSpace = (node: TextNode | undefined): boolean => node === undefined || /^\s+$/.test(node.text ?? 'x');

/** Neighbours with the same marks as one. */
function lineOf(tokens: readonly TextNode[]): TextNode[] {
  const content: TextNode[] = [];
  for (const { text, ...rest } of tokens) {
    const last = content.at(-1);
    const { text: before, ...of } = last ?? { type: '' };
    if (last && text !== undefined && before !== undefined && keyOf(of) === keyOf(rest)) last.text = before + text;
    else content.push(text === undefined ? { ...rest } : { ...rest, text });
  }
  return content;
}

const parsed = (keys: readonly string[]): TextNode[] => keys.map((key) => JSON.parse(key) as TextNode);

/** Both texts, where they differ one behind the other. @param base null: unknown */
function mergedTokens(base: readonly string[] | null, mine: string[], theirs: string[]): TextNode[] {
  const begun = base ?? diffComm(mine, theirs).flatMap(({ common }) => common ?? []);
  return diff3Merge<string>(mine, [...begun], theirs, { excludeFalseConflicts: true }).flatMap(({ ok, conflict }) => {
    if (ok) return parsed(ok);
    const [a, b] = [parsed(conflict?.a ?? []), parsed(conflict?.b ?? [])];
    const between = a.length === 0 || isSpace(b.at(-1)) || isSpace(a[0]) ? [] : [{ type: 'text', text: ' ' }];
    return [...b, ...between, ...a];
  });
}

/** What is in both: lines joined word by word, other blocks one behind the other. */
export function joined(base: TextNode | null, mine: TextNode | null, theirs: TextNode | null): TextNode[] {
  if (!mine || !theirs) return [mine ?? theirs].filter((node) => node !== null);
  if (!isLine(mine) || !isLine(theirs)) return [theirs, mine];
  const keys = (line: TextNode): string[] => tokensOf(line).map(keyOf);
  const content = lineOf(mergedTokens(base && isLine(base) ? keys(base) : null, keys(mine), keys(theirs)));
  return [{ ...mine, content }];
}

const line = (text: string): TextNode => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });

/** The same for texts without marks. */
export const joinedText = (base: string | null, mine: string, theirs: string): string =>
  joined(base === null ? null : line(base), line(mine), line(theirs))
    .flatMap(({ content }) => content ?? [])
    .map(({ text }) => text)
    .join('');

/** A text in parts: those that another text does not have are `isOwn`. */
export function ownWords(text: string, other: string): { text: string; isOwn: boolean }[] {
  const words = (whole: string): string[] => whole.match(/\s+|\S+/g) ?? [];
  const parts: { text: string; isOwn: boolean }[] = [];
  for (const { common, buffer1 } of diffComm(words(text), words(other))) {
    const value = (common ?? buffer1 ?? []).join('');
    if (value !== '') parts.push({ text: value, isOwn: common === undefined });
  }
  return parts;
}
