import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentDecoded, wellEncoded } from './percent.ts';

const words = ['వరద-హెచ్చరిక', 'बाढ़', 'வெள்ளம்', 'বন্যা', 'سیلاب', '𑀓', 'café', '🌊'];

test('what is UTF-8 in percent-encoding is decoded, and what is not stays', () => {
  for (const word of words) {
    assert.equal(percentDecoded(encodeURIComponent(word)), word);
    assert.equal(percentDecoded(encodeURIComponent(word).toLowerCase()), word);
    const cut = `${encodeURIComponent(word)}%E0%B0`;
    assert.equal(percentDecoded(cut), `${word}%E0%B0`, 'cut within a letter');
  }
  for (const none of ['50%-tax-cut', 'caf%E9.jpg', '100%', '%', '%%', '%zz', '%C0%AF', '%ED%A0%80', '%F5%80%80%80'])
    assert.equal(percentDecoded(none), none);
});

test('any address becomes one that can be decoded, and stays what it is where it can be', () => {
  for (const word of words) {
    const good = `/n/${encodeURIComponent(word)}?q=${encodeURIComponent(word)}&a=%25`;
    assert.equal(wellEncoded(good), good);
  }
  for (const bad of ['/news/50%-tax-cut', '/caf%E9.jpg', '/%E0%B0%B5%E0%B0', '/%', '/a%%20', '/%C0%AF?q=%FF']) {
    const made = wellEncoded(bad);
    assert.doesNotThrow(() => decodeURIComponent(made), made);
    assert.equal(wellEncoded(made), made);
    assert.equal(decodeURIComponent(made), percentDecoded(bad));
  }
});

test('an address of percent signs is read in one pass', () => {
  const many = '%e0%b0'.repeat(200_000);
  assert.equal(wellEncoded(many).length, (many.length / 3) * 5);
  assert.equal(percentDecoded(many), many);
});
