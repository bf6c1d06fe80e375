import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../fold.ts';
import { likeness, nativeLetters, typedLetters } from './likeness.ts';

const far = (typed: string, word: string, lang: string, isOpen = false): number =>
  likeness(typedLetters(typed), nativeLetters(fold(word), lang), lang, isOpen);

test('words as they are spoken are near, whatever the habit of typing', () => {
  for (const [typed, word, lang] of [
    ['varthalu', 'వార్తలు', 'te'],
    ['vaartalu', 'వార్తలు', 'te'],
    ['mukhyamanthri', 'मुख्यमंत्री', 'hi'],
    ['khobor', 'খবর', 'bn'],
    ['hatyaa', 'हत्या', 'hi'],
    ['muthalamaichar', 'முதலமைச்சர்', 'ta'],
    ['khabren', 'خبریں', 'ur'],
    ['police', 'पुलिस', 'hi'],
  ] as const)
    assert.ok(far(typed, word, lang) <= 0.6, `${typed} ${far(typed, word, lang)}`);
});

test('another vowel, and more so another consonant, is farther', () => {
  assert.ok(far('kala', 'काला', 'hi') < far('kala', 'कील', 'hi'));
  assert.ok(far('mela', 'मेला', 'hi') < far('mela', 'माला', 'hi'));
  assert.ok(far('chori', 'चोरी', 'hi') < far('chori', 'गोरी', 'hi'));
  assert.ok(far('pulis', 'पुलिस', 'hi') + 0.9 <= far('puils', 'पुलिस', 'hi'));
});

test('an unfinished word is as near as what it begins', () => {
  assert.ok(far('mukhyam', 'मुख्यमंत्री', 'hi', true) <= 0.3);
  assert.ok(far('mukhyam', 'मुख्यमंत्री', 'hi') > 2);
});

test('breath, and th and dh of the south, tell words apart that have one key', () => {
  for (const [typed, word, other, lang] of [
    ['khobor', 'খবর', 'কাবাডি', 'bn'],
    ['dhoka', 'دھوکہ', 'داخل', 'ur'],
    ['madya', 'ಮದ್ಯ', 'ಮಧ್ಯ', 'kn'],
    ['kaidhu', 'கைது', 'கைடு', 'ta'],
    ['patha', 'పాత', 'పాట', 'te'],
    ['oozhal', 'ஊழல்', 'உல்', 'ta'],
    ['rajypal', 'राज्यपाल', 'राशिफल', 'hi'],
  ] as const)
    assert.ok(far(typed, word, lang) < far(typed, other, lang), `${typed} ${word} ${other}`);
  assert.ok(far('kisan', 'खिसान', 'hi') < far('khisan', 'किसान', 'hi'), 'breath is left out more often');
});

test('the last vowel of a beginning stands within the word', () => {
  assert.ok(far('biyya', 'బియ్యం', 'te', true) + 0.3 <= far('biyya', 'బిజినెస్', 'te', true));
});
