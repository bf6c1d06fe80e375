import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { routes } from '../src/app.ts';
import { invalidField } from '../src/core/error.ts';
import { localized } from '../src/core/messages/messages.ts';
import { patternMessages } from '../src/core/messages/pattern-messages.ts';
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

/** What only the command line shows. */
const commandLine = /^(backup|cli|migrations)\//;

/** What readers meet without signing in is in every language. */
const readersMeet = /^engagement\/(polls|bookmarks)\.ts$/;

test('every message of a conflict is translated: for the desk, and for readers in their languages', () => {
  const path = join(import.meta.dirname, '../src/core/messages/phrases.json');
  const phrases = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
  const pattern = new RegExp(String.raw`new Fault\(\s*'conflict',\s*${text}`, 'g');
  const found = production
    .filter((file) => !commandLine.test(file))
    .flatMap((file) => {
      const messages = [...codeOf(file).matchAll(pattern)].map(([, literal = '']) => templateOf(literal));
      return messages.map((message) => ({ message, file }));
    });
  assert.ok(found.length > 50, 'the source was read');
  for (const { message, file } of found) {
    // A value of the template may have several texts, each with a phrase of its own: `This story {0} pushed by ...`.
    const known = Object.keys(phrases).filter((phrase) => matches(phrase, message) || matches(message, phrase));
    assert.ok(known.length > 0, `${file}: add '${message}' to phrases.json`);
    if (readersMeet.test(file))
      assert.ok(
        known.some((phrase) => 'bn' in (phrases[phrase] as object)),
        `${file}: '${message}' in 14 languages`,
      );
  }
});

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

interface Schema {
  pattern?: string;
  format?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  patternProperties?: Record<string, Schema>;
}

/** Fields of an input with the pattern or format that their text must have. */
function* wantedIn(schema: Schema, path: string): Generator<[path: string, schema: Schema]> {
  if (schema.pattern !== undefined || schema.format !== undefined) yield [path, schema];
  for (const one of schema.anyOf ?? []) yield* wantedIn(one, path);
  if (schema.items) yield* wantedIn(schema.items, path);
  for (const [name, one] of Object.entries(schema.properties ?? {})) yield* wantedIn(one, `${path}.${name}`);
  const values = [schema.additionalProperties, ...Object.values(schema.patternProperties ?? {})];
  for (const one of values) if (typeof one === 'object') yield* wantedIn(one, `${path}.*`);
}

/** What only programs send. */
const ofPrograms = /passkeys|\/presence|\/locks/;

test('each format that a form can get wrong is said in a sentence with an example, in the languages of the desk', () => {
  const bodies = routes.flatMap((route) =>
    'body' in route && route.body && /^\/api\/(admin|auth)\//.test(route.path)
      ? [[route.path, route.body] as const]
      : [],
  );
  const fields = bodies.flatMap(([path, schema]) => [...wantedIn(schema as Schema, path)]);
  assert.ok(fields.length > 100, 'the schemas were read');
  const unsaid = fields.filter(([path, { pattern, format }]) => {
    const known = format === 'password' || ['date', 'date-time', 'uri', 'email'].includes(format ?? '');
    return !known && !ofPrograms.test(path) && patternMessages[pattern ?? ''] === undefined;
  });
  assert.deepEqual(
    unsaid.map(([path, { pattern }]) => `${path} ${pattern}`),
    [],
  );
  const used = new Set(fields.map(([, { pattern }]) => pattern));
  assert.deepEqual(
    Object.keys(patternMessages).filter((one) => !used.has(one)),
    [],
    'no field has it',
  );
  for (const message of Object.values(patternMessages))
    for (const lang of ['hi', 'te', 'ta', 'ur']) {
      const said = localized(invalidField('x', message, 'pattern'), lang).errors[0]?.message ?? '';
      assert.notEqual(said, message, `${lang}: add '${message}' to phrases.json`);
    }
});
