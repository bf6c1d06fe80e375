import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { blocksOf, type Choice, choicesIn, mergeBlocks } from './blocks.ts';
import { type TextNode, wordsIn } from './node.ts';
import { joined, joinedText, ownWords } from './words.ts';

const p = (text: string): TextNode => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });
const list = (...items: string[]): TextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
});
const picture = (src: string): TextNode => ({ type: 'image', attrs: { src } });
const text = (nodes: readonly TextNode[]): string[] => nodes.map(wordsIn);

const dam = 'కడెం ప్రాజెక్టు పూర్తిగా నిండింది.';
const gates = 'అధికారులు 16 గేట్లను ఎత్తి నీటిని వదులుతున్నారు.';
const people = 'లోతట్టు గ్రామాల ప్రజలను తరలించారు.';
const road = 'निर्मल जाने वाली सड़क बंद है।';
const begun = [p(dam), p(gates), p(people), p(road)];

/** Merged without a question. */
function merged(base: TextNode[] | null, mine: TextNode[], theirs: TextNode[]): TextNode[] {
  const pieces = mergeBlocks(base, mine, theirs);
  assert.deepEqual(choicesIn(pieces), []);
  return blocksOf(pieces, () => []);
}

const choices = (base: TextNode[] | null, mine: TextNode[], theirs: TextNode[]): Choice[] =>
  choicesIn(mergeBlocks(base, mine, theirs));

test('changes of different paragraphs are both there, also of neighbours', () => {
  const mine = [p(dam), p(gates.replace('16', '18')), p(people), p(road)];
  const theirs = [p(dam), p(gates), p(`${people} 240 మంది.`), p(road)];
  assert.deepEqual(text(merged(begun, mine, theirs)), [dam, gates.replace('16', '18'), `${people} 240 మంది.`, road]);
  const anew = [p(dam), p('పూర్తిగా వేరే పాఠం'), p(people), p(road)];
  assert.deepEqual(text(merged(begun, anew, theirs))[1], 'పూర్తిగా వేరే పాఠం', 'written anew');
});

test('paragraphs that are added, removed and moved', () => {
  const added = [...begun, p('నా వాక్యం')];
  assert.deepEqual(text(merged(begun, added, [...begun, p('వారి వాక్యం')])).slice(4), ['వారి వాక్యం', 'నా వాక్యం']);
  assert.deepEqual(text(merged(begun, added, [...begun, p('నా వాక్యం')])).slice(4), ['నా వాక్యం'], 'both the same');
  assert.deepEqual(text(merged(begun, added, [p(dam), p(people), p(road)])), [dam, people, road, 'నా వాక్యం']);
  const moved = [p(road), p(dam), p(gates), p(people)];
  const edited = [p(dam), p(gates), p(people), p(`${road} कल खुलेगी।`)];
  assert.deepEqual(text(merged(begun, moved, edited)), [`${road} कल खुलेगी।`, dam, gates, people], 'moved and edited');
  assert.deepEqual(text(merged(begun, moved, [p(gates), p(dam), p(people), p(road)])).sort(), text(begun).sort());
  assert.deepEqual(text(merged([], [p('నాది')], [p('వారిది')])), ['వారిది', 'నాది'], 'an empty text');
});

test('pictures, tables and items of a list are blocks', () => {
  const base = [p(dam), picture('/1.jpg'), list(gates, people)];
  const mine = [p(dam), picture('/2.jpg'), list(gates, people, 'నా అంశం')];
  const theirs = [p(dam), picture('/1.jpg'), list(`${gates} 18`, people), picture('/3.jpg')];
  const [, image, items, last] = merged(base, mine, theirs);
  assert.deepEqual([image, last], [picture('/2.jpg'), picture('/3.jpg')]);
  assert.deepEqual(items, list(`${gates} 18`, people, 'నా అంశం'));

  const [one, ...more] = choices([list(gates, people)], [list(`${gates} నా`, people)], [list(`${gates} వారి`, people)]);
  assert.deepEqual([more, wordsIn(one?.mine as TextNode)], [[], `${gates} నా`], 'one item is left to choose');
  const pieces = mergeBlocks([list(gates, people)], [list(`${gates} నా`, people)], [list(`${gates} వారి`, people)]);
  assert.deepEqual(
    blocksOf(pieces, ({ base, mine, theirs }) => joined(base, mine, theirs)),
    [list(`${gates} వారి నా`, people)],
  );
});

