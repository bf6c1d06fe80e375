import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Fault, invalidField, statusOf } from '../error.ts';
import { languages } from '../model/common.ts';
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

test('a message that says more than its code has a phrase in the languages of the desk', () => {
  const phrases = JSON.parse(readFileSync(join(import.meta.dirname, 'phrases.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const valuesOf = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
  const others = languages.filter((lang) => lang !== 'en');
  for (const [english, phrase] of Object.entries(phrases)) {
    // What readers are shown is in every language.
    const wanted = 'bn' in phrase ? others : ofDesk;
    assert.deepEqual(Object.keys(phrase).sort(), wanted.toSorted(), english);
    for (const [lang, text] of Object.entries(phrase)) {
      assert.deepEqual(valuesOf(text), valuesOf(english), `${lang} ${english}`);
      assert.equal(text, text.normalize('NFC').trim(), `${lang} ${english}`);
    }
  }
  const weak = invalidField('password', 'has too few different characters: choose another one');
  assert.match(localized(weak, 'te').errors[0]?.message ?? '', /మరొకటి ఎంచుకోండి/);
  const held = invalidField('editing', 'is with రవి since 2026-11-20T06:00:00.000Z');
  assert.equal(localized(held, 'hi').errors[0]?.message, '2026-11-20T06:00:00.000Z से రవి के पास है');
  assert.match(
    localized(new Fault('unauthenticated', 'The username or the password is wrong.'), 'ta').message,
    /தவறானது/,
  );
  const trashed = localized(new Fault('conflict', 'The item is in the trash; restore it first.'), 'te');
  assert.match(trashed.message, /చెత్తబుట్టలో/);
  const full = new Fault('conflict', 'An installation keeps at most 500 bookmarks; remove one first.');
  assert.match(localized(full, 'as').message, /500টা বুকমাৰ্ক/);
  assert.match(localized(held, 'bn').errors[0]?.message ?? '', /^is with/, 'Bengali has what readers are shown');
});
