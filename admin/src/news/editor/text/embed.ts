import { Node } from '@tiptap/core';
import { Plugin, Selection } from '@tiptap/pm/state';
import type { Player } from '../../../../../src/text/markup/players/player.ts';
import { pageOfFrame, playerOf } from '../../../../../src/text/markup/players/players.ts';

const names = ['src', 'title', 'width', 'height', 'allowfullscreen'] as const;

/** Attributes of the frame of a film, post or map that is added. */
export const frameOf = ({ frame, site }: Player) => ({ src: frame, title: site, allowfullscreen: '' });

/** Addresses in a code: `<iframe src>`, the link in the quotation of a post. */
const inCode = /\s(?:src|href)\s*=\s*["']([^"'\s]{1,4000})["']/gi;

/** The player of an address, or of the code that its host gives to pages. */
export function playerOfPaste(text: string): Player | null {
  const given = text.trim();
  if (!/^<(iframe|blockquote|div)\b/i.test(given)) return /\s/.test(given) ? null : playerOf(given);
  // The link of a post is the last one of its quotation; the script of its host stands behind it.
  const players = [...given.matchAll(inCode)].map(([, address = '']) => playerOf(address.replaceAll('&amp;', '&')));
  return players.findLast((one) => one !== null) ?? null;
}

/**
 * A film, post or map of another host. It is stored as the frame that the server accepts, and readers see a link that loads the
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
    // One without a player is a card too: the server makes a link of it.
    { tag: 'iframe[src]', getAttrs: (element) => (pageOfFrame(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const address = String(node.attrs.src);
      const player = playerOf(address);
      const dom = document.createElement('div');
      dom.dataset.embed = '';
      dom.dir = 'ltr';
      dom.textContent = player
        ? `${player.kind === 'film' || player.kind === 'sound' ? '▶ ' : ''}${player.site} – ${player.page}`
        : address;
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
            const player = playerOfPaste(event.clipboardData?.getData('text/plain') ?? '');
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
