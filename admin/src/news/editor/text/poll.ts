import { Node } from '@tiptap/core';
import type { AdminPoll } from '../../../../../src/engagement/model.ts';
import { call } from '../../../api/http.ts';

/** The place of a poll of the story in its text. Readers see the poll there; here it is a card with its question. */
export const PollPlace = Node.create<{ label: string }>({
  name: 'poll',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ label: '' }),
  addAttributes: () => ({ id: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'div[data-poll]',
      priority: 60,
      getAttrs: (element) => ({ id: Number((element as HTMLElement).dataset.poll) || null }),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['div', { 'data-poll': String(node.attrs.id), ...HTMLAttributes }],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.embed = '';
      dom.dir = 'auto';
      dom.textContent = `${this.options.label} ${String(node.attrs.id)}`;
      void call<AdminPoll>(`/api/admin/polls/${String(node.attrs.id)}`)
        .then(({ data }) => {
          dom.textContent = `${this.options.label}: ${data.question}`;
        })
        .catch(() => {}); // its number is shown to those who may not read polls
      return { dom };
    };
  },
});
