import type { NodeViewRenderer } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { showPicture } from '../../../media/shown.ts';

/** Elements whose content is one line of text: a picture in one is a letter of it. */
const lines = 'p, h2, h3, h4, pre, figcaption';
const isInLine = (element: HTMLElement): boolean => element.closest(lines) !== null;

/** The picture that is all of a link which stands as a block of its own; null for any other element. */
export function linkedPicture(element: HTMLElement): HTMLImageElement | null {
  const [image, ...others] = element.children;
  const isAlone = others.length === 0 && element.textContent?.trim() === '';
  return element.matches('a[href]') && isAlone && !isInLine(element) && image?.matches('img[src]')
    ? (image as HTMLImageElement)
    : null;
}

const names = ['src', 'alt', 'title', 'width', 'height'] as const;

/** As text: the editor would take `alt="007"` for a number. */
const attributes = Object.fromEntries(
  names.map((name) => [
    name,
    {
      default: null,
      parseHTML: (element: HTMLElement) => (linkedPicture(element) ?? element).getAttribute(name),
    },
  ]),
);

/** It keeps the address of the original, and is shown as a variant. */
const nodeView =
  (): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement('img');
    dom.alt = String(node.attrs.alt ?? '');
    void showPicture(dom, String(node.attrs.src ?? ''), '(min-width: 1200px) 840px, 100vw');
    return { dom };
  };

const mayLead = /^(https?|mailto|tel):$/;

/** Where the link around a picture leads. */
function linkOf(element: HTMLElement): Record<string, string> | null {
  const { protocol = '' } = URL.parse(element.getAttribute('href') ?? '', location.origin) ?? {};
  if (!linkedPicture(element) || !mayLead.test(protocol)) return null;
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

/** A picture between paragraphs, also one in a link. */
export const BlockPicture = Image.extend({
  addAttributes: () => ({ ...attributes, link: { default: null, rendered: false, parseHTML: linkOf } }),
  parseHTML: () => [
    { tag: 'img[src]:not([src^="data:"])', getAttrs: (element) => (isInLine(element) ? false : null) },
    { tag: 'a[href]', priority: 60, getAttrs: (element) => (linkOf(element) ? null : false) },
  ],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.link ? ['a', node.attrs.link, ['img', HTMLAttributes]] : ['img', HTMLAttributes],
  addNodeView: nodeView,
});

/** A picture in a line of text, as imported texts have them. New ones are blocks. */
export const LinePicture = Image.extend({
  name: 'linePicture',
  inline: () => true,
  group: () => 'inline',
  addAttributes: () => attributes,
  parseHTML: () => [{ tag: 'img[src]:not([src^="data:"])', getAttrs: (element) => (isInLine(element) ? null : false) }],
  addNodeView: nodeView,
  addCommands: () => ({}),
  addInputRules: () => [],
});
