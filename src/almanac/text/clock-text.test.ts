import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../core/model/common.ts';
import { numberText } from './clock-text.ts';

test('numbers in Latin digits are as Intl writes them in every language', () => {
  for (const lang of languages)
    for (const width of [1, 2]) {
      const options = { useGrouping: false, minimumIntegerDigits: width };
      const format = new Intl.NumberFormat(`${lang}-u-nu-latn`, options);
      for (const n of [-3, 0, 5, 9, 10, 59, 100, 2026, 1_234_567])
        assert.equal(numberText(n, { lang, digits: 'latin' }, width), format.format(n), `${lang} ${n}`);
    }
  assert.equal(numberText(7, { lang: 'te', digits: 'native' }, 2), '౦౭');
  assert.equal(numberText(59, { lang: 'ur', digits: 'native' }), '۵۹');
});
