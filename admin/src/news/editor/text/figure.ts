import { Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Pictures, a table, a film or a quotation with a caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'caption? block+ caption?',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts: () => ({
    /** A caption is one line: the text goes on below the figure. */
    Enter: ({ editor }) => {
      const { $from } = editor.state.selection;
      const paragraph = editor.schema.nodes.paragraph;
      if ($from.parent.type.name !== 'caption' || !paragraph) return false;
      const below = $from.after(-1);
      const tr = editor.state.tr.insert(below, paragraph.create());
      editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView());
      return true;
    },
  }),
});

/** A part of the text in another language or direction. Any other `div` says nothing: its content stands for itself. */
export const LanguageBlock = Node.create({
  name: 'part',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div[lang], div[dir]', priority: 40 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});
