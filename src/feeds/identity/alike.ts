import { stripHtml } from '../../text/markup/html.ts';
import { tokens } from '../../text/tokens.ts';

// Whether one telling may be an edit of another. Pure.

/** Letters of a word that count: its ending differs with its case, in Indian languages more than in English. */
const stemLength = 5;
/** Two shorter texts share words by chance. */
const fewestWords = 8;
/** Of the words of the shorter one, in the other. */
const share = 0.5;
/** Characters of a text that are compared: a summary has no more. */
const compared = 1_000;

export interface ItemWords {
  title: string;
  summary: string;
}

/** What an item says, as it is kept: without a summary of its own the beginning of its content. */
export const wordsOf = ({ title, summary, content }: ItemWords & { content: string }): ItemWords => ({
  title,
  summary: summary || stripHtml(content.slice(0, 4 * compared)),
});

const stems = (text: string): Set<string> =>
  new Set(tokens(text.slice(0, compared)).map((word) => word.slice(0, stemLength)));

function shares(a: Set<string>, b: Set<string>): boolean {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let both = 0;
  for (const one of few) if (many.has(one)) both++;
  return few.size > 0 && both >= few.size * share;
}

/** Half of the words of the shorter title are in the other one too, or half of those of the texts. */
export function isAlike(a: ItemWords, b: ItemWords): boolean {
  if (shares(stems(a.title), stems(b.title))) return true;
  const [one, other] = [stems(a.summary), stems(b.summary)];
  return Math.min(one.size, other.size) >= fewestWords && shares(one, other);
}
