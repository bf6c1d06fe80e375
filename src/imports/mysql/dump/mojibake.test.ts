import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromWindows1252, mended } from './mojibake.ts';

const twice = (text: string): string => fromWindows1252(new TextEncoder().encode(text));

test('text that was encoded twice is mended, in every script', () => {
  for (const text of [
    'తెలంగాణలో భారీ వర్షాలు',
    'दिल्ली में बारिश',
    'சென்னையில் மழை',
    'কলকাতায় বৃষ্টি',
    'لاہور میں بارش',
    'the “quote” – café',
  ]) {
    assert.equal(mended(twice(text)), text);
    assert.equal(mended(twice(twice(text))), text);
    // PHP takes it for ISO-8859-1, where the special letters are control characters.
    assert.equal(mended(Buffer.from(text).toString('latin1')), text);
  }
});

test('a text that the column cut loses the letter that is not whole', () => {
  const bytes = new TextEncoder().encode('వర్షం');
  assert.equal(mended(fromWindows1252(bytes.subarray(0, bytes.length - 1))), 'వర్ష');
  assert.equal(mended(fromWindows1252(bytes.subarray(0, bytes.length - 2))), 'వర్ష');
});

test('what is right stays', () => {
  for (const text of ['BEYONCÉ’S GOAL', 'PELÉ’S', 'CAFÉ™ opens', 'JOSÉ… again', 'FIANCÉ–COUPLE', 'ÉCOLE “À” NUIT'])
    assert.equal(mended(text), null, text);
  for (const text of ['', 'rain', 'వర్షం', 'café', 'Ünal Ãz', 'São Paulo – 5 €', 'à° తె', 'Â©', 'naïve Ã'])
    assert.equal(mended(text), text === 'Â©' ? '©' : null, text);
});
