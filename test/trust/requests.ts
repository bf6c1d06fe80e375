import type { OutgoingHttpHeaders } from 'node:http';
import type { Operation, Parameter, Schema } from './document.ts';
import { type Known, sampleOf, spoilt } from './inputs.ts';
import { type Dice, hostile, nested, strangeKeys } from './random.ts';
import type { Sent } from './wire.ts';

const asText = (value: unknown): string => {
  if (Array.isArray(value) && value.every((v) => typeof v !== 'object')) return value.join(',');
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 2_000);
};

/** Percent-encoded; a lone surrogate as the bytes that careless clients send for it. */
function encoded(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return [...text].map((c) => (c.isWellFormed() ? encodeURIComponent(c) : '%ED%A0%80')).join('');
}

function pathOf(operation: Operation, dice: Dice, known: Known): string {
  return operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const parameter = operation.parameters?.find((p) => p.in === 'path' && p.name === name);
    const kind = `${operation.path.split('/{')[0]}/${name}`;
    const before = known.some(dice, kind);
    if (before !== undefined && dice.chance(0.75)) return encoded(String(before));
    if (dice.chance(0.1)) return encoded(asText(dice.pick(hostile))) || '0';
    if (name === 'day' || name === 'month') return name === 'day' ? '2026-11-20' : '2026-11';
    if (name === 'rev') return dice.pick(['1', '2']);
    if (name === 'lang') return dice.pick(['te', 'hi', 'ta', 'xx']);
    return encoded(asText(sampleOf((parameter?.schema ?? { type: 'string' }) as Schema, dice, known, name))) || '1';
  });
}

function queryOf(parameters: Parameter[], isGood: boolean, dice: Dice, known: Known): string {
  // Many operations have more parameters than any client sends at once: half of the requests send none but those required.
  const share = dice.chance(0.5) ? 0 : dice.next() * 0.6;
  const pairs = parameters
    .filter((p) => p.in === 'query' && (p.required || dice.chance(share)))
    .map((p) => [p.name, sampleOf(p.schema, dice, known, p.name)] as [string, unknown]);
  if (!isGood) {
    const way = dice.int(0, 3);
    const names = parameters.filter((p) => p.in === 'query').map((p) => p.name);
    if (way === 0) pairs.push([dice.pick(strangeKeys), dice.pick(hostile)]);
    else if (way === 1 && pairs.length > 0) pairs.push(dice.pick(pairs));
    else if (names.length > 0) pairs.push([dice.pick(names), dice.pick(hostile)]);
  }
  return pairs
    .map(([name, value]) => `${encoded(name)}=${encoded(asText(value))}`)
    .join('&')
    .slice(0, dice.chance(0.01) ? 9_000 : 7_000);
}

interface Body {
  type?: string;
  body: string | Buffer;
}

function formBody(value: object): string {
  return Object.entries(value)
    .map(([name, member]) => `${encoded(name)}=${encoded(asText(member))}`)
    .join('&');
}

