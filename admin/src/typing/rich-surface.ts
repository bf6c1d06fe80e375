import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Surface, TypingSession } from './session.ts';

/** The text of a story. What replaces a typed word is a step of its own for undo. */
export function richSurface(view: EditorView): Surface {
  return {
    before() {
      const { $from, empty } = view.state.selection;
      if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
      return $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
    },
    replace(length, back, text) {
      const end = view.state.selection.from - back;
      view.dispatch(closeHistory(view.state.tr).insertText(text, end - length, end));
    },
    place(length) {
      const { left, bottom } = view.coordsAtPos(view.state.selection.from - length);
      return { left, bottom };
    },
  };
}

/** Tells a session of typing what happens in the text. `begin` is called with the view, and its result belongs to it. */
export const TypingExtension = Extension.create<{ begin: (view: EditorView) => TypingSession }>({
  name: 'typing',
  priority: 1_000, // before the keys of lists and of undo
  addProseMirrorPlugins() {
    const { begin } = this.options;
    let session: TypingSession | null = null;
    return [
      new Plugin({
        view: (view) => {
          session = begin(view);
          // The last change of a composition may come before its end.
          const ended = () => setTimeout(() => view.isDestroyed || session?.changed(view.composing));
          view.dom.addEventListener('compositionend', ended);
          return {
            update: () => session?.changed(view.composing),
            destroy: () => {
              view.dom.removeEventListener('compositionend', ended);
              session?.close();
            },
          };
        },
        props: {
          handleKeyDown: (_, event) => session?.key(event) ?? false,
          handleDOMEvents: {
            blur: () => {
              session?.leave();
              return false;
            },
          },
        },
      }),
    ];
  },
});
