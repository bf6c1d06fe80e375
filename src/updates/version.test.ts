import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inRollout } from './rollout.ts';
import { compareVersions, parseVersion, type Version } from './version.ts';

const of = (text: string): Version => {
  const version = parseVersion(text);
  assert.ok(version, `${JSON.stringify(text)} is a version`);
  return version;
};

const numbers = fc
  .array(fc.oneof(fc.nat(3), fc.nat(999_999_999)), { minLength: 1, maxLength: 4 })
  .map((n) => n.join('.'));
const tag = fc.constantFrom('', '-alpha', '-beta1', '-beta.2', '-beta10', '-rc', '-rc-1', '-1', '-0x');
const text = fc.tuple(numbers, tag).map((parts) => parts.join(''));

test('the forms of the contract', () => {
  assert.deepEqual(of('1.2'), { parts: [1, 2], pre: [], build: null, code: null });
  assert.deepEqual(of('v1.2.3').parts, [1, 2, 3]);
  assert.deepEqual(of('1.2.3+45'), { parts: [1, 2, 3], pre: [], build: 45, code: null });
  assert.deepEqual(of('1.2.3 45'), of('1.2.3+45'), 'a + that arrived as a space');
  assert.deepEqual(of(' 1045 '), { parts: [1045], pre: [], build: null, code: 1045 });
  assert.deepEqual(of('1.2.3-beta1+7'), { parts: [1, 2, 3], pre: ['beta', 1], build: 7, code: null });
  assert.equal(of('1.2.3+abc').build, null);
});

test('what is no version is null, however long', () => {
  const bad = [
    '',
    ' ',
    'v',
    '.',
    '1.',
    '.1',
    '1..2',
    '1.2.3.4.5',
    '1234567890.1',
    '-1',
    '1.2-',
    '1.2+',
    'latest',
    '1,2',
  ];
  for (const s of [...bad, '౧.౨', '12345678901', '1.2.3+4 5+6', `1.2-${'a'.repeat(100)}`, '1'.repeat(1_000_000)]) {
    assert.equal(parseVersion(s), null, s.slice(0, 40));
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (s) => parseVersion(s) === null || s.trim().length <= 80));
});

test('a known order', () => {
  const rising = [
    '0.9',
    '1.2-1',
    '1.2-alpha',
    '1.2.0-beta',
    '1.2-beta1',
    '1.2-beta2',
    '1.2-beta10',
    '1.2-rc.1',
    '1.2',
    '1.2.1',
    '1.10',
    '2',
  ];
  for (let i = 1; i < rising.length; i++) {
    assert.ok(
      compareVersions(of(rising[i - 1] as string), of(rising[i] as string)) < 0,
      `${rising[i - 1]} < ${rising[i]}`,
    );
  }
});

test('it is a total order that a v, zeros at the end and the build do not touch', () => {
  const sign = (a: string, b: string): number => Math.sign(compareVersions(of(a), of(b)));
  fc.assert(fc.property(text, text, (a, b) => sign(a, b) + sign(b, a) === 0));
  fc.assert(
    fc.property(text, text, text, (...three) => {
      const [a, b, c] = three.sort(sign) as [string, string, string];
      return sign(a, b) <= 0 && sign(b, c) <= 0 && sign(a, c) <= 0 && (sign(a, b) !== 0 || sign(a, c) === sign(b, c));
    }),
  );
  fc.assert(fc.property(text, (a) => sign(`v${a}`, a) === 0 && sign(`${a}+45`, `${a} 46`) === 0));
  fc.assert(fc.property(numbers, tag, (n, t) => n.split('.').length === 4 || sign(`${n}.0${t}`, `${n}${t}`) === 0));
  assert.equal(sign('1.2', '1.2.0'), 0);
});

test('a device in a roll-out stays in as it grows', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), percent, percent, (id, code, a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      return !inRollout(id, code, less) || inRollout(id, code, more);
    }),
  );
  fc.assert(fc.property(fc.string(), fc.nat(), (id, code) => inRollout(id, code, 100) && !inRollout(id, code, 0)));
  fc.assert(fc.property(fc.nat(), fc.integer({ min: 0, max: 99 }), (code, p) => !inRollout(null, code, p)));
  assert.ok(inRollout(null, 1, 100));
});

test('a roll-out takes its share, other phones for another version, the same ones for ever', () => {
  const phones = Array.from({ length: 10_000 }, (_, i) => `phone-${i}`);
  const first = new Set(phones.filter((id) => inRollout(id, 120, 20)));
  const second = phones.filter((id) => inRollout(id, 121, 20));
  assert.ok(Math.abs(first.size - 2_000) < 200, `${first.size}`);
  assert.ok(Math.abs(second.filter((id) => first.has(id)).length - 400) < 120);
  // Written down once: a change of the hash would deal the phones out anew in the middle of a roll-out.
  const some = phones.slice(0, 12).map((id) => +inRollout(id, 120, 20));
  assert.equal(some.join(''), '000000110000');
});
