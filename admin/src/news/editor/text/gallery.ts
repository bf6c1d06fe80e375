import { mergeAttributes, Node } from '@tiptap/core';
import { showPicture } from '../../../media/shown.ts';

export interface GalleryPicture {
  src: string;
  alt: string;
  caption: string;
}

interface Options {
  /** Opens the pictures of the gallery at this position of the text. */
  edit: (at: number, pictures: readonly GalleryPicture[]) => void;
  /** Of the button that does so. */
  editText: string;
}

const picturesOf = (element: HTMLElement): GalleryPicture[] =>
  [...element.querySelectorAll('img')].map((image) => ({
    src: image.getAttribute('src') ?? '',
    alt: image.alt,
    caption: image.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
  }));

/** Pictures of the library that readers see in a row, in an order. */
export const Gallery = Node.create<Options>({
  name: 'gallery',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ edit: () => {}, editText: '' }),
  addAttributes: () => ({ pictures: { default: [], rendered: false } }),
  parseHTML: () => [
    { tag: 'div.gallery', priority: 60, getAttrs: (element) => ({ pictures: picturesOf(element as HTMLElement) }) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes({ class: 'gallery' }, HTMLAttributes),
    ...(node.attrs.pictures as GalleryPicture[]).map(({ src, alt, caption }) => [
      'figure',
      {},
      ['img', { src, alt }],
      ...(caption ? [['figcaption', {}, caption]] : []),
    ]),
  ],
  addNodeView() {
    return ({ node, getPos, editor }) => {
      const pictures = node.attrs.pictures as GalleryPicture[];
      const dom = document.createElement('div');
      dom.dataset.gallery = '';
      for (const { src, alt } of pictures) {
        const image = Object.assign(document.createElement('img'), { alt });
        void showPicture(image, src, '240px');
        dom.append(image);
      }
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: this.options.editText,
      });
      button.addEventListener('click', () => {
        const at = getPos();
        if (at !== undefined && editor.isEditable) this.options.edit(at, pictures);
      });
      if (editor.isEditable) dom.append(button);
      return { dom, stopEvent: ({ target }) => target === button };
    };
  },
});
