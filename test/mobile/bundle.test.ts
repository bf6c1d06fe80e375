import assert from 'node:assert/strict';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { words } from '../../bench/words.ts';
import { graphemeLength } from '../../src/text/graphemes.ts';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';

const hour = 3_600_000;
/** 11:30 of the 20th in India. */
const noon = Date.UTC(2026, 10, 20, 6);

async function post(running: Running, json: Record<string, unknown>): Promise<number> {
  const reply = await running.call('/api/news.php', { token: await running.tokenOf('editor'), json });
  assert.ok(reply.status === 201 || reply.status === 200, reply.text);
  return reply.body.data.id;
}

interface Raw {
  status: number;
  encoding: string | undefined;
  etag: string;
  bytes: Buffer;
}

/** The bytes as they travel. */
function raw(running: Running, path: string, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(running.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-encoding': encoding, etag } = response.headers;
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode as number, encoding, etag: etag as string, bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

const bundle = async (running: Running, query = ''): Promise<Json> => {
  const reply = await running.call(`/api/v1/bundle${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
};

const dataOf = async (running: Running, path: string): Promise<Json> => (await running.call(path)).body.data;

const telugu = (words.te as string).split(' ');

/** A story of `letters` letters in paragraphs, another one for each number. */
function longStory(n: number, letters: number): string {
  let state = n + 1;
  const paragraphs: string[] = [];
  for (let count = 0; count < letters; ) {
    const some = Array.from({ length: 60 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return `${telugu[(state >> 8) % telugu.length]}${(state >> 3) % 97 === 0 ? state % 1000 : ''}`;
    }).join(' ');
    count += graphemeLength(some);
    paragraphs.push(`<p>${some} &amp; <strong>${telugu[n % telugu.length]}</strong></p>`);
  }
  return paragraphs.join('');
}

onSqlite('one answer holds what a phone shows without a network, as the other addresses give it', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = noon;
  const token = await running.tokenOf('editor');
  await running.call('/api/admin/categories', { token, json: { name: 'Weather' } });
  const featured = await post(running, { title: 'ముఖ్యాంశం', content: '<p>లోపలి మాట</p>', is_featured: true });
  running.clock.ms += 60_000;
  const breaking = await post(running, { title: 'తాజా వార్త', is_breaking: true });
  running.clock.ms += 60_000;
  const plain = await post(running, { title: 'మరో వార్త', content: '<p>వివరాలు</p>' });
  await post(running, { title: 'हिंदी खबर', lang: 'hi' });
  await running.call('/api/horoscope.php', {
    token,
    json: { sign: 3, period: 'daily', date: '2026-11-20', prediction: 'శుభదినం', lang: 'te' },
  });

  const { data, meta } = await bundle(running);
  assert.deepEqual(data.config, await dataOf(running, '/api/v1/config'));
  assert.deepEqual(data.categories, await dataOf(running, '/api/v1/news/categories'));
  assert.deepEqual(data.almanac, await dataOf(running, '/api/v1/panchang/day'));
  assert.deepEqual(data.horoscope, await dataOf(running, '/api/v1/horoscope/today'));
  assert.equal(data.horoscope.length, 12);
  assert.deepEqual(
    data.festivals,
    await dataOf(running, '/api/v1/panchang/festivals?from=2026-11-21&to=2026-12-04&region=IN-TS'),
  );
  assert.deepEqual(
    data.news.map((item: Json) => item.id),
    [breaking, featured, plain],
  );
  for (const { content_truncated, ...item } of data.news) {
    // What only the page of a story needs: its other languages, and what search engines get.
    const {
      translations: _,
      seo_title: __,
      seo_description: ___,
      ...whole
    } = await dataOf(running, `/api/v1/news/${item.id}`);
    assert.deepEqual(item, whole);
    assert.equal(content_truncated, false);
  }
  assert.deepEqual([meta.lang, meta.date, meta.news, meta.truncated], ['te', '2026-11-20', 3, 0]);

  const hindi = await bundle(running, '?lang=hi&city=Mumbai&date=2026-11-25&platform=ios');
  assert.equal(hindi.data.config.admob.platform, 'ios');
  assert.deepEqual(
    hindi.data.almanac,
    await dataOf(running, '/api/v1/panchang/day?lang=hi&city=Mumbai&date=2026-11-25'),
  );
  assert.deepEqual(
    hindi.data.news.map((item: Json) => item.title),
    ['हिंदी खबर'],
  );
  assert.equal(hindi.data.horoscope[0].date, '2026-11-25');
  const edge = await bundle(running, '?date=2100-12-31');
  assert.deepEqual(edge.data.festivals, []);
});

onSqlite('an unknown city and a bad date are named', async (t, kind) => {
  const running = await start(t, kind);
  for (const [query, field] of [
    ['city=Nowhereabad', 'city'],
    ['date=2026-02-30', 'date'],
    ['date=1850-01-01', 'date'],
    ['lang=xx', 'lang'],
    ['lat=17.4', 'lon'],
  ] as [string, string][]) {
    const reply = await running.call(`/api/v1/bundle?${query}`);
    assert.deepEqual([reply.status, reply.body.errors.map((e: Json) => e.field)], [400, [field]], query);
  }
});

onSqlite(
  'thirty stories of 20,000 letters stay under 100 KB of brotli; contents are cut, no story goes',
  async (t, kind) => {
    const running = await start(t, kind);
    running.clock.ms = noon;
    for (let n = 0; n < 31; n++)
      await post(running, {
        title: `${telugu[n % telugu.length]} ${n}`,
        content: n === 30 ? '<p>చిన్న వార్త</p>' : longStory(n, 20_000),
        published_at: new Date(noon - (31 - n) * 60_000).toISOString(),
      });
    const br = await raw(running, '/api/v1/bundle', { 'accept-encoding': 'gzip, br' });
    assert.deepEqual([br.status, br.encoding], [200, 'br'], 'also the first time');
    assert.ok(br.bytes.length < 100_000, `${br.bytes.length} bytes`);
    assert.ok(br.bytes.length > 60_000, `${br.bytes.length} bytes: what there is room for is used`);
    const { data, meta } = JSON.parse(brotliDecompressSync(br.bytes).toString());
    assert.equal(data.news.length, 30);
    assert.deepEqual([meta.news, meta.truncated], [30, 29]);
    const short = data.news.find((item: Json) => !item.content_truncated);
    assert.equal(short.content, '<p>చిన్న వార్త</p>');
    for (const item of data.news.filter((item: Json) => item.content_truncated)) {
      const whole = (await dataOf(running, `/api/v1/news/${item.id}`)).content as string;
      const kept = item.content.replace(/…(<\/strong>)?<\/p>$/, '');
      assert.ok(whole.startsWith(kept), item.content.slice(-100));
      assert.ok(item.content.length > 1_000 && item.content.length < whole.length);
      assert.match(item.content, /<\/p>$/);
      assert.equal(item.content.match(/<p>/g).length, item.content.match(/<\/p>/g).length);
      assert.equal(
        graphemeLength(whole.slice(0, kept.length)) + graphemeLength(whole.slice(kept.length)),
        graphemeLength(whole),
        'no letter is split',
      );
    }
    const gzip = await raw(running, '/api/v1/bundle', { 'accept-encoding': 'gzip' });
    const identity = await raw(running, '/api/v1/bundle');
    assert.deepEqual([gzip.encoding, identity.encoding], ['gzip', undefined]);
    assert.deepEqual(JSON.parse(gunzipSync(gzip.bytes).toString()).data, data);
    assert.deepEqual(JSON.parse(identity.bytes.toString()).data, data);
  },
);

onSqlite('what cannot be cut goes last: even stories of pictures alone fit', async (t, kind) => {
  const running = await start(t, kind);
  const random = (i: number): string => Buffer.from(crypto.getRandomValues(new Uint8Array(900))).toString('hex') + i;
  for (let n = 0; n < 6; n++)
    await post(running, {
      title: `గ్యాలరీ ${n}`,
      content: '<p>చిత్రాలు</p>',
      images: Array.from({ length: 40 }, (_, i) => ({ url: `https://cdn.example.in/${random(i)}.webp` })),
    });
  const { status, bytes } = await raw(running, '/api/v1/bundle', { 'accept-encoding': 'br' });
  assert.equal(status, 200);
  assert.ok(bytes.length < 100_000, `${bytes.length} bytes`);
  const { data } = JSON.parse(brotliDecompressSync(bytes).toString());
  assert.ok(data.news.length > 0 && data.news.length < 6, `${data.news.length} stories`);
});

