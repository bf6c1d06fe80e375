import { Node } from '@tiptap/core';

const names = ['src', 'poster', 'width', 'height', 'title'] as const;

/** A file of a film: its address and type. */
type Source = Record<'src' | 'type', string | null>;

const sourcesOf = (element: HTMLElement): Source[] =>
  [...element.querySelectorAll(':scope > source[src]')].map((source) => ({
    src: source.getAttribute('src'),
    type: source.getAttribute('type'),
  }));

/**
 * A film or recording from outside, with its files. Here it is a card with its address: the interface loads nothing from
 * other hosts.
 */
const fileNode = (name: 'video' | 'audio', sign: string) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      ...Object.fromEntries(
        names.map((one) => [one, { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(one) }]),
      ),
      sources: { default: [], rendered: false, parseHTML: sourcesOf },
    }),
    parseHTML: () => [
      {
        tag: name,
        getAttrs: (element) => (element.hasAttribute('src') || sourcesOf(element).length > 0 ? null : false),
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      name,
      { ...HTMLAttributes, controls: '', preload: 'none' },
      ...(node.attrs.sources as Source[]).map((source): [string, Source] => ['source', source]),
    ],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('div');
        dom.dataset.embed = '';
        dom.dir = 'ltr';
        const [first] = node.attrs.sources as Source[];
        dom.textContent = [sign, node.attrs.title, node.attrs.src ?? first?.src].filter(Boolean).join(' ');
        return { dom };
      };
    },
  });

export const Film = fileNode('video', '▶');
export const Recording = fileNode('audio', '♪');
