import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { Url } from '../../model/common.ts';
import { isLink } from '../../model/link.ts';
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
    ...[
      'https://a.example/\u202etxt.exe',
      'https://a\u200b.example/',
      'https://a.example/\u2066x',
      ' https://a.example',
    ],
    ...['javascript:alert(1)', 'data:text/html,x', `java${tab}script:alert(1)`, 'https://', 'https:///x'],
  ]) {
    assert.ok(!isUrl(bad), JSON.stringify(bad));
    assert.ok(!isLink(bad), JSON.stringify(bad));
  }
  for (const bad of [`/${tab}/evil.example`, '/\u0085/evil.example', '\\\\evil.example'])
    assert.ok(!isLink(bad), JSON.stringify(bad));
  assert.ok(isLink('https://a.example/ক্\u200dষ') && isLink('/n/వార్త-5') && isLink('dinam://news/5'));
});
