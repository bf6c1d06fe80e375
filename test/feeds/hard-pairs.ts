import { readFileSync } from 'node:fs';
import type { Telling } from '../../src/feeds/stories/similarity.ts';

// Pairs that are hard to judge, in sets: see `test/fixtures/stories/README.md`.

/** With `{one|other}` where the two differ, or both as two reporters wrote them. */
type Lookalike = readonly [lang: string, kind: string, title: string, summary: string, ...other: [string, string] | []];
type Retold = readonly [lang: string, title: string, summary: string, otherTitle: string, otherSummary: string];
interface Texts {
  lookalikes: Lookalike[];
  retold: Retold[];
}

export interface HardPair {
  lang: string;
  /** What two stories differ in; `retold` for one story. */
  kind: string;
  a: Telling;
  b: Telling;
}

/** Of a text with `{one|other}` the one or the other telling. */
const side = (text: string, at: 0 | 1): string =>
  text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one: string, other: string) => (at === 0 ? one : other));

export function hardPairs(set: string): HardPair[] {
  const file = new URL(`../fixtures/stories/hard/${set}.json`, import.meta.url);
  const { lookalikes, retold } = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  const told = (title: string, summary: string, site: string): Telling => ({
    title,
    summary,
    link: `https://${site}/`,
  });
  return [
    ...lookalikes.map(([lang, kind, title, summary, otherTitle, otherSummary]) => ({
      lang,
      kind,
      a: told(side(title, 0), side(summary, 0), 'a.example'),
      b: told(otherTitle ?? side(title, 1), otherSummary ?? side(summary, 1), 'b.example'),
    })),
    ...retold.map(([lang, title, summary, otherTitle, otherSummary]) => ({
      lang,
      kind: 'retold',
      a: told(title, summary, 'a.example'),
      b: told(otherTitle, otherSummary, 'b.example'),
    })),
  ];
}