test('what both have changed is left to choose, and what one has removed and the other changed', () => {
  const mine = begun.with(1, p(gates.replace('16', '18')));
  const theirs = begun.with(1, p(gates.replace('16', '17')));
  assert.deepEqual(choices(begun, mine, theirs), [
    { kind: 'choice', base: p(gates), mine: mine[1], theirs: theirs[1] },
  ]);
  const without = begun.toSpliced(1, 1);
  assert.deepEqual(choices(begun, without, theirs), [
    { kind: 'choice', base: p(gates), mine: null, theirs: theirs[1] },
  ]);
  assert.deepEqual(choices(begun, mine, without), [{ kind: 'choice', base: p(gates), mine: mine[1], theirs: null }]);
  assert.deepEqual(choices(begun, mine, mine), []);
  const pieces = mergeBlocks(begun, without, theirs);
  assert.deepEqual(text(blocksOf(pieces, ({ theirs: node }) => (node ? [node] : []))), text(theirs), 'at its place');
});

test('without a base all that differs is left to choose, and nothing goes', () => {
  const mine = [p(dam), p(`${gates} నా`), p('నాది మాత్రమే')];
  const theirs = [p(dam), p(`${gates} వారి`), p(people)];
  const pieces = mergeBlocks(null, mine, theirs);
  const all = text(blocksOf(pieces, (one) => [one.mine, one.theirs].filter((node) => node !== null)));
  for (const block of text([...mine, ...theirs])) assert.ok(all.includes(block), block);
  assert.deepEqual(
    choicesIn(pieces).map(({ base }) => base),
    choicesIn(pieces).map(() => null),
  );
  assert.deepEqual(text(merged(null, begun, begun)), text(begun));
});

test('both texts of a line are joined where the words differ', () => {
  assert.equal(joinedText('16 గేట్లు ఎత్తివేత', '18 గేట్లు ఎత్తివేత', '16 గేట్లు మూసివేత'), '18 గేట్లు మూసివేత');
  assert.equal(joinedText('दिल्ली में वर्षा', 'दिल्ली में भारी वर्षा', 'दिल्ली में तेज़ वर्षा'), 'दिल्ली में तेज़ भारी वर्षा');
  assert.equal(joinedText(null, 'سیلاب کا خطرہ', 'سیلاب کا انتباہ'), 'سیلاب کا انتباہ خطرہ');
  assert.equal(joinedText('క', '', 'ఖ'), 'ఖ');
  const bold = (value: string): TextNode => ({ type: 'text', text: value, marks: [{ type: 'bold' }] });
  const [line] = joined(
    p('ఒకటి రెండు'),
    { type: 'paragraph', content: [bold('ఒకటి'), { type: 'text', text: ' రెండు' }] },
    p('ఒకటి మూడు'),
  );
  assert.deepEqual(line?.content, [bold('ఒకటి'), { type: 'text', text: ' మూడు' }], 'marks stay');
  assert.deepEqual(joined(null, picture('/1.jpg'), picture('/2.jpg')), [picture('/2.jpg'), picture('/1.jpg')]);
  assert.deepEqual(ownWords('16 గేట్లు', '18 గేట్లు'), [
    { text: '16', isOwn: true },
    { text: ' గేట్లు', isOwn: false },
  ]);
  assert.equal(joinedText('constructor __proto__', 'constructor x', 'toString __proto__'), 'toString x');
});

