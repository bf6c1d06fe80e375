import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { Url } from '../model/common.ts';
import { isLink } from '../model/link.ts';
import { parseJson } from './validate.ts';

const tab = '\t';
const Body = Type.Object({ url: Url });

function isUrl(url: string): boolean {
  try {
    return (parseJson(Body, { url }) as { url: string }).url === url;
  } catch {
    return false;
  }
}

test('an address with letters of a script or spaces is stored as a request has it', () => {
  const Fields = Type.Object({
    url: Type.Optional(Type.Union([Url, Type.Null()])),
    images: Type.Optional(Type.Array(Type.Object({ url: Url, alt: Type.String() }))),
  });
  const of = (url: string) => parseJson(Fields, { url, images: [{ url, alt: 'ఒక మాట' }] });
  for (const [given, stored] of [
    ['https://a.example/వరద 1.jpg', 'https://a.example/%E0%B0%B5%E0%B0%B0%E0%B0%A6%201.jpg'],
    ['https://a.example/x?q=बाढ़&n=1', 'https://a.example/x?q=%E0%A4%AC%E0%A4%BE%E0%A4%A2%E0%A4%BC&n=1'],
    // NFC would take U+095D apart: another file.
    ['https://a.example/\u095d.jpg', 'https://a.example/%E0%A5%9D.jpg'],
    [
      'https://a.example/வெள்ளம்.png',
      'https://a.example/%E0%AE%B5%E0%AF%86%E0%AE%B3%E0%AF%8D%E0%AE%B3%E0%AE%AE%E0%AF%8D.png',
    ],
    ['https://a.example/বন্যা.png', 'https://a.example/%E0%A6%AC%E0%A6%A8%E0%A7%8D%E0%A6%AF%E0%A6%BE.png'],
    ['https://a.example/سیلاب.mp4#t=1', 'https://a.example/%D8%B3%DB%8C%D9%84%D8%A7%D8%A8.mp4#t=1'],
    ['https://münchen.example/a.jpg', 'https://xn--mnchen-3ya.example/a.jpg'],
    ['https://a.example/50%-off [1]|2.jpg', 'https://a.example/50%25-off%20%5B1%5D%7C2.jpg'],
    ['  https://a.example/a.jpg ', 'https://a.example/a.jpg'],
    ['https://A.example/%e0%b0%b5', 'https://A.example/%e0%b0%b5'],
  ] as const)
    assert.deepEqual(of(given), { url: stored, images: [{ url: stored, alt: 'ఒక మాట' }] });
  for (const bad of [
    'https://user:p w@a.example/x',
    'https://a b.example/x',
    'ftp://a.example/వ',
    'వరద.jpg',
    'https://a.example/\u202eవ',
  ])
    assert.throws(() => of(bad), bad);
});

test('an address is what it looks like', () => {
  for (const good of ['https://a.example/%E0%B0%B5?q=1', 'https://a.example/a/', 'http://a.example:8080/x#y']) {
    assert.ok(isUrl(good), good);
    assert.ok(isLink(good), good);
  }
  for (const bad of [
    ...[
      'https:\\\\evil.example',
      'https:/\\evil.example',
      'https://a.example\\@evil.example/',
      'https://a.example/\\x',
    ],
    ...['https://user@evil.example', 'https://a.example:pass@evil.example/', '//evil.example', '/\\evil.example'],
    ...[`https://a.example/${tab}x`, 'https://a.example/\nx', 'https://a.example/\u0085x', 'https://a.example/\u0000'],
    ...['https://a.example/\u202etxt.exe', 'https://a\u200b.example/', 'https://a.example/\u2066x'],
    ...['javascript:alert(1)', 'data:text/html,x', `java${tab}script:alert(1)`, 'https://', 'https:///x'],
  ]) {
    assert.ok(!isUrl(bad), JSON.stringify(bad));
    assert.ok(!isLink(bad), JSON.stringify(bad));
  }
  for (const bad of [`/${tab}/evil.example`, '/\u0085/evil.example', '\\\\evil.example'])
    assert.ok(!isLink(bad), JSON.stringify(bad));
  assert.ok(isLink('https://a.example/ক্\u200dষ') && isLink('/n/వార్త-5') && isLink('dinam://news/5'));
});
