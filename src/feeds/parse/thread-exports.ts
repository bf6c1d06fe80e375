import { type Texts, textsOf } from './content.ts';
import type { ParsedItem } from './parse.ts';

// What is done in the thread: see apart.ts.

export { examine } from './detect.ts';
export { parse } from './parse.ts';

export const texts = (items: ParsedItem[]): Texts[] => items.map(textsOf);
