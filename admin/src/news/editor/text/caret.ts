import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

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
