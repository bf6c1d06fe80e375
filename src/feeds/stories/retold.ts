import { fold } from '../../text/fold.ts';
import { stockWords } from './name-words.ts';
import { endsAsPlace } from './named.ts';
import { bodyShare, type Gist, isContent, isNumber, stemsOf } from './similarity.ts';
import { rowsOf } from './slots.ts';

// Tellings of one story of which only the end of the summary is the agency's: the desk wrote title and first sentence anew.

/** Words of summaries in the same rows, the share of the shorter summary that they are, and of its pairs of words. */
const fewestInRows = 8;
const leastShare = 0.35;
const leastPairs = 0.2;
/**
 * What says that both tell one story, although sentences such as `Police have registered a case` end every telling of a
 * crime: a word of the one's own sentences that the other has anywhere counts once; a number, a name of a place or with a capital
 * letter that both have counts twice, and so do rows of words that are not those of everybody.
 */
const leastEvidence = 3;
const ofFact = 2;
const fewestSpecial = 8;

const stock = new Set(stemsOf(stockWords.trim().split(/\s+/).map(fold)));
const special = (a: Gist, rows: ReadonlySet<number>): number =>
  new Set(a.stems.filter((stem, at) => rows.has(at) && isContent(stem) && !isNumber(stem) && !stock.has(stem))).size;

/** Words of titles and first sentences, without the rows that both have, that the other telling has too. */
const ownWordsShared = (a: Gist, rows: ReadonlySet<number>, b: Gist): string[] =>
  a.stems.filter((stem, at) => !rows.has(at) && isContent(stem) && !isNumber(stem) && b.all.has(stem));

const factsShared = (a: Gist, b: Gist): number =>
  new Set(
    a.stems.filter(
      (stem, at) =>
        b.all.has(stem) &&
        (isNumber(stem) || a.capitals.has(a.words[at] as string) || endsAsPlace(a.words[at] as string)),
    ),
  ).size;

/** Whether the end of two summaries is the same and what stands before it is about the same. */
export function isRetold(a: Gist, b: Gist): boolean {
  if (bodyShare(a, b) < leastPairs) return false;
  const rows = rowsOf(a, b);
  const shorter = Math.min(a.words.length - a.titleLength, b.words.length - b.titleLength);
  if (rows.a.size < fewestInRows || rows.a.size < leastShare * shorter) return false;
  const own = new Set([...ownWordsShared(a, rows.a, b), ...ownWordsShared(b, rows.b, a)]);
  const facts = factsShared(a, b) + (special(a, rows.a) >= fewestSpecial ? 1 : 0);
  return (own.size > 0 || facts >= leastEvidence) && own.size + ofFact * facts >= leastEvidence;
}
