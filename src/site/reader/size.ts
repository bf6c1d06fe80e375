import { Type } from 'typebox';
import { type Answer, read, yearSeconds } from '../../core/api/read.ts';

/** Raise the number with a change of the script: its address is kept for good. */
export const sizePath = '/site/size-1.js';

/** Runs before the text is shown, so that a text in another size does not move. */
const sizeScript = `try{const s=JSON.parse(localStorage.getItem('dinam.size'));if(s)document.documentElement.dataset.size=s}catch(_){}\n`;

export const sizeAsset = read({
  name: 'site.size',
  summary: 'Script of pages with a size of the text that the reader chose',
  media: 'text/javascript; charset=utf-8',
  query: Type.Object({}),
  reply: Type.String(),
  normalise: () => ({}),
  topics: () => [],
  maxAge: yearSeconds,
  async run(): Promise<Answer> {
    return { data: sizeScript };
  },
});
