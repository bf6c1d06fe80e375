import { mergeAttributes, Node } from '@tiptap/core';
import { Plugin, Selection } from '@tiptap/pm/state';
import { playerOf } from '../../../../../src/text/markup/players.ts';

/**
 * A film of YouTube or Vimeo, or a post of X or Instagram. It is stored as the frame that the server accepts, and readers see a link that loads the
 * player when they follow it. Here it is a card: the interface loads nothing from other hosts.
 */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ page: { default: null } }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => {
        const player = playerOf(element.getAttribute('src') ?? '');
        return player ? { page: player.page } : false;
      },
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const player = playerOf(String(node.attrs.page));
    const { page: _, ...others } = HTMLAttributes;
    const src = player?.frame.replace(/[?&]autoplay=1/, '') ?? '';
    return ['iframe', mergeAttributes(others, { src, title: player?.site ?? '', allowfullscreen: '' })];
  },
  addNodeView() {
    return ({ node }) => {
      const player = playerOf(String(node.attrs.page));
      const dom = document.createElement('div');
      dom.dataset.embed = '';
      dom.dir = 'ltr';
      dom.textContent = `${player?.isPost ? '' : '▶ '}${player?.site ?? ''} – ${String(node.attrs.page)}`;
      return { dom };
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          // An address alone in an empty paragraph is meant as the film or post itself.
          handlePaste: (view, event) => {
            const { $from, empty } = view.state.selection;
            const player = playerOf(event.clipboardData?.getData('text/plain').trim() ?? '');
            const type = view.state.schema.nodes.embed;
            if (!player || !type || !empty || $from.parent.content.size > 0) return false;
            const paragraph = $from.parent.type.create();
            const tr = view.state.tr.replaceWith($from.before(), $from.after(), [
              type.create({ page: player.page }),
              paragraph,
            ]);
            view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve($from.before() + 2))).scrollIntoView());
            return true;
          },
        },
      }),
    ];
  },
});