onSqlite('its ETag holds until a part changes: news, settings, the almanac, the hour', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  running.clock.ms = noon;
  const token = await running.tokenOf('owner');
  const id = await post(running, { title: 'వార్త' });
  const path = '/api/v1/bundle?lang=te&city=Hyderabad';
  let etag = '';
  const changed = async (why: string): Promise<void> => {
    const reply = await running.call(path, { headers: { 'if-none-match': etag } });
    assert.equal(reply.status, 200, why);
    etag = reply.headers.get('etag') as string;
    assert.equal((await running.call(path, { headers: { 'if-none-match': etag } })).status, 304);
  };
  await changed('first');
  assert.equal((await running.call('/api/v1/bundle?lang=hi', { headers: { 'if-none-match': etag } })).status, 200);
  await post(running, { title: 'మరో వార్త' });
  await changed('news');
  const settings = await running.call('/api/admin/settings/basic', {
    method: 'PATCH',
    token,
    headers: { 'if-match': '*' },
    json: { app_name: 'దినం' },
  });
  assert.equal(settings.status, 200, settings.text);
  await changed('settings');
  await running.call('/api/admin/panchang', { token, json: { date: '2026-11-20', notes: 'మాట' } });
  await changed('almanac');
  await running.call('/api/horoscope.php', { token, json: { sign: 1, prediction: 'శుభం', lang: 'te' } });
  await changed('horoscope');

  const first = await bundle(running, '?lang=te&city=Hyderabad');
  assert.equal(first.data.valid_until, '2026-11-20T18:30:00.000Z', 'midnight in India');
  await post(running, { id, is_breaking: true, breaking_until: new Date(noon + hour).toISOString() });
  await changed('breaking');
  const second = await bundle(running, '?lang=te&city=Hyderabad');
  assert.equal(second.data.valid_until, new Date(noon + hour).toISOString());
  running.clock.ms = noon + hour;
  await changed('no longer breaking');
  running.clock.ms = Date.parse('2026-11-20T18:30:00Z');
  await changed('another day');
  assert.equal((await bundle(running, '?lang=te&city=Hyderabad')).data.almanac.date, '2026-11-21');
});
