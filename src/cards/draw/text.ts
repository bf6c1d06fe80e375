import { lettersOf } from '../../text/graphemes.ts';

/** A grapheme with more code points than that is no writing: marks that are piled up on a letter. */
const mostMarks = 16;
/** Graphemes that are looked at: no card shows more. */
const mostGraphemes = 600;

const joiners = /^[\u200c\u200d]$/;

/** The graphemes of a text. */
const graphemesOf = (text: string): string[] => [...lettersOf(text)].map(({ segment }) => segment);

/**
 * A text as a card can show it: without control characters, marks of direction and invisible characters, without what no
 * font has (emoji), with single spaces. The joiners stay, which decide about the forms of Indian letters.
 */
export function showable(text: string, glyphs: ReadonlySet<number>): string {
  const isShown = (character: string): boolean =>
    joiners.test(character) || (!/[\p{C}\p{Z}]/u.test(character) && glyphs.has(character.codePointAt(0) as number));
  const shown = graphemesOf(text.slice(0, mostGraphemes * mostMarks).normalize('NFC'))
    .slice(0, mostGraphemes)
    .map((one) => {
      if (/^[\p{Z}\t\r\n]+$/u.test(one)) return ' ';
      const characters = [...one].filter(isShown).slice(0, mostMarks);
      // What is left of an emoji may be its joiner alone.
      return characters.every((character) => joiners.test(character)) ? '' : characters.join('');
    });
  return shown.join('').replace(/ +/g, ' ').trim();
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for Pango, which reads markup. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Texts that begin like `text`, ever shorter, each but the first with an ellipsis: cut at words, then at graphemes. */
interface Cuts {
  count: number;
  /** With `n` words or graphemes of it. */
  at(n: number): string;
}

const withEllipsis = (text: string): string => `${text.replace(/[\s,.;:!?।،۔–—-]+$/u, '')}…`;

export const wordCuts = (text: string): Cuts => {
  const words = text.split(' ');
  return { count: words.length, at: (n) => (n >= words.length ? text : withEllipsis(words.slice(0, n).join(' '))) };
};

export const graphemeCuts = (text: string): Cuts => {
  const all = graphemesOf(text);
  return { count: all.length, at: (n) => (n >= all.length ? text : withEllipsis(all.slice(0, n).join(''))) };
};

export interface TextBox {
  width: number;
  height: number;
}

interface Fitted<T> {
  text: string;
  size: number;
  drawn: T;
}

/**
 * Fits a text into a height: in the largest of these sizes in which all of it has room, else in the smallest one, cut at
 * a word. A first word that has no room is cut at a grapheme. The width is kept by breaking lines; letters of Nastaliq
 * reach beyond it a little.
 * @param sizes the largest first
 */
export async function fit<T extends TextBox>(
  text: string,
  height: number,
  sizes: readonly number[],
  draw: (text: string, size: number) => Promise<T>,
): Promise<Fitted<T>> {
  const hasRoom = (drawn: TextBox): boolean => drawn.height <= height;
  for (const size of sizes) {
    const drawn = await draw(text, size);
    if (hasRoom(drawn)) return { text, size, drawn };
  }
  const size = sizes.at(-1) as number;
  for (const cuts of [wordCuts(text), graphemeCuts(text)]) {
    let best: Fitted<T> | undefined;
    for (let [low, high] = [1, cuts.count - 1]; low <= high; ) {
      const middle = (low + high) >> 1;
      const shorter = cuts.at(middle);
      const drawn = await draw(shorter, size);
      if (hasRoom(drawn)) {
        best = { text: shorter, size, drawn };
        low = middle + 1;
      } else high = middle - 1;
    }
    if (best) return best;
  }
  return { text: '…', size, drawn: await draw('…', size) };
}
