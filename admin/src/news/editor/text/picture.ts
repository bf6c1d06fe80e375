import Image from '@tiptap/extension-image';
import { showPicture } from '../../../media/shown.ts';

/** A picture in the text. It keeps the address of the original, and is shown as a variant. */
export const Picture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.alt = String(node.attrs.alt ?? '');
      void showPicture(dom, String(node.attrs.src ?? ''), '(min-width: 1200px) 840px, 100vw');
      return { dom };
    };
  },
});
