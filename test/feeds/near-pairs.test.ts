import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areApart } from '../../src/feeds/stories/differences.ts';
import { bandsOf, type Gist, gistOf, likeness, type Telling, threshold } from '../../src/feeds/stories/similarity.ts';
import pairs from '../fixtures/near-pairs.json' with { type: 'json' };

/** Language, title and summary of one agency, title and summary of another. */
type Pair = readonly [lang: string, title: string, summary: string, otherTitle: string, otherSummary: string];
/** `alike`: one story, as two agencies report it. `different`: two stories. */
const { alike, different } = pairs as unknown as { alike: readonly Pair[]; different: readonly Pair[] };

const tellings = ([, title, summary, otherTitle, otherSummary]: Pair): [Telling, Telling] => [
  { title, summary, link: 'https://a.example/' },
  { title: otherTitle, summary: otherSummary, link: 'https://b.example/' },
];
const score = (pair: Pair): number => {
  const [a, b] = tellings(pair).map(gistOf) as [Gist, Gist];
  return areApart(a, b) ? 0 : likeness(a, b);
};
const found = (pair: Pair): number => {
  const [a, b] = tellings(pair).map((one) => bandsOf(gistOf(one), pair[0]));
  return (a ?? []).filter((band) => b?.includes(band)).length;
};

test('one story of two agencies is distinguished from two stories, in six languages', (t) => {
  assert.ok(alike.length >= 40 && different.length >= 40);
  for (const pair of alike) assert.ok(score(pair) >= threshold, `${score(pair)} ${pair[1]}`);
  for (const pair of different) assert.ok(score(pair) < threshold, `${score(pair)} ${pair[1]}`);
  for (const pair of alike) assert.ok(found(pair) >= 1, `not found: ${pair[1]}`);
  const [least, most] = [Math.min(...alike.map(score)), Math.max(...different.map(score))];
  t.diagnostic(`alike: ${least.toFixed(2)} and more; different: ${most.toFixed(2)} and less`);
  const crossed = alike.flatMap((a, i) =>
    alike.filter((b, j) => j > i && a[0] === b[0] && score([a[0], a[1], a[2], b[3], b[4]]) >= threshold),
  );
  assert.deepEqual(crossed, [], 'no story is another one');
});

test('the same page is one story, the front page is none; hardly any words say nothing', () => {
  const one = (title: string, summary: string, link: string | null) => gistOf({ title, summary, link });
  const page = 'https://www.x.example/a?utm_source=rss';
  assert.equal(likeness(one('వార్త', '', page), one('इससे अलग', '', 'http://x.example/a/')), 1);
  assert.equal(likeness(one('a', '', 'https://x.example/'), one('b', '', 'https://x.example/')), 0);
  assert.equal(likeness(one('आज का राशिफल', '', null), one('आज का राशिफल', '', null)), 0);
});
