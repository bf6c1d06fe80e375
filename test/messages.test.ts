import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { codeOf, production } from './support/source.ts';

const text = String.raw`('(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)`;

/** What the messages of these are is decided elsewhere: they are no texts of their own. */
const composed = ['must {0}', '{0}: choose another one', '{0} pushed by notification {1}', '{0}'];

/** Messages of field errors that no code describes: English, with `{0}` for values. */
function handWritten(code: string): string[] {
  const patterns = [
    new RegExp(String.raw`invalidField\(\s*[^,()]+,\s*${text}\s*,?\s*\)`, 'g'),
    new RegExp(String.raw`\{\s*field(?:: [^,{}]+)?,\s*message: ${text},?\s*\}`, 'g'),
    new RegExp(
      String.raw`\(\) => ${text.replace("('", "('(?:is|must|has) ").replace('|`', '|`(?:is|must|has) ')}`,
      'g',
    ),
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, literal = '']) => templateOf(literal)));
}

function templateOf(literal: string): string {
  let n = 0;
  return literal
    .slice(1, -1)
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => `{${n++}}`)
    .replace(/\\(.)/g, '$1');
}

test('every message of a field error that says more than its code is translated for the desk', () => {
  const path = join(import.meta.dirname, '../src/core/messages/phrases.json');
  const phrases = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object);
  const found = production.flatMap((file) => handWritten(codeOf(file)));
  assert.ok(found.length > 50, 'the source was read');
  const isKnown = (message: string): boolean =>
    composed.includes(message) || phrases.some((phrase) => phrase === message || matches(phrase, message));
  assert.deepEqual([...new Set(found.filter((message) => !isKnown(message)))], [], 'add it to phrases.json');
});

/** `is published; ...` is what `is {0}; ...` becomes. */
const matches = (phrase: string, message: string): boolean =>
  new RegExp(`^${phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '.+')}$`, 's').test(message);
