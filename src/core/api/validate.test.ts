import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { nfc } from '../../text/normalise.ts';
import { Fault, type FieldError } from '../error.ts';
import { parseForm, parseJson, parseQuery, type TextFields } from './validate.ts';

function errorsOf(work: () => unknown): FieldError[] {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof Fault, String(error));
    assert.equal(error.code, 'invalid');
    assert.ok(error.errors.length > 0);
    return error.errors;
  }
  return [];
}
const fieldsOf = (work: () => unknown): string[] => errorsOf(work).map((e) => e.field);

const int = Type.Integer({ minimum: 1, maximum: 100 });
const orNull = (schema: TSchema): TSchema => Type.Union([schema, Type.Null()]);
const closed = { additionalProperties: false };

test('what a text in a query or a form becomes', () => {
  const good: [TSchema, string | string[], unknown][] = [
    [int, '7', 7],
    [int, '007', 7],
    [Type.Integer(), '-5', -5],
    [Type.Integer(), '9007199254740991', 9007199254740991],
    [Type.Number(), '17.385', 17.385],
    [Type.Number(), '-0.5', -0.5],
    [Type.Boolean(), 'true', true],
    [Type.Boolean(), '1', true],
    [Type.Boolean(), 'false', false],
    [Type.Boolean(), '0', false],
    [Type.String(), '1', '1'],
    [Type.String(), 'true', 'true'],
    [Type.String(), 'వర్షం', 'వర్షం'],
    [Type.Enum(['te', 'hi']), 'hi', 'hi'],
    [Type.Array(int), '1, 2,3,', [1, 2, 3]],
    [Type.Array(int), ['1', '2'], [1, 2]],
    [Type.Array(Type.String()), 'ఒకటి,రెండు', ['ఒకటి', 'రెండు']],
    [Type.Array(Type.String()), ['a,b', 'c'], ['a,b', 'c']],
    [orNull(int), '7', 7],
    [orNull(Type.Boolean()), '0', false],
    [orNull(Type.String()), '0', '0'],
    [Type.Object({ a: Type.Integer() }), '{"a":1}', { a: 1 }],
  ];
  for (const [schema, text, value] of good)
    for (const parse of [parseQuery, parseForm])
      assert.deepEqual(parse(Type.Object({ x: schema }), { x: text }), { x: value }, `${parse.name} ${text}`);

  const bad: [TSchema, string | string[]][] = [
    ...['1.0', '1e1', ' 7', '0x7', '7a', '', 'seven', '101', '0', '-1', '७', '12345678901234567'].map(
      (text): [TSchema, string] => [int, text],
    ),
    ...['1e3', '.5', '5.', '1,5', 'NaN', 'Infinity', '--1'].map((text): [TSchema, string] => [Type.Number(), text]),
    ...['TRUE', 'yes', 'on', '2', ' 1'].map((text): [TSchema, string] => [Type.Boolean(), text]),
    [Type.Enum(['te', 'hi']), 'TE'],
    [Type.Array(int), '1,x'],
    [Type.String(), ['a', 'b']],
    [int, ['1', '1']],
    [Type.Object({ a: Type.Integer() }), '{"a":'],
    [Type.Object({ a: Type.Integer() }), '{"a":"1"}'],
  ];
  for (const [schema, text] of bad) {
    assert.match(
      fieldsOf(() => parseForm(Type.Object({ x: schema }), { x: text }))[0] ?? 'none',
      /^x(\.|$)/,
      `${text}`,
    );
    if (text !== '')
      assert.match(fieldsOf(() => parseQuery(Type.Object({ x: schema }), { x: text }))[0] ?? 'none', /^x/, `${text}`);
  }
});

test('an empty text is absent in a query, and clears in a form', () => {
  const schema = Type.Object({
    lang: Type.Optional(Type.Enum(['te', 'hi'])),
    image_url: Type.Optional(orNull(Type.String())),
    tags: Type.Optional(Type.Array(Type.String())),
  });
  assert.deepEqual(parseQuery(schema, { lang: '', image_url: '', tags: '' }), {});
  assert.deepEqual(parseForm(schema, { image_url: '', tags: '' }), { image_url: null, tags: [] });
  assert.deepEqual(
    fieldsOf(() => parseForm(schema, { lang: '' })),
    ['lang'],
  );
});

