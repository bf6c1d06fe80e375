import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitNumber } from './charsets.ts';

test('a bit column is a number, as digits, bytes or hexadecimal', () => {
  assert.equal(bitNumber('1'), '1');
  assert.equal(bitNumber('\x01'), '1');
  assert.equal(bitNumber({ hex: '31' }), '49');
  assert.equal(bitNumber({ hex: '0100' }), '256');
  assert.equal(bitNumber({ hex: '' }), '0');
});
