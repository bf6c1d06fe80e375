import assert from 'node:assert/strict';
import fc from 'fast-check';
import { routes } from '../../src/app.ts';
import { fold } from '../../src/text/fold.ts';
import { cutGraphemes, exceedsGraphemes } from '../../src/text/graphemes.ts';
import { sanitise } from '../../src/text/markup/html.ts';
import { idOfSlug, slug } from '../../src/text/slug.ts';
import { fts5Query, parseSearch, tsQuery } from '../../src/text/tokens.ts';
import { onBoth, start, test } from '../support/helper.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const indic = fc.string({
  unit: fc.integer({ min: 0x900, max: 0xdff }).map((c) => String.fromCodePoint(c)),
  maxLength: 80,
});
const text = fc.oneof(anyText, indic);

test('pure text, many times over', () => {
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      (s, max, id) => {
        const folded = fold(s);
        assert.equal(fold(folded), folded);
        assert.equal(exceedsGraphemes(cutGraphemes(s, max), max), false);
        assert.equal(idOfSlug(slug(s, id)), id);
        fts5Query(parseSearch(s));
        tsQuery(parseSearch(s));
        assert.doesNotMatch(sanitise(s), /<script|javascript:/i);
      },
    ),
    { numRuns: 20_000 },
  );
});

/** Names that some address knows, values that few expect. */
const names = [
  'lang',
  'page',
  'limit',
  'cursor',
  'search',
  'category',
  'date',
  'from',
  'to',
  'year',
  'city',
  'lat',
  'lon',
  'sign',
  'sign1',
  'sign2',
  'period',
  'region',
  'id',
  'slug',
  'endpoint',
  'action',
  'updated_after',
  'fields',
  'sort',
  'feed',
  'min_price',
  'current_version',
  'platform',
  'x',
];
const values = fc.oneof(
  text,
  fc.constantFrom(
    'te',
    'hi',
    '1',
    '0',
    '-1',
    '1e9',
    '2026-11-20',
    '2026-02-30',
    '9'.repeat(400),
    'null',
    '[]',
    '%',
    'news',
    'festivals',
    'తులా',
    '2026-11-20T00:00:00Z',
    '1.2.3+4',
    '13.08',
    "' or 1=1 --",
    '*',
    '"',
  ),
  fc.double().map(String),
);
const query = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 6 });
const reads = routes.filter((r) => 'reads' in r && r.method === 'GET').map((r) => r.path.replace(/:(\w+)/, '1'));

onBoth('no query makes a public address fail', async (t, kind) => {
  const running = await start(t, kind);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reads), query, async (path, pairs) => {
      const search = new URLSearchParams(pairs.map(([n, v]) => [n, v.toWellFormed()]))
        .toString()
        .slice(0, 7_000)
        .replace(/%[0-9A-F]?$/, '');
      const reply = await running.call(`${path}?${search}`);
      assert.ok(
        [200, 400, 404].includes(reply.status),
        `${reply.status} ${path}?${search}\n${reply.text.slice(0, 300)}`,
      );
      const media = reply.headers.get('content-type')?.split(';')[0] ?? '';
      if (media === 'text/calendar') assert.match(reply.text, /^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
      else if (media.endsWith('xml')) assert.match(reply.text, /^<\?xml [\s\S]*>\s*$/);
      else if (media === 'application/feed+json') assert.match(JSON.parse(reply.text).version, /jsonfeed/);
      else if (media === 'text/plain') assert.match(reply.text, /^User-agent:/m);
      else assert.equal(typeof reply.body?.success, 'boolean', media);
    }),
    { numRuns: 4_000 },
  );
});

onBoth('no body makes an admin address fail', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const paths = [
    '/api/news.php',
    '/api/panchang.php',
    '/api/horoscope.php',
    '/api/notifications.php',
    '/api/rss_admin.php',
    '/api/admin/news',
    '/api/admin/categories',
    '/api/admin/products',
    '/api/admin/releases',
    '/api/admin/festivals',
    '/api/v1/devices',
    '/api/auth/login',
  ];
  const keys = [
    'id',
    'title',
    'content',
    'lang',
    'category_id',
    'tags',
    'location',
    'date',
    'tithi',
    'festivals',
    'sign',
    'prediction',
    'target',
    'body',
    'data',
    'feed_url',
    'name',
    'texts',
    'price',
    'platform',
    'version',
    'version_code',
    'installation_id',
    'username',
    'password',
    'deal',
    'places',
    'breaking_until',
  ];
  const body = fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(
      fc.jsonValue(),
      text.map((s) => s as unknown),
      fc.constantFrom<unknown>(1, 'te', '2026-11-20', 'android', { type: 'all' }, ['x']),
    ),
    { maxKeys: 8 },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, json) => {
      const reply = await running.call(path, { token, json });
      assert.ok(
        reply.status < 500 && reply.body !== null,
        `${reply.status} ${path} ${JSON.stringify(json).slice(0, 500)}\n${reply.text.slice(0, 300)}`,
      );
    }),
    { numRuns: 4_000 },
  );
});
