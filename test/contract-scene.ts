import assert from 'node:assert/strict';
import type { Role } from '../src/core/model/rights.ts';
import type { Json, Reply, Running } from './support/helper.ts';

/** One line of the table: what is asked, by whom, and what must come back. */
export interface Row {
  /** The row of the specification, or what is tried. */
  what: string;
  method?: string;
  url: string;
  who?: 'nobody' | Role;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  status: number;
  /** What the body must hold, compared key by key. */
  has?: Json;
  /** Fields that an error must name. */
  fields?: string[];
  code?: string;
  /** Text that must not appear. */
  without?: RegExp;
}

export const te = 'తెలంగాణలో భారీ వర్షాలు, రైతులకు హెచ్చరిక';
export const hi = 'दिल्ली में चुनाव की घोषणा';

export async function requestRow(running: Running, row: Row): Promise<Reply> {
  const { who = 'nobody', method, json, form, headers } = row;
  const token = who === 'nobody' ? undefined : await running.tokenOf(who);
  return running.call(row.url, {
    token,
    ...(method ? { method } : {}),
    ...(json === undefined ? {} : { json }),
    ...(form ? { form } : {}),
    ...(headers ? { headers } : {}),
  });
}

export function includes(actual: Json, expected: Json, path: string): void {
  if (typeof expected !== 'object' || expected === null) assert.deepEqual(actual, expected, path);
  else if (Array.isArray(expected)) {
    assert.equal(actual?.length, expected.length, `${path}.length`);
    expected.forEach((value, i) => void includes(actual[i], value, `${path}.${i}`));
  } else for (const [key, value] of Object.entries(expected)) includes(actual?.[key], value, `${path}.${key}`);
}

export async function check(running: Running, row: Row): Promise<Reply> {
  const reply = await requestRow(running, row);
  const name = `${row.what}: ${row.method ?? ''} ${row.url.slice(0, 150)}`;
  assert.equal(reply.status, row.status, `${name}\n${reply.text.slice(0, 500)}`);
  if (row.status >= 400 && row.method !== 'HEAD') {
    assert.match(reply.headers.get('content-type') ?? '', /^application\/problem\+json/, name);
    for (const member of ['type', 'title', 'status', 'detail', 'instance', 'message', 'code', 'errors', 'request_id'])
      assert.ok(member in reply.body, `${name}: ${member}`);
    assert.equal(reply.body.success, false, name);
    assert.doesNotMatch(
      reply.text,
      /\bat .*\.m?[jt]s:|node_modules|SQLITE|sqlite|syntax error/,
      `${name}: nothing of the inside`,
    );
  } else if (row.status < 300 && reply.body) {
    assert.equal(reply.body.success, true, name);
    assert.equal(typeof reply.body.message, 'string', name);
    assert.ok('data' in reply.body && 'meta' in reply.body, name);
  }
  if (row.has) includes(reply.body, row.has, name);
  if (row.code) assert.equal(reply.body.code, row.code, name);
  if (row.fields)
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field).sort(),
      [...row.fields].sort(),
      `${name}\n${reply.text.slice(0, 400)}`,
    );
  if (row.without) assert.doesNotMatch(reply.text, row.without, name);
  return reply;
}

export async function all(running: Running, rows: Row[]): Promise<void> {
  for (const row of rows) await check(running, row);
}

/** A category and a published story in Telugu and in Hindi, as a newspaper would have them. */
export async function fill(running: Running): Promise<{ category: number; te: number; hi: number; draft: number }> {
  const editor = await running.tokenOf('editor');
  const made = async (path: string, json: unknown): Promise<number> => {
    const reply = await running.call(path, { token: editor, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data.id;
  };
  const category = await made('/api/admin/categories', {
    name: 'Weather',
    texts: { te: { name: 'వాతావరణం' }, hi: { name: 'मौसम' } },
  });
  await made('/api/panchang.php', { date: '2026-11-20', tithi: [11], festivals: ['dev_uthani_ekadashi'] });
  return {
    category,
    te: await made('/api/news.php', {
      title: te,
      content: '<p>నేడు ఉదయం</p>',
      category_id: category,
      tags: ['వర్షం'],
      is_breaking: true,
      is_featured: true,
      author: 'సీత',
      location: { state: 'తెలంగాణ', district: 'వరంగల్' },
    }),
    hi: await made('/api/news.php', { title: hi, content: '<p>आज सुबह</p>', lang: 'hi', category_id: category }),
    draft: await made('/api/news.php', { title: 'రహస్య ముసాయిదా', status: 'draft' }),
  };
}
