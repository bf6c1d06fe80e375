import { Node } from '@tiptap/core';
import { Plugin, Selection } from '@tiptap/pm/state';
import { mayFrame, type Player, playerOf } from '../../../../../src/text/markup/players.ts';

const names = ['src', 'title', 'width', 'height', 'allowfullscreen'] as const;

/** Attributes of the frame of a film or post that is added. */
export const frameOf = ({ frame, site }: Player) => ({
  src: frame.replace(/[?&]autoplay=1/, ''),
  title: site,
  allowfullscreen: '',
});

/**
 * A film of YouTube or Vimeo, or a post of X or Instagram. It is stored as the frame that the server accepts, and readers see a link that loads the
 * player when they follow it. Here it is a card: the interface loads nothing from other hosts.
 */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      names.map((name) => [name, { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) }]),
    ),
  parseHTML: () => [
    { tag: 'iframe[src]', getAttrs: (element) => (mayFrame(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const address = String(node.attrs.src);
      const player = playerOf(address);
      const dom = document.createElement('div');
      dom.dataset.embed = '';
      dom.dir = 'ltr';
      dom.textContent = `${player?.isPost ? '' : '▶ '}${player ? `${player.site} – ${player.page}` : address}`;
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
              type.create(frameOf(player)),
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
