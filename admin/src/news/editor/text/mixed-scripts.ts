import { Extension } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { mixedWords } from './mixed-words.ts';

function marksOf({ doc, selection }: EditorState, title: string): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, start) => {
    if (!node.isTextblock) return true;
    for (const [from, to] of mixedWords(node.textBetween(0, node.content.size, undefined, '\ufffc'))) {
      const end = start + 1 + to;
      const isTyped = selection.empty && selection.from === end; // it is not finished
      if (!isTyped) marks.push(Decoration.inline(start + 1 + from, end, { class: 'mixed', title }));
    }
    return false;
  });
  return DecorationSet.create(doc, marks);
}

/** Underlines words with letters of several scripts, and says why. */
export const MixedScripts = Extension.create<{ title: string }>({
  name: 'mixedScripts',
  addOptions: () => ({ title: '' }),
  addProseMirrorPlugins() {
    const { title } = this.options;
    const plugin: Plugin<DecorationSet> = new Plugin({
      state: {
        init: (_, state) => marksOf(state, title),
        apply: (tr, before, _, state) => (tr.docChanged || tr.selectionSet ? marksOf(state, title) : before),
      },
      props: { decorations: (state) => plugin.getState(state) },
    });
    return [plugin];
  },
});
