import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { languages } from '../../model/common.ts';
import { Fault, invalidField, statusOf } from '../error.ts';
import { fieldError, localized } from './messages.ts';

interface Texts {
  fields: Record<string, string>;
  errors: Record<string, string>;
}

const textsOf = (lang: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${lang}.json`), 'utf8')) as Texts;
const valuesIn = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();

/** Languages of the desk have texts for every code, the others for what readers are shown. */
const ofDesk = ['hi', 'te', 'ta', 'ur'];
const forReaders = ['invalid', 'not_found', 'gone', 'conflict', 'too_large', 'rate_limited', 'internal', 'unavailable'];

test('every language has a text for each code, with the same values in it', () => {
  const english = textsOf('en').fields;
  for (const lang of languages) {
    const { fields, errors } = textsOf(lang);
    assert.deepEqual(Object.keys(fields).sort(), Object.keys(english).sort(), lang);
    for (const [key, text] of Object.entries(fields)) {
      assert.deepEqual(valuesIn(text), valuesIn(english[key]), `${lang} ${key}`);
      assert.equal(text, text.normalize('NFC').trim(), `${lang} ${key}`);
    }
    if (lang === 'en') continue;
    const wanted = ofDesk.includes(lang) ? Object.keys(statusOf) : forReaders;
    assert.deepEqual(Object.keys(errors).sort(), wanted.toSorted(), lang);
  }
});

test('an error has the language of the request, and else English', () => {
  const fault = invalidField('title', 'may not be changed once it is out');
  assert.deepEqual(localized(fault, null).errors, [
    { field: 'title', code: 'invalid', params: {}, message: 'may not be changed once it is out' },
  ]);
  const { message } = localized(fault, 'ur').errors[0] ?? {};
  assert.equal(message, 'may not be changed once it is out', 'it says more than its code');
  const long = new Fault('invalid', 'x', { errors: [fieldError('tags', 'too_long.list', { max: 30 })] });
  assert.deepEqual(localized(long, 'bn').errors, [
    { field: 'tags', code: 'too_long', params: { max: 30 }, message: 'সর্বাধিক 30টি উপাদান থাকতে পারে' },
  ]);
  const bound = invalidField('closes_at', 'must be above opens_at', 'range');
  assert.equal(
    localized(bound, 'hi').errors[0]?.message,
    'must be above opens_at',
    'a bound without its value is not named',
  );
  const stale = new Fault('stale', 'It was changed meanwhile.');
  assert.match(localized(stale, 'te').message, /మార్చారు/);
  assert.equal(localized(stale, 'kn').message, 'It was changed meanwhile.', 'Kannada has what readers are shown');
});