test('a query ignores what it does not know, a body refuses it', () => {
  const schema = Type.Object({ title: Type.Optional(Type.String()) }, closed);
  const extra = { title: 'శీర్షిక', utm_source: 'x', constructor: 'y', ['__proto__']: 'z' } as TextFields;
  const own = Object.fromEntries([...Object.entries(extra), ['__proto__', 'z']]) as TextFields;
  assert.deepEqual(parseQuery(schema, own), { title: 'శీర్షిక' });
  assert.deepEqual(fieldsOf(() => parseForm(schema, own)).sort(), ['__proto__', 'constructor', 'utm_source']);
  const json = JSON.parse('{"title":"శీర్షిక","headline":1,"__proto__":{"admin":true},"constructor":2}');
  assert.deepEqual(fieldsOf(() => parseJson(schema, json)).sort(), ['__proto__', 'constructor', 'headline']);
  assert.equal(({} as { admin?: boolean }).admin, undefined);
});

test('a list takes PHP brackets, and one name given twice is refused', () => {
  const schema = Type.Object({ tags: Type.Optional(Type.Array(Type.String())), lang: Type.Optional(Type.String()) });
  assert.deepEqual(parseForm(schema, { 'tags[]': ['a', 'b'] }), { tags: ['a', 'b'] });
  assert.deepEqual(
    errorsOf(() => parseQuery(schema, { lang: ['te', 'hi'] })),
    [{ field: 'lang', code: 'repeated', params: {}, message: 'is given more than once', key: 'repeated' }],
  );
});

test('one name with and without brackets is given twice as well', () => {
  const schema = Type.Object({ lang: Type.Optional(Type.String()) });
  assert.deepEqual(
    fieldsOf(() => parseQuery(schema, { lang: 'te', 'lang[]': 'hi' })),
    ['lang'],
  );
});

const article = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    lang: Type.Enum(['te', 'hi', 'ta']),
    priority: Type.Optional(Type.Integer()),
    images: Type.Optional(
      Type.Array(Type.Object({ url: Type.String(), alt: Type.Optional(Type.String()) }, closed), { maxItems: 3 }),
    ),
    source: Type.Optional(orNull(Type.Object({ name: Type.String() }, closed))),
  },
  closed,
);

test('every bad field is named, by its path, with what it must be', () => {
  assert.deepEqual(
    errorsOf(() => parseJson(article, {})),
    [
      { field: 'title', code: 'required', params: {}, message: 'is required', key: 'required' },
      { field: 'lang', code: 'required', params: {}, message: 'is required', key: 'required' },
    ],
  );
  const errors = errorsOf(() =>
    parseJson(article, {
      title: 5,
      lang: 'xx',
      priority: '3',
      headline: 'x',
      images: [{ url: 'a' }, { alt: 1, href: 'x' }],
      source: { name: 7, link: 'x' },
    }),
  );
  const messages = new Map(errors.map((e) => [e.field, e.message]));
  assert.equal(messages.size, errors.length, 'each field once');
  for (const [field, message] of [
    ['title', /^must be text$/],
    ['lang', /^must be one of te, hi, ta$/],
    ['priority', /^must be a whole number$/],
    ['headline', /^is not known$/],
    ['images.1.url', /^is required$/],
    ['images.1.href', /^is not known$/],
    ['images.1.alt', /^must be text$/],
    ['source.name', /^must be text$/],
    ['source.link', /^is not known$/],
  ] as const)
    assert.match(messages.get(field) ?? 'is not named', message, field);
  assert.equal(messages.size, 9, [...messages.keys()].join());
});

test('JSON is not coerced', () => {
  const schema = Type.Object({ n: Type.Optional(Type.Integer()), b: Type.Optional(Type.Boolean()) });
  for (const value of [{ n: '1' }, { n: 1.5 }, { n: null }, { n: [1] }, { b: 'true' }, { b: 1 }])
    assert.deepEqual(
      fieldsOf(() => parseJson(schema, value)),
      Object.keys(value),
      JSON.stringify(value),
    );
  for (const value of [null, [], [{}], 'text', 5, true, undefined])
    assert.deepEqual(
      errorsOf(() => parseJson(schema, value)),
      [{ field: '', code: 'type', params: {}, message: 'The body must be an object' }],
    );
});

test('controls that come with a pasted text are removed, wherever they are; a line break of Word is one', () => {
  const schema = Type.Object({ title: Type.String(), tags: Type.Array(Type.String()) });
  const pasted = 'తె\u0002\ufffeలు\u000bగు\u001e\u001f\t\r\n\0\u000c\ufdd0\u{1ffff}';
  const kept = 'తెలు\nగు\t\r\n';
  const read = { title: kept, tags: ['اردو', kept] };
  assert.deepEqual(parseJson(schema, { title: pasted, tags: ['ا\u001cردو', pasted] }), read);
  assert.deepEqual(parseForm(schema, { title: pasted, tags: ['ا\u001cردو', pasted] }), read);
  assert.deepEqual(
    fieldsOf(() => parseQuery(schema, { title: pasted, tags: 'x' })),
    ['title'],
  );
  assert.equal(parseJson(schema, { title: '\u0002\u200b\u001f', tags: [] }).title, '', 'nothing of it shows');
});

