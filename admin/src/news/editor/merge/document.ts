import { createDocument, getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { Gallery } from '../text/gallery.ts';
import { PollPlace } from '../text/poll.ts';
import { htmlOfContent, textSchema } from '../text/schema.ts';
import { blocksOf, type Choice, choicesIn, mergeBlocks, type Piece } from './blocks.ts';
import type { TextNode } from './node.ts';
import { joined } from './words.ts';

/** All that can stand in the text of a story. */
export const storySchema = [...textSchema, PollPlace, Gallery];

let built: Schema | undefined;
const schema = (): Schema => {
  built ??= getSchema(storySchema);
  return built;
};

/** The blocks of a text. Texts that differ in their writing only have the same. */
function blocksIn(html: string): TextNode[] {
  const { content = [] } = createDocument(html, schema()).toJSON() as TextNode;
  const last = content.at(-1);
  return last?.type === 'paragraph' && !last.content ? content.slice(0, -1) : content;
}

/** Merges two texts as HTML. @param base what both began with; null: unknown */
export const mergeTexts = (base: string | null, mine: string, theirs: string): Piece[] =>
  mergeBlocks(base === null ? null : blocksIn(base), blocksIn(mine), blocksIn(theirs));

/** A merged text as HTML. @param chosen what becomes of what both have changed */
export function mergedHtml(pieces: readonly Piece[], chosen: (choice: Choice) => readonly TextNode[]): string {
  const content = blocksOf(pieces, chosen);
  if (content.length === 0) return '';
  return htmlOfContent(schema().nodeFromJSON({ type: 'doc', content }).content);
}

/** The merged text, when nothing is left to choose. */
export function mergedAlone(base: string, mine: string, theirs: string): string | null {
  const pieces = mergeTexts(base, mine, theirs);
  return choicesIn(pieces).length === 0 ? mergedHtml(pieces, () => []) : null;
}

/** What was typed over `over` while the text became `now`: both are in it. */
export const typedOver = (over: string, typed: string, now: string): string =>
  mergedHtml(mergeTexts(over, typed, now), ({ base, mine, theirs }) => joined(base, mine, theirs));
