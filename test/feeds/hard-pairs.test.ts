import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { likenessOf } from '../../src/feeds/stories/one-story.ts';
import { bandsOf, gistOf, threshold } from '../../src/feeds/stories/similarity.ts';
import { onSqlite, start } from '../support/helper.ts';
import { type HardPair, hardPairs } from './hard-pairs.ts';

/** What look-alikes differ in; of each kind one at most may be held to be one story. */
const kinds = ['person', 'place', 'direction', 'number'];

onSqlite('one name, place, number or outcome tells apart; stories that are told anew stay one', async (t) => {
  const { dinam } = await start(t, 'sqlite', { WORKERS: '0' });
  const judge = async (all: readonly HardPair[]): Promise<boolean[]> => {
    const gists = all.map(({ a, b }) => [gistOf(a), gistOf(b)] as const);
    const alike = await change(dinam.app, systemActor, (c) => likenessOf(c, gists));
    return all.map(({ lang, a, b }, i) => {
      const bands = new Set(bandsOf(gistOf(b), lang));
      return (alike[i] as number) >= threshold && bandsOf(gistOf(a), lang).some((band) => bands.has(band));
    });
  };
  for (const set of ['tuned', 'reported', 'final', 'last', 'reporters']) {
    const pairs = hardPairs(set);
    const isOne = await judge(pairs);
    const of = (kind: string): boolean[] => isOne.filter((_, i) => (pairs[i] as HardPair).kind === kind);
    const share = (some: readonly boolean[]): string => `${some.filter(Boolean).length}/${some.length}`;
    const retold = of('retold');
    const wrong = pairs.filter(({ kind }, i) => kind !== 'retold' && isOne[i]);
    const found = retold.filter(Boolean).length;
    t.diagnostic(`${set}: retold ${share(retold)}, ${kinds.map((kind) => `${kind} ${share(of(kind))}`).join(', ')}`);
    assert.ok(found / retold.length >= 0.9, `${set}: ${share(retold)} told anew`);
    assert.ok(found / (found + wrong.length) >= 0.97, `${set}: ${wrong.map(({ a }) => a.title).join('; ')}`);
    for (const kind of kinds) {
      assert.ok(of(kind).length >= 2, `${set}: ${kind}`);
      assert.ok(of(kind).filter(Boolean).length <= 1, `${set}: ${kind} ${share(of(kind))}`);
    }
  }
  const langs = new Set(hardPairs('reported').map(({ lang }) => lang));
  assert.equal(langs.size, 11, [...langs].join());
});
