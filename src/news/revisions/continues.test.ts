import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { HEADLINES } from '../../../test/support/headlines.ts';
import { graphemeLength } from '../../text/graphemes.ts';
import { continued } from './continues.ts';
import type { RevisionSnapshot } from './snapshot.ts';

const nowMs = Date.parse('2026-11-29T06:00:30.000Z');
const at = '2026-11-29T06:00:00.000Z';

/** What a first save is followed by; undefined: these saves of one person within a minute are more than one revision. */
function oneRevision(...saves: RevisionSnapshot[]): boolean {
  let last = { verb: 'edit', actor_id: 1, at, removed: '{}', snapshot: JSON.stringify(saves[0]) };
  for (const snapshot of saves.slice(1)) {
    const removed = continued(last, { verb: 'edit', actorId: 1, nowMs, snapshot });
    if (removed === null) return false;
    last = { ...last, removed, snapshot: JSON.stringify(snapshot) };
  }
  return true;
}

const paragraph = (n: number): string => `<p>${'భద్రాచలం వద్ద గోదావరి నీటిమట్టం పెరుగుతోంది. '.repeat(n)}</p>`;
const hindi = '<p>दिल्ली में भारी वर्षा के कारण स्कूल बंद रहेंगे।</p>';

test('a save that removes most of a text, or much of it, is a revision of its own', () => {
  assert.equal(oneRevision({ content: hindi }, { content: '<p>x</p>' }), false);
  assert.equal(oneRevision({ content: hindi }, { content: '' }), false);
  assert.equal(oneRevision({ title: 'గోదావరికి భారీ వరద' }, { title: 'వ' }), false, 'of any field');
  assert.equal(oneRevision({ byline: 'சீதா ராமாராவ்' }, { byline: null }), false);
  assert.equal(oneRevision({ tags: ['గోదావరి', 'భద్రాచలం'] }, { tags: [] }), false, 'of a list too');
  const long = paragraph(40);
  assert.equal(oneRevision({ content: long + paragraph(5) }, { content: long }), false, 'a paragraph of a long text');
  const picture = '<figure><img src="/files/o/varada.jpg" alt="నది ఒడ్డున ఇళ్లు"></figure>';
  assert.equal(oneRevision({ content: hindi + picture }, { content: hindi }), false, 'a picture');
});

test('a text that goes in several saves is kept before half of it is gone', () => {
  const words = 'ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది'.split(' ');
  const saves = words.map((_, i) => ({ content: words.slice(0, words.length - i).join(' ') }));
  assert.equal(oneRevision(...saves), false);
  assert.equal(oneRevision(...saves.slice(0, 3)), true);
});

test('what is written, corrected and moved is one revision', () => {
  const text = HEADLINES.te ?? '';
  const typed = Array.from({ length: text.length }, (_, i) => ({ title: text.slice(0, i + 1) }));
  assert.equal(oneRevision(...typed), true);
  assert.equal(oneRevision({ content: `${hindi}${paragraph(1)}` }, { content: `${paragraph(1)}${hindi}` }), true);
  assert.equal(oneRevision({ content: hindi }, { content: hindi.replace('भारी', 'बहुत भारी') }), true);
  assert.equal(oneRevision({ content: hindi }, { content: hindi.replace('स्कूल', 'विद्यालय') }), true, 'one word');
  assert.equal(oneRevision({ priority: 1_000, category_id: 7 }, { priority: 0, category_id: null }), true);
});

test('what another, another minute or another action saved is not written over', () => {
  const last = { verb: 'edit', actor_id: 1, at, removed: '{}', snapshot: '{"title":"క"}' };
  const edit = { verb: 'edit', actorId: 1, nowMs, snapshot: { title: 'కడెం' } };
  assert.equal(continued(last, edit), '{}');
  assert.equal(continued(last, { ...edit, actorId: 2 }), null);
  assert.equal(continued({ ...last, actor_id: null }, { ...edit, actorId: null }), null);
  assert.equal(continued(last, { ...edit, nowMs: Date.parse(at) + 60_000 }), null);
  assert.equal(continued(last, { ...edit, verb: 'restore_revision' }), null);
  assert.equal(continued({ ...last, verb: 'restore_revision' }, edit), null);
});

test('a word that stands once in the new text is one word of the old one', () => {
  const [before, after] = ['వర్షం, मुख्यमंत्री వర్షం,', 'ने ਅੰਮ੍ਰਿਤਸਰ వర్షం, வெற்றி,'];
  assert.equal(oneRevision({ content: before }, { content: after }), false);
});

test('whatever is written over, most of its words are still there', () => {
  const words = fc.array(fc.constantFrom(...Object.values(HEADLINES).flatMap((line) => line.split(' '))), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, words, (a, b) => {
      if (!oneRevision({ content: a.join(' ') }, { content: b.join(' ') })) return;
      const left = [...b];
      const without = (list: string[], isIt: (one: string, word: string) => boolean) =>
        list.filter((word) => {
          const at = left.findIndex((one) => isIt(one, word));
          if (at >= 0) left.splice(at, 1);
          return at < 0;
        });
      const gone = without(
        without(a, (one, word) => one === word),
        (one, word) => one.startsWith(word),
      );
      const letters = (list: string[]) => graphemeLength(list.join(''));
      assert.ok(letters(gone) < 5 || letters(gone) * 2 < letters(a), `${gone} of ${a}`);
    }),
  );
});
