import { readdirSync, readFileSync } from 'node:fs';
import type { Telling } from '../../src/feeds/stories/similarity.ts';

// Pairs of news texts of two agencies, in nine languages: see `test/fixtures/stories/README.md`.

type Words = readonly [title: string, summary: string];
interface Story {
  first: Words;
  copy: Words;
  headline: string;
  anew: Words;
  lookalike: Words;
}

/** `lookalike` pairs are two stories, all others one. */
export const kinds = ['copy', 'headline', 'anew', 'lookalike'] as const;
export type Kind = (typeof kinds)[number];

export interface Pair {
  lang: string;
  kind: Kind;
  /** The rule may be tuned on the pairs of even stories; those of odd ones are only measured. */
  isTuned: boolean;
  a: Telling;
  b: Telling;
}

const folder = new URL('../fixtures/stories/', import.meta.url);

export const storyFiles: { lang: string; stories: Story[] }[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => ({
    lang: name.slice(0, 2),
    stories: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Story[],
  }));

const telling = ([title, summary]: Words, link: string): Telling => ({ title, summary, link });

export const pairs: Pair[] = storyFiles
  .flatMap(({ lang, stories }) => stories.map((story) => ({ lang, ...story })))
  .flatMap(({ lang, first, copy, headline, anew, lookalike }, at) => {
    const pair = (kind: Kind, one: Words, other: Words): Pair => ({
      lang,
      kind,
      isTuned: at % 2 === 0,
      a: telling(one, 'https://a.example/'),
      b: telling(other, 'https://b.example/'),
    });
    return [
      pair('copy', first, copy),
      pair('headline', first, [headline, copy[1]]),
      pair('anew', first, anew),
      pair('lookalike', first, lookalike),
      pair('lookalike', copy, lookalike),
    ];
  });
