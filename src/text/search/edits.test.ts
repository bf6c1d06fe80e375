import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../fold.ts';
import { syllableCount } from './aksharas.ts';
import { corrected } from './corrected.ts';
import { editCost } from './edits.ts';
import { nearRanges, nearWords, wordForms, wordOf } from './vocabulary.ts';

const near: [one: string, other: string, cost: number][] = [
  ['హైదరాబాద్', 'హైదరబాద్', 0.5],
  ['వర్షాలు', 'వర్శాలు', 0.5],
  ['పక', 'పక్క', 0.5],
  ['முதலமைச்சர்', 'முதலமச்சர்', 1],
  ['ముఖ్యమంత్రి', 'ముఖ్యత్రిమం', 1],
  ['టమాటా', 'టటామా', 1],
  ['حکومت', 'حکومٹ', 0.5],
  ['ಬೆಂಗಳೂರು', 'ಬೆನ್ಗಳೂರು', 0.5],
  ['ವಿದ್ಯುತ್', 'ವಿದುತ್', 1],
  ['ಸಂಪರ್ಕ', 'ಸಂಪಕ', 1],
  ['ಸಂಪರ್ಕ', 'ಸಂಪಕ್ರ', 1],
  ['ಹೈದರಾಬಾದ್', 'ಹೈದರಾದ್ಬಾ', 1],
  ['ಇಮಾಮ್', 'ಇಮ್ಮಾ', 1],
  ['ದರ್ಶನ', 'ದಶರ್ನ', 1],
  ['प्रधान', 'पधान', 1],
];

test('edits: like letters cost less than others, and more than one is no edit', () => {
  for (const [one, other, cost] of near) assert.equal(editCost(fold(one), fold(other)), cost, `${one} ${other}`);
  assert.equal(editCost('తుఫా', 'తుఫాను'), Number.POSITIVE_INFINITY, 'a syllable more of three is another word');
  assert.equal(editCost('కథ', 'కథ'), 0);
  assert.equal(editCost(fold('पत्र'), fold('पर')), Number.POSITIVE_INFINITY, 'a letter of a cluster of two syllables');
});

test('the two ranges of a word hold every word that is one edit away', () => {
  for (const [a, b] of near)
    for (const [one, other] of [
      [fold(a), fold(b)],
      [fold(b), fold(a)],
    ] as [string, string][]) {
      if ([...one].length < 3) continue;
      const rows = wordForms(other).filter(({ size, form }) =>
        nearRanges(one).some(({ sizes, from, to }) => sizes.includes(size) && form >= from && form < to),
      );
      assert.ok(rows.length > 0, `${one} ${other}`);
      assert.deepEqual(
        nearWords(
          one,
          rows.map(({ form }) => wordOf(form)),
        )[0]?.word,
        other,
      );
    }
});

test('syllables, as the script writes them', () => {
  for (const [word, count] of Object.entries({ హైదరాబాద్: 4, వర్షం: 2, भारत: 3, مہ: 2, hyderabad: 4, 2026: 0 }))
    assert.equal(syllableCount(word), count, word);
});

test('a correction is the word as the text has it, and nothing else changes', () => {
  const corrections = new Map([[fold('विवद'), new Set([fold('विवाद')])]]);
  assert.equal(corrected('"ज़मीन" विवद ', corrections, ['ज़मीन विवाद सुलझा']), '"ज़मीन" विवाद');
  assert.equal(corrected('विवद', corrections, ['ज़मीन']), null);
});