function multipartBody(value: object): Body {
  const parts = Object.entries(value).map(
    ([name, member]) =>
      `--edge\r\ncontent-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${asText(member)}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=edge', body: `${parts.join('')}--edge--\r\n` };
}

/** Bodies of which nothing can be made, or not what was meant. */
function brokenBody(json: string, dice: Dice): Body {
  const type = 'application/json';
  switch (dice.int(0, 9)) {
    case 0:
      return { type, body: json.slice(0, -1) };
    case 1:
      return { type, body: JSON.stringify(nested(dice.pick([10, 3_000]))) };
    case 2:
      return { type, body: JSON.stringify('అ'.repeat(5_000)) };
    case 3:
      return { type, body: JSON.stringify(dice.pick(hostile)) ?? '' };
    case 4:
      return { type, body: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d]) };
    case 5:
      return {
        type: dice.pick(['text/plain', 'application/xml', 'image/png', 'application/json; charset=utf-16', 'x']),
        body: json,
      };
    case 6:
      return { body: json };
    case 7:
      return { type, body: json.replace('{', '{"id":1,"id":"2","__proto__":{"role":"owner"},') };
    case 8:
      return { type: 'multipart/form-data', body: json };
    default:
      return { type, body: `{"x":${'9'.repeat(5_000)},"y":1e400}` };
  }
}

function bodyOf(schema: Schema, isGood: boolean, dice: Dice, known: Known): Body {
  const good = sampleOf(schema, dice, known);
  const value = isGood || dice.chance(0.3) ? good : spoilt(good, dice);
  const json = JSON.stringify(value) ?? '';
  if (!isGood && dice.chance(0.25)) return brokenBody(json, dice);
  const way = dice.next();
  if (way < 0.85 || typeof value !== 'object' || value === null) return { type: 'application/json', body: json };
  return way < 0.94 ? { type: 'application/x-www-form-urlencoded', body: formBody(value) } : multipartBody(value);
}

const oddHeaders: OutgoingHttpHeaders[] = [
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x", "y", garbage' },
  { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=1.0, gzip;q=0.8, *;q=0' },
  { 'accept-encoding': 'zstd, deflate, nonsense;q=9' },
  { accept: 'image/png' },
  { 'accept-language': 'te-IN,te;q=0.9' },
  { range: 'bytes=0-0,5-' },
  { origin: 'https://evil.invalid' },
  { 'x-http-method-override': 'DELETE', 'x-original-url': '/api/admin/users', 'x-rewrite-url': '/metrics' },
  { cookie: '__proto__=1; dinam_refresh=1.aaaa.bbbb; \u00ff=\u00fe' },
  { 'x-forwarded-host': 'evil.invalid', 'x-forwarded-proto': 'gopher', forwarded: 'for="_x";host=evil.invalid' },
  { 'if-match': '*' },
  { 'if-match': '"99999999999999999999"' },
  { 'last-event-id': '-1' },
  { 'idempotency-key': 'xxxx' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
  { 'x-long': 'x'.repeat(7_000) },
  { te: 'trailers', 'x-empty': '', 'x-tab': 'a\tb' },
];

/** One request of an operation: good as far as the document tells, with something wrong, or hostile. */
export function requestOf(operation: Operation, dice: Dice, known: Known): Sent {
  const isGood = dice.chance(0.6);
  const parameters = operation.parameters ?? [];
  const query = queryOf(parameters, isGood, dice, known);
  const path = pathOf(operation, dice, known) + (query ? `?${query}` : '');
  // Each comes from a phone of its own, so that what one address may do is no limit here.
  const from = `10.${dice.int(0, 255)}.${dice.int(0, 255)}.${dice.int(1, 254)}`;
  const headers: OutgoingHttpHeaders = { 'x-forwarded-for': from };
  for (const { name, schema, in: where, required } of parameters) {
    if (where !== 'header' || (!required && !dice.chance(0.3))) continue;
    const etag = name === 'If-Match' && known.some(dice, `etag ${path}`);
    if (etag) headers[name] = String(etag);
    else if (isGood || dice.chance(0.7))
      headers[name] = asText(sampleOf(schema, dice, known)).replace(/[^\x20-\x7e]/g, '1');
  }
  if (dice.chance(isGood ? 0.1 : 0.3)) Object.assign(headers, dice.pick(oddHeaders));
  const sent: Sent = { method: operation.method, path, headers };
  const content = operation.requestBody?.content;
  const schema = content && (content['application/json'] ?? Object.values(content)[0])?.schema;
  if (schema) {
    const { type, body } = bodyOf(schema, isGood, dice, known);
    sent.body = body;
    if (type) headers['content-type'] = type;
  } else if (operation.method !== 'GET' && dice.chance(0.1)) {
    sent.body = '{"x":[1,{"y":"అ"}]}';
    headers['content-type'] = 'application/json';
  }
  return sent;
}
