import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language.ts';

test('the language is that of the script, not what the program declares', () => {
  assert.equal(languageOf('en', ['తెలంగాణ BJP']), 'te');
  assert.equal(languageOf('mr', ['मुंबईत पाऊस']), 'mr');
  assert.equal(languageOf(null, ['দিল্লি']), 'bn');
  assert.equal(languageOf('as', ['গুৱাহাটী']), 'as');
  assert.equal(languageOf('ur', []), 'ur');
  assert.equal(languageOf('de', ['Guten Tag']), null);
  assert.equal(languageOf(null, ['Good day']), 'en');
  assert.equal(languageOf(null, []), null);
});
