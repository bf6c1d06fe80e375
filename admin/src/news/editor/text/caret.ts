import { createDocument, type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { diffIndices } from 'node-diff3';

/**
 * Reads where the caret stands before a key or a paste acts there. Browsers report a moved caret by `selectionchange` in a
 * task of its own, and while the page is busy the next key is delivered first: Enter after End would break the line where
 * the caret had been before.
 */
export const Caret = Extension.create({
  name: 'caret',
  addProseMirrorPlugins() {
    const read = (view: EditorView) => {
      // While an input method composes, the editor follows the changes of the text itself.
      if (!view.composing) document.dispatchEvent(new Event('selectionchange'));
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown: read, paste: read } } })];
  },
});

/**
 * Replaces the blocks of a text that differ from those of `html`, so that the caret stays where somebody is typing. Undo
 * takes back what was typed, and not what came from elsewhere.
 */
export function setBlocks(editor: Editor, html: string): void {
  const before = editor.state.doc;
  const after = createDocument(html, editor.schema);
  const { tr } = editor.state;
  const keys = (doc: Node): string[] => doc.children.map((node) => JSON.stringify(node));
  const startOf = (index: number): number => {
    let at = 0;
    for (const node of before.children.slice(0, index)) at += node.nodeSize;
    return at;
  };
  for (const { buffer1, buffer2 } of diffIndices(keys(before), keys(after)).reverse()) {
    const [from, to] = [startOf(buffer1[0]), startOf(buffer1[0] + buffer1[1])];
    tr.replaceWith(from, to, after.children.slice(buffer2[0], buffer2[0] + buffer2[1]));
  }
  editor.view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}