const unclean = ['\ud800', 'a\udc00b', '\udc00\ud800', 'a\u0002\ud800', '\ufffe\udc00'];

test('texts that no database can keep are refused wherever they are', () => {
  const schema = Type.Object({ title: Type.String(), tags: Type.Array(Type.String()) });
  const text = { code: 'text', params: {}, message: 'must be text without control characters', key: 'text' };
  for (const sent of unclean) {
    assert.deepEqual(
      errorsOf(() => parseJson(schema, { title: sent, tags: ['మంచి', sent] })),
      [
        { field: 'title', ...text },
        { field: 'tags.1', ...text },
      ],
    );
    assert.deepEqual(
      errorsOf(() => parseQuery(schema, { title: sent, tags: 'x' })),
      [{ field: 'title', ...text }],
    );
    assert.deepEqual(
      fieldsOf(() => parseForm(schema, { title: 'x', tags: ['x', sent] })),
      ['tags.1'],
    );
  }
  const fine = 'రాజ్\u200cకుమార్ \u200d 👩‍🌾 \t\r\n\u00a0 𑀓';
  assert.equal(parseJson(schema, { title: fine, tags: [] }).title, fine);
});

test('text becomes NFC, inside of lists and objects too', () => {
  const schema = Type.Object({ title: Type.String(), tags: Type.Array(Type.String()), data: Type.Unknown() });
  const nfd = 'বাড\u09bcি ড\u09bc क\u093cलम e\u0301 \u0b95\u0bc6\u0bbe';
  const composed = nfd.normalize('NFC');
  assert.notEqual(nfd, composed);
  assert.deepEqual(parseJson(schema, { title: nfd, tags: [nfd], data: { deep: [{ a: nfd }] } }), {
    title: composed,
    tags: [composed],
    data: { deep: [{ a: composed }] },
  });
  assert.equal(parseQuery(Type.Object({ title: Type.String() }), { title: nfd }).title, composed);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const q = errorsOf(() => parseQuery(Type.Object({ q: Type.Optional(Type.String()) }), { q: text }));
      const value = q.length ? null : parseQuery(Type.Object({ q: Type.Optional(Type.String()) }), { q: text }).q;
      if (value == null) return;
      // Signs of direction are left out or completed (`withSafeDirection`); nothing else of a text changes.
      const withoutSigns = (s: string) => nfc(s.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''));
      assert.equal(withoutSigns(value), withoutSigns(text));
      if (withoutSigns(text) === nfc(text)) assert.equal(value, nfc(text));
    }),
  );
});

test('what is nested without end is refused, not followed', () => {
  let deep: unknown = 'x';
  for (let i = 0; i < 20_000; i++) deep = [deep];
  const [error] = errorsOf(() => parseJson(Type.Object({ data: Type.Unknown() }), { data: deep }));
  assert.equal(error?.message, 'is nested too deeply');
  assert.ok((error?.field.length ?? 0) <= 80);
});

test('a hostile array does not give an endless answer', () => {
  const errors = errorsOf(() =>
    parseJson(Type.Object({ ids: Type.Array(Type.Integer()) }), { ids: Array(50_000).fill('x') }),
  );
  assert.ok(errors.length <= 101, `${errors.length}`);
});

test('a whole number that no database could keep names its field, in JSON, a form and a query', () => {
  const schema = Type.Object(
    { user_id: orNull(Type.Integer({ minimum: 1 })), వయసు: Type.Optional(Type.Number()) },
    closed,
  );
  for (const body of ['{"user_id":9223372036854775807}', '{"user_id":1e300}', '{"user_id":9007199254740993}'])
    assert.deepEqual(
      errorsOf(() => parseJson(schema, JSON.parse(body))).map(({ field, code }) => [field, code]),
      [['user_id', 'range']],
    );
  assert.deepEqual(
    errorsOf(() => parseJson(schema, { user_id: 1, వయసు: -1e20 })).map(({ field, code }) => [field, code]),
    [['వయసు', 'range']],
  );
  for (const parse of [parseForm, parseQuery])
    assert.deepEqual(
      fieldsOf(() => parse(schema, { user_id: '9999999999999999' })),
      ['user_id'],
    );
  assert.deepEqual(parseJson(schema, { user_id: Number.MAX_SAFE_INTEGER }), { user_id: Number.MAX_SAFE_INTEGER });
});