const words = ['వరద', 'గోదావరి', 'बारिश', 'दिल्ली', 'மழை', 'সড়ক', 'سیلاب', 'dam', '16', 'గేట్లు'];
const sentence = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 12 }).map((list) => list.join(' '));
const block = fc.oneof(
  { weight: 6, arbitrary: sentence.map(p) },
  { weight: 1, arbitrary: fc.constantFrom('/1.jpg', '/2.jpg').map(picture) },
  { weight: 1, arbitrary: fc.array(sentence, { minLength: 1, maxLength: 4 }).map((items) => list(...items)) },
  { weight: 1, arbitrary: fc.constant(p('')) },
);
/** Each line and each block without lines, whatever it stands in. */
const leaves = (node: TextNode): string[] =>
  node.type === 'bulletList' || node.type === 'listItem'
    ? (node.content ?? []).flatMap(leaves)
    : [JSON.stringify(node)];

/** What somebody does to a text: to each block nothing, an edit, a removal or a block behind it. */
const edits = (length: number) =>
  fc.array(
    fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.tuple(fc.constantFrom('edit', 'cut', 'add'), block)),
    {
      minLength: length,
      maxLength: length,
    },
  );
const written = (base: readonly TextNode[], plan: readonly (readonly [string, TextNode] | null)[]): TextNode[] =>
  base.flatMap((node, at) => {
    const [what, other] = plan[at] ?? ['', node];
    return what === 'edit' ? [other] : what === 'cut' ? [] : what === 'add' ? [node, other] : [node];
  });
const texts = fc
  .uniqueArray(sentence, { minLength: 1, maxLength: 8 })
  .chain((base) => fc.tuple(fc.constant(base.map(p)), edits(base.length), edits(base.length)));

test('edits of different paragraphs give both edits, whatever they are', () => {
  const marked = fc
    .uniqueArray(sentence, { minLength: 2, maxLength: 9 })
    .chain((base) =>
      fc.tuple(
        fc.constant(base),
        fc.array(fc.constantFrom('a', 'b', ''), { minLength: base.length, maxLength: base.length }),
      ),
    );
  fc.assert(
    fc.property(marked, ([base, who]) => {
      const side = (name: string) => base.map((one, at) => p(who[at] === name ? `${one} ${name}${at}` : one));
      const both = base.map((one, at) => (who[at] === '' ? one : `${one} ${who[at]}${at}`));
      assert.deepEqual(text(merged(base.map(p), side('a'), side('b'))), both);
    }),
  );
});

test('nothing that somebody has written goes without being shown', () => {
  fc.assert(
    fc.property(texts, fc.boolean(), ([base, a, b], isKnown) => {
      const [mine, theirs] = [written(base, a), written(base, b)];
      const pieces = mergeBlocks(isKnown ? base : null, mine, theirs);
      const shown = blocksOf(pieces, (one) => [one.mine, one.theirs].filter((node) => node !== null));
      const there = new Set(shown.flatMap(leaves));
      const old = new Set(base.flatMap(leaves));
      for (const leaf of [...mine, ...theirs].flatMap(leaves))
        assert.ok(old.has(leaf) || there.has(leaf), `${leaf} is gone`);
    }),
    { numRuns: 500 },
  );
});

test('who changes nothing gets what the other has written, and both sides are alike', () => {
  fc.assert(
    fc.property(texts, ([base, a, b]) => {
      const [mine, theirs] = [written(base, a), written(base, b)];
      assert.deepEqual(merged(base, mine, base), mine);
      assert.deepEqual(merged(base, base, theirs), theirs);
      assert.deepEqual(merged(base, mine, mine), mine);
      assert.equal(choices(base, mine, theirs).length, choices(base, theirs, mine).length);
    }),
    { numRuns: 300 },
  );
});

test('a very long text is merged soon', () => {
  const long = Array.from({ length: 3_000 }, (_, at) => p(`${dam} ${at}`));
  const mine = long.with(10, p('నాది'));
  const theirs = long.with(2_900, p('వారిది')).map((node, at) => (at > 1_000 && at < 1_600 ? p(`वारि ${at}`) : node));
  const all = text(merged(long, mine, theirs));
  assert.deepEqual([all[10], all[2_900], all.length], ['నాది', 'వారిది', 3_000]);
});
