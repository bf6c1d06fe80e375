import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { HEADLINES } from '../../test/support/headlines.ts';
import { fold } from './fold.ts';
import { idOfSlug, labelOfSlug, labelSlug, slug, slugText } from './slug.ts';

const title = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...Object.values(HEADLINES).flatMap((s) => s.split(' '))), { maxLength: 30 })
    .map((w) => w.join(' ')),
);

test('a slug is readable', () => {
  assert.equal(slugText('हैदराबाद में भारी बारिश, २०२६!', 'hi'), 'haidrabad-men-bhari-barish-2026');
  assert.equal(slugText('Modi’s “big” day -- live'), 'modis-big-day-live');
  assert.equal(slugText('🎉 … '), 'item');
  assert.equal(slug('తెలంగాణ వార్తలు', 42, 'te'), 'telangana-vartalu-42');
});

test('a slug is cut between words, or inside a first word that is too long', () => {
  assert.equal(slugText(`${'a'.repeat(40)} ${'b'.repeat(19)} c`), `${'a'.repeat(40)}-${'b'.repeat(19)}`);
  assert.equal(slugText(`${'a'.repeat(40)} ${'b'.repeat(20)} c`), 'a'.repeat(40));
  assert.equal(slugText('a'.repeat(100)), 'a'.repeat(60));
});

test('every title gives a slug of the one shape', () => {
  fc.assert(
    fc.property(title, (s) => {
      assert.match(slugText(s), /^[a-z0-9]+(-[a-z0-9]+)*$/);
      assert.ok(slugText(s).length <= 60);
    }),
    { numRuns: 1000 },
  );
});

test('the id is read from every slug', () => {
  fc.assert(fc.property(title, fc.maxSafeNat(), (s, id) => assert.equal(idOfSlug(slug(s, id)), id)));
});

test('only the last digits name an id', () => {
  for (const [text, id] of [
    ['17', 17],
    ['budget-2026-17', 17],
    ['हिन्दी-17', 17],
    ['-17', 17],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', null],
    ['a-99999999999999999999', null],
    [`a-${'0'.repeat(1e6)}1`, null],
    ['', null],
    ['news', null],
    ['news17', null],
    ['news-', null],
    ['17-news', null],
    ['a-1.5', null],
    ['a-1e3', null],
    ['a-१७', null],
    ['a-17 ', null],
    ['a-17\n', null],
  ] as const) {
    assert.equal(idOfSlug(text), id, text.slice(0, 40));
  }
});

test('English words stand in an address as English spells them', () => {
  const titles: [string, string, string][] = [
    ['te', 'డాక్టర్ల సమ్మె, డాక్టర్ అరెస్ట్', 'daktarla-samme-doctor-arrest'],
    ['hi', 'डॉक्टर ने बजट पर कहा', 'doctor-ne-budget-par-kaha'],
    ['ta', 'சென்னை டாக்டர் கைது', 'chennai-doctor-kaithu'],
    ['ur', 'ڈاکٹر کی رپورٹ', 'doctor-ki-report'],
    ['en', 'Docter', 'docter'],
  ];
  for (const [lang, title, expected] of titles) assert.equal(slugText(title, lang), expected);
  assert.equal(slugText('डॉक्टर'), 'doktar', 'of an unknown language, as it reads');
});

test('names stay readable in the address, which means every spelling of them', () => {
  for (const [name, slug] of [
    ['రమ్య శ్రీ', 'రమ్య-శ్రీ'],
    ['हिंदी', 'हिंदी'],
    ['சென்னை வெள்ளம்', 'சென்னை-வெள்ளம்'],
    ['কলকাতা', 'কলকাতা'],
    ['لکھنؤ', 'لکھنؤ'],
    ['রবীন্দ্র', 'রবীন্দ্র'],
    ['K. Rao-Naidu', 'k.-rao~naidu'],
    ['AC/DC 50%', 'ac/dc-50%'],
  ] as const) {
    const found = labelSlug(name);
    assert.equal(found, encodeURIComponent(slug));
    assert.equal(labelOfSlug(decodeURIComponent(found as string)), fold(name));
  }
  assert.equal(labelOfSlug('हिन्दी'), labelOfSlug('हिंदी'));
  for (const nothing of ['', '..', '—', '#']) assert.equal(labelSlug(nothing), null);
});
