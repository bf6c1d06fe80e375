import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { likenessOf } from '../../src/feeds/stories/one-story.ts';
import { bandsOf, gistOf, type Telling, threshold } from '../../src/feeds/stories/similarity.ts';
import { onSqlite, start } from '../support/helper.ts';
import { type Kind, kinds, type Pair, pairs, storyFiles } from './story-pairs.ts';

const isFound = ({ a, b, lang }: Pick<Pair, 'a' | 'b' | 'lang'>): boolean => {
  const bands = new Set(bandsOf(gistOf(b), lang));
  return bandsOf(gistOf(a), lang).some((band) => bands.has(band));
};

onSqlite('agency copies are one story, look-alikes of other places and signs are two, in nine languages', async (t) => {
  const { dinam } = await start(t, 'sqlite', { WORKERS: '0' });
  const judge = async (all: readonly Pick<Pair, 'a' | 'b' | 'lang'>[]): Promise<boolean[]> => {
    const gists = all.map(({ a, b }) => [gistOf(a), gistOf(b)] as const);
    const alike = await change(dinam.app, systemActor, (c) => likenessOf(c, gists));
    return all.map((pair, i) => (alike[i] as number) >= threshold && isFound(pair));
  };
  assert.ok(pairs.length >= 200 && storyFiles.length >= 9, `${pairs.length} pairs`);
  const isOne = await judge(pairs);
  const share = (isTuned: boolean, kind: Kind): { found: number; of: number } => {
    const own = pairs.flatMap((pair, i) => (pair.isTuned === isTuned && pair.kind === kind ? [isOne[i]] : []));
    return { found: own.filter(Boolean).length, of: own.length };
  };
  for (const isTuned of [true, false]) {
    const by = Object.fromEntries(kinds.map((kind) => [kind, share(isTuned, kind)] as const));
    const { copy, headline, anew, lookalike } = by as Record<Kind, { found: number; of: number }>;
    const right = copy.found + headline.found + anew.found;
    const precision = right / (right + lookalike.found);
    const recall = copy.found / copy.of;
    const parts = kinds.map((kind) => `${kind} ${by[kind]?.found}/${by[kind]?.of}`).join(', ');
    t.diagnostic(`${isTuned ? 'tuned' : 'reported'}: ${parts}; precision ${precision.toFixed(3)}`);
    assert.ok(precision >= 0.95, `precision ${precision}`);
    assert.ok(recall >= 0.9, `copies found: ${recall}`);
    assert.ok(headline.found / headline.of >= 0.9, `rewritten headlines: ${headline.found}`);
  }

  // No story of a language is another one of it, in whichever of their texts.
  const strangers = storyFiles.flatMap(({ lang, stories }) =>
    stories.flatMap((one, i) =>
      stories.flatMap((other, j) =>
        i < j
          ? [one.first, one.copy, one.anew].flatMap((a) =>
              [other.first, other.copy, other.anew].map((b) => ({
                lang,
                a: { title: a[0], summary: a[1], link: null } satisfies Telling,
                b: { title: b[0], summary: b[1], link: null } satisfies Telling,
              })),
            )
          : [],
      ),
    ),
  );
  assert.ok(strangers.length > 500);
  const wrong = (await judge(strangers)).flatMap((is, i) => (is ? [strangers[i]?.a.title] : []));
  assert.deepEqual(wrong, []);
});
