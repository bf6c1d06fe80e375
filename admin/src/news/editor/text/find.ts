import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface TextMatch {
  from: number;
  to: number;
}

interface Finding {
  query: string;
  found: TextMatch[];
  /** Which of them is shown; -1 for none. */
  at: number;
}

const key = new PluginKey<Finding>('find');
const nothing: Finding = { query: '', found: [], at: -1 };

/** Small letters and NFC: letters of a text with the place that each had before. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const one = segment.normalize('NFC').toLowerCase();
    for (let i = 0; i < one.length; i++) places.push(i === 0 ? index : index + Math.min(i, segment.length));
    letters += one;
  }
  places.push(text.length);
  return { letters, places };
}

/** Every place of `query` within a paragraph, over bold and links, whatever the case. */
export function findIn(doc: Node, query: string): TextMatch[] {
  const wanted = query.normalize('NFC').toLowerCase();
  const found: TextMatch[] = [];
  if (wanted === '') return found;
  doc.descendants((node, start) => {
    if (!node.isTextblock) return true;
    const { letters, places } = folded(node.textBetween(0, node.content.size, undefined, '\ufffc'));
    for (let i = letters.indexOf(wanted); i >= 0; i = letters.indexOf(wanted, i + wanted.length))
      found.push({ from: start + 1 + (places[i] as number), to: start + 1 + (places[i + wanted.length] as number) });
    return false;
  });
  return found;
}

export const findingOf = (state: EditorState): Finding => key.getState(state) ?? nothing;

/** Looks for a text and shows the occurrence of this number. */
export function find(tr: Transaction, query: string, at = 0): Transaction {
  return tr.setMeta(key, { query, at });
}

export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Finding>({
      key,
      state: {
        init: () => nothing,
        apply(tr, before) {
          const search = tr.getMeta(key) as { query: string; at: number } | undefined;
          if (!search && (!tr.docChanged || before.query === '')) return before;
          const query = search?.query ?? before.query;
          const found = findIn(tr.doc, query);
          const at = search?.at ?? before.at;
          return { query, found, at: found.length === 0 ? -1 : (at + found.length) % found.length };
        },
      },
      props: {
        decorations(state) {
          const { found, at } = findingOf(state);
          const marks = found.map(({ from, to }, i) =>
            Decoration.inline(from, to, { class: i === at ? 'found shown' : 'found' }),
          );
          return DecorationSet.create(state.doc, marks);
        },
      },
    }),
  ],
});

/** Replaces occurrences, the last one first, in one step of undo. */
export function replaceFound(tr: Transaction, found: readonly TextMatch[], text: string): Transaction {
  for (const { from, to } of found.toReversed()) {
    if (text === '') tr.delete(from, to);
    else tr.insertText(text, from, to);
  }
  return tr;
}
