import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byHand, columns, flag, group, inputOnly, json, line, lineOrNull, same, text, time } from './columns.ts';

interface Row {
  title: string;
  note: string;
  reporter: string | null;
  tags: string;
  is_open: number;
  ends_at: string | null;
  state: string | null;
  district: string | null;
  slug: string;
  rank: number;
}

interface Input {
  title: string;
  note?: string;
  reporter?: string | null;
  tags?: string[];
  is_open?: boolean;
  ends_at?: string | null;
  location?: { state?: string | null; district?: string | null } | null;
  slug?: string;
  rank?: number;
  at_once?: boolean;
}

const table = columns<Row, Input>({
  title: line(),
  note: text(''),
  reporter: lineOrNull(),
  tags: json<string[]>([], (tags) => tags.toSorted()),
  is_open: flag(true),
  ends_at: time(),
  location: group({ state: ['state', lineOrNull()], district: ['district', lineOrNull()] }),
  slug: byHand((row) => row.slug, { blank: { slug: '-' } }),
  rank: same(3),
  at_once: inputOnly(),
});

test('a new row has what its input does not name; what is required has nothing', () => {
  assert.deepEqual(table.blank, {
    note: '',
    reporter: null,
    tags: '[]',
    is_open: 1,
    ends_at: null,
    state: null,
    district: null,
    slug: '-',
    rank: 3,
  });
  assert.deepEqual(table.textFields, ['title', 'note', 'reporter']);
});

test('only the fields that are sent are written, each in the form of its column', () => {
  const sent: Input = {
    title: '  రాష్ట్రంలో   వర్షాలు ',
    reporter: '   ',
    tags: ['வானிலை', 'செய்தி'],
    is_open: false,
    ends_at: '2026-11-22T10:00:00+05:30',
    location: { state: 'తెలంగాణ' },
    slug: 'by-hand',
    at_once: true,
  };
  const row = {
    title: 'రాష్ట్రంలో వర్షాలు',
    reporter: null,
    tags: '["செய்தி","வானிலை"]',
    is_open: 0,
    ends_at: '2026-11-22T04:30:00.000Z',
    state: 'తెలంగాణ',
    district: null,
  };
  assert.deepEqual(table.write(sent), row);
  assert.deepEqual(table.write({ ends_at: null, location: null }), { ends_at: null, state: null, district: null });
  assert.deepEqual(table.write({}), {});

  const whole: Row = { ...row, note: 'रिपोर्ट', slug: 'varsham', rank: 0 };
  const values = table.read(whole);
  assert.deepEqual(values, {
    title: row.title,
    note: 'रिपोर्ट',
    reporter: null,
    tags: ['செய்தி', 'வானிலை'],
    is_open: false,
    ends_at: row.ends_at,
    location: { state: 'తెలంగాణ', district: null },
    slug: 'varsham',
    rank: 0,
  });
  const { slug, ...fields } = values;
  assert.deepEqual({ ...table.write(fields), slug }, whole, 'what is read can be sent again');
  assert.deepEqual(table.reader({ properties: { rank: {}, title: {}, other: {} } })(whole), {
    title: row.title,
    rank: 0,
    other: null,
  });
});

test('a field without a codec, or with one of another type, does not compile', () => {
  // @ts-expect-error `note` is missing
  const short = columns<Pick<Row, 'title' | 'note'>, Pick<Input, 'title' | 'note'>>({ title: line() });
  assert.ok(!('note' in short.blank), 'a new row would lack the column');
  // @ts-expect-error a truth value is no text
  const wrong = columns<Pick<Row, 'is_open'>, Pick<Input, 'is_open'>>({ is_open: line() });
  assert.throws(() => wrong.write({ is_open: true }), TypeError);
});
