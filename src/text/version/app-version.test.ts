import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type AppVersion,
  appVersionNumbers,
  appVersionText,
  compareAppVersions,
  parseAppVersion,
} from './app-version.ts';

const of = (text: string): AppVersion => {
  const version = parseAppVersion(text);
  assert.ok(version, `${JSON.stringify(text)} is a version`);
  return version;
};

const numbers = fc
  .array(fc.oneof(fc.nat(3), fc.nat(999_999_999)), { minLength: 1, maxLength: 4 })
  .map((n) => n.join('.'));
const tag = fc.constantFrom('', '-alpha', '-beta1', '-beta.2', '-beta10', '-rc', '-rc-1', '-play', '-1', '-0x');
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

test('a variant may be named in any script, and marks of direction are no part of a version', () => {
  for (const text of ['2.4.0-వార్తలు', '2.4.0_हिन्दी', '2.4.0-தமிழ்-arm64', '\u200e2.4.0\u200f', '۲.۴.۰', '2.4.0 (বাংলা)'])
    assert.deepEqual(of(text), of('2.4.0'), text);
  assert.deepEqual(of('2.4.0-हिन्दी-beta2'), of('2.4.0-beta2'));
  assert.equal(of('2.4.0-اردو+45').build, 45);
  for (const text of ['వార్తలు', '2.4.0-\u0c3e', 'వ2.4.0', '2.4.0-వార్తలు!'])
    assert.equal(parseAppVersion(text), null, text);
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
  for (const s of [...bad, '12345678901', '1.2.3+4 5+6', `1.2-${'a'.repeat(100)}`, '1'.repeat(1_000_000)]) {
    assert.equal(parseAppVersion(s), null, s.slice(0, 40));
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (s) => parseAppVersion(s) === null || s.trim().length <= 80));
});

test('a fixed order', () => {
  const rising = [
    '0.9',
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
      compareAppVersions(of(rising[i - 1] as string), of(rising[i] as string)) < 0,
      `${rising[i - 1]} < ${rising[i]}`,
    );
  }
});

test('it is a total order that a v, zeros at the end and the build do not touch', () => {
  const sign = (a: string, b: string): number => Math.sign(compareAppVersions(of(a), of(b)));
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

const same = [
  ...['2.4.0', '2.4', 'v2.4', 'V2.4.0', 'v.2.4.0', 'ver 2.4.0', 'Version 2.4.0', '2.4.0.0', '02.04.00', ' 2.4.0 '],
  ...['2.4.0-play', '2.4.0-arm64', '2.4.0-arm64-v8a', '2.4.0-x86_64', '2.4.0-armeabi-v7a', '2.4.0-universal'],
  ...[
    '2.4.0-release',
    '2.4.0-debug',
    '2.4.0-fdroid',
    '2.4.0_fdroid',
    '2.4.0-playRelease',
    '2.4.0.RELEASE',
    '2.4.0-final',
  ],
  ...[
    '2.4.0+2004',
    '2.4.0 2004',
    '2.4.0 (2004)',
    '2.4.0(2004)',
    '2.4.0 build 2004',
    '2.4.0 (build 2004)',
    '2.4.0-2004',
  ],
  ...['2.4.0-1', '2.4.0-b45', '2.4.0-hotfix1', '2.4.0-te', '2.4.0-g1a2b3c4', '2.4.0+beta', '2.4.0-ga', '2.4.0/play'],
  ...['౨.౪.౦', '२.४.०', '௨.௪.௦', '২.৪.০', '۲.۴.۰', '२.४.०-play (२००४)'],
];
const earlier = [
  ...[
    '2.4.0-alpha',
    '2.4.0-alpha1',
    '2.4.0-beta',
    '2.4.0-beta.2',
    '2.4.0-RC1',
    '2.4.0-rc-1',
    '2.4.0-dev',
    '2.4.0-preview',
  ],
  ...['2.4.0-SNAPSHOT', '2.4.0-canary', '2.4.0-nightly', '2.4.0-pre', '2.4.0-pre-release', '2.4.0-m1', '2.4.0-eap'],
  ...['2.4.0a1', '2.4.0b2', '2.4.0rc1', '2.4 beta 3', '2.4.0.beta1', '2.4.0~beta1', '2.4.0_beta1', '2.4.0-beta1+45'],
  ...[
    '2.4.0-play-beta1',
    '2.4.0-beta1-arm64',
    '2.4.0-playBeta',
    '2.4.0-beta (45)',
    '౨.౪-beta౨',
    'v2.4-nightly-20261129',
  ],
];

test('variants of a build are the version, words of a pre-release make an earlier one, for phones and for the database', () => {
  const release = of('2.4.0');
  const numbersOf = (text: string): [number, number] => appVersionNumbers(text) as [number, number];
  for (const text of same) {
    assert.equal(compareAppVersions(of(text), release), 0, text);
    assert.deepEqual(numbersOf(text), numbersOf('2.4.0'), text);
  }
  for (const text of earlier) {
    for (const later of ['2.4.0', '2.4.0-play', '2.4.1-beta'])
      assert.ok(compareAppVersions(of(text), of(later)) < 0, text);
    assert.ok(compareAppVersions(of('2.3.9'), of(text)) < 0, text);
    const [high, low] = numbersOf(text);
    assert.ok(high === numbersOf('2.4.0')[0] && low < numbersOf('2.4.0')[1], text);
    assert.ok(high > numbersOf('2.3.9')[0], text);
  }
  for (const text of ['2.4.0 (2004)', '2.4.0+2004', '2.4.0-play (2004)', '2.4.0-beta1 2004', '२.४.० (२००४)'])
    assert.equal(of(text).build, 2004, text);
  assert.deepEqual(of('2.4 beta 3'), { parts: [2, 4], pre: ['beta', 3], build: null, code: null });
});

test('both orders are one, and a version in its one form is the same', () => {
  const three = fc
    .tuple(
      fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }).map((n) => n.join('.')),
      tag,
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(three, three, (a, b) => {
      const [[x, y], [z, w]] = [appVersionNumbers(a), appVersionNumbers(b)] as [[number, number], [number, number]];
      const sign = Math.sign(compareAppVersions(of(a), of(b)));
      const bothPre = of(a).pre.length > 0 && of(b).pre.length > 0 && x === z && y === w;
      return Math.sign(x - z || y - w) === (bothPre ? 0 : sign);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom(...same, ...earlier)), (a) => {
      const once = appVersionText(of(a));
      const isBare = of(once).code !== null;
      return compareAppVersions(of(once), of(a)) === 0 && (isBare || appVersionText(of(once)) === once);
    }),
  );
});
