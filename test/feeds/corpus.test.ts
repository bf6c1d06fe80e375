import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotAFeed } from '../../src/feed-parser/not-a-feed.ts';
import { type ParsedFeed, parse } from '../../src/feed-parser/parse.ts';
import { bytesOf, type Case, cases, compare, home, read } from '../support/feed-facts.ts';

/** Least share of right facts, in percent, over all cases that state the fact. */
const goals: Record<string, number> = {
  'feed title': 99,
  'feed link': 97,
  language: 98,
  items: 98,
  title: 98,
  link: 98,
  guid: 99,
  date: 99,
  content: 98,
  image: 96,
};
/** The same over the cases with Indic text. */
const indicGoals: Record<string, number> = { ...goals, title: 100, date: 100, guid: 100 };

const attempt = (c: Case): ParsedFeed | null => {
  try {
    return read(c);
  } catch (error) {
    assert.ok(error instanceof NotAFeed, `${c.file}: ${String(error)}`);
    return null;
  }
};

test('the feeds of the world are read as an independent reader reads them', (t) => {
  const tally = { all: new Map<string, [right: number, of: number]>(), indic: new Map<string, [number, number]>() };
  const wrong: string[] = [];
  let [parsed, realistic] = [0, 0];
  for (const c of cases) {
    const feed = attempt(c);
    if (c.format === 'html') {
      assert.equal(feed, null, `${c.file} is a web page`);
      continue;
    }
    if (c.realistic) realistic++;
    if (c.realistic && feed) parsed++;
    if (!feed) wrong.push(`${c.file} was refused`);
    else
      for (const { fact, isRight, message: said } of compare(c, feed)) {
        for (const counts of c.exercises.includes('indic') ? [tally.all, tally.indic] : [tally.all]) {
          const [right, of] = counts.get(fact) ?? [0, 0];
          counts.set(fact, [right + Number(isRight), of + 1]);
        }
        if (!isRight) wrong.push(said);
      }
  }
  const share = ([right, of]: [number, number]): number => (100 * right) / of;
  for (const [fact, counts] of tally.all) {
    const indic = tally.indic.get(fact);
    const shown = ([right, of]: [number, number]): string => `${right}/${of} ${share([right, of]).toFixed(1)} %`;
    t.diagnostic(`${fact.padEnd(10)} ${shown(counts)}${indic ? `; Indic ${shown(indic)}` : ''}`);
  }
  t.diagnostic(`read: ${parsed} of ${realistic} realistic feeds`);
  const output = wrong.join('\n');
  assert.ok(parsed / realistic >= 0.995, output);
  for (const [fact, counts] of tally.all) assert.ok(share(counts) >= (goals[fact] as number), `${fact}\n${output}`);
  for (const [fact, counts] of tally.indic)
    assert.ok(share(counts) >= (indicGoals[fact] as number), `${fact}\n${output}`);
});

test('a feed cut off anywhere, at any byte, is read or refused, and keeps its whole items', () => {
  for (const c of cases.filter((c) => c.file.startsWith('synthetic--'))) {
    const bytes = bytesOf(c.file);
    for (let cut = 1; cut < bytes.length; cut += Math.ceil(bytes.length / 60)) {
      try {
        parse(bytes.subarray(0, cut), { headers: c.headers, url: home });
      } catch (error) {
        assert.ok(error instanceof NotAFeed, `${c.file} at ${cut}: ${String(error)}`);
      }
    }
  }
});
