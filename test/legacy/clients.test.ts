import assert from 'node:assert/strict';
import { type Json, onSqlite, start } from '../support/helper.ts';

/** What apps in the field send, which cannot be changed any more. */

const day = '2026-11-20T05:00:00Z';

onSqlite(
  'old addresses take what old apps send, in any case and with spaces, and the clean ones refuse it',
  async (t, kind) => {
    const running = await start(t, kind, { SAMPLE_CONTENT: 'true' });
    running.clock.ms = Date.parse(day);
    const index = '/api/v1/index.php?endpoint=';
    const pairs: [sent: string, meant: string, clean: string][] = [
      ['/api/news.php?page=0&limit=500&lang=TE', 'page=1&limit=100&lang=te', '/api/v1/news?page=0'],
      ['/api/news.php?page=-3&limit=0', 'page=1&limit=1', '/api/v1/news?limit=0'],
      ['/api/news.php?lang=te-IN', 'lang=te', '/api/v1/news?lang=te-IN'],
      ['/api/news.php?lang=hi_IN%20&breaking=yes', 'lang=hi&breaking=true', '/api/v1/news?breaking=yes'],
      ['/api/news.php?lang=UR-Arab-IN&breaking=NO', 'lang=ur&breaking=false', '/api/v1/news?breaking=NO'],
      ['/api/news.php?limit=20.0&featured=On', 'limit=20&featured=true', '/api/v1/news?limit=20.0'],
      ['/api/news.php?limit=99999999999999999999', 'limit=100', '/api/v1/news?limit=101'],
      [
        `${index}NEWS&action=%20Breaking&lang=Ta`,
        `endpoint=news&action=breaking&lang=ta`,
        '/api/v1/news/breaking?lang=Ta',
      ],
      ['/api/config.php?platform=Android', 'platform=android', '/api/v1/config?platform=Android'],
      ['/api/v1/settings_api.php?platform=iOS%20', 'platform=ios', '/api/v1/settings/admob?platform=iOS'],
      ['/api/horoscope.php?sign=Leo%20&period=Daily', 'sign=leo&period=daily', '/api/v1/horoscope?period=Daily'],
      [
        '/api/horoscope.php?sign=%20%E0%B0%B8%E0%B0%BF%E0%B0%82%E0%B0%B9%E0%B0%82',
        'sign=5',
        '/api/v1/horoscope?sign=no-sign',
      ],
      [
        '/api/panchang.php?date=20-11-2026%20&include=Hora,%20TEXT',
        'date=2026-11-20&include=hora,text',
        '/api/v1/panchang/day?include=Hora',
      ],
      [
        `${index}panchang&action=next&festival=diwali&count=50`,
        'endpoint=panchang&action=next&festival=diwali&count=20',
        '/api/v1/panchang/next?festival=diwali&count=50',
      ],
    ];
    for (const [sent, meant, clean] of pairs) {
      const old = await running.call(sent);
      assert.equal(old.status, 200, `${sent} ${old.text.slice(0, 200)}`);
      const [path] = sent.split('?');
      assert.equal(old.text, (await running.call(`${path}?${meant}`)).text, sent);
      assert.equal((await running.call(clean)).status, 400, clean);
    }
    const form = await running.call('/api/config.php', { form: { lang: 'BN-in', platform: ' ANDROID' } });
    assert.deepEqual([form.status, form.body.data.admob.platform], [200, 'android']);
    const last = await running.call('/api/news.php?page=10000000');
    assert.deepEqual([last.status, last.body.data], [200, []], 'a page behind every other is empty');
  },
);

onSqlite('what has no clear meaning is refused at old addresses too', async (t, kind) => {
  const running = await start(t, kind);
  for (const [sent, field] of [
    ['/api/news.php?page=one', 'page'],
    ['/api/news.php?lang=fr', 'lang'],
    ['/api/news.php?breaking=perhaps', 'breaking'],
    ['/api/news.php?lang=te&lang=hi', 'lang'],
    ['/api/news.php?id=0', 'id'],
    ['/api/horoscope.php?sign=whale', 'sign'],
    ['/api/v1/index.php?endpoint=panchang&action=festivals&year=26', 'year'],
  ] as const) {
    const reply = await running.call(sent);
    assert.deepEqual([reply.status, reply.body.errors?.map((e: Json) => e.field)], [400, [field]], sent);
  }
});

onSqlite('forms of old editors are folded, their text is not', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const form = { title: 'వర్షం', lang: 'TE', is_breaking: 'Yes', status: 'Published', content: '<p>భారీ వర్షం</p>' };
  const reply = await running.call('/api/news.php', { token, form });
  assert.deepEqual([reply.status, reply.body.data?.lang, reply.body.data?.is_breaking], [201, 'te', true], reply.text);
  const json = await running.call('/api/news.php', { token, json: { title: 'వర్షం', lang: 'TE' } });
  assert.equal(json.status, 400, 'JSON has exact types');
  const feeds = await running.call('/api/rss_admin.php?limit=500&page=0', { token });
  assert.deepEqual([feeds.status, feeds.body.meta.limit, feeds.body.meta.page], [200, 100, 1]);
});

onSqlite('a month of the almanac is under 40 KB at the old address unless parts are requested', async (t, kind) => {
  const running = await start(t, kind);
  running.clock.ms = Date.parse('2026-08-15T05:00:00Z');
  const address = '/api/v1/index.php?endpoint=panchang';
  for (const lang of ['te', 'ml', 'ta', 'bn', 'ur', 'en']) {
    const { text, body } = await running.call(`${address}&lang=${lang}`);
    assert.ok(Buffer.byteLength(text) < 40_000, `${lang}: ${Buffer.byteLength(text)} bytes`);
    assert.deepEqual([body.data.length, body.meta.total], [31, 31]);
    const whole: Json[] = (await running.call(`/api/v1/panchang?lang=${lang}`)).body.data;
    for (const [i, day] of body.data.entries()) {
      const { festivals, tithi, nakshatra, yoga, karana, ...same } = day;
      const of = whole[i];
      for (const [name, value] of Object.entries(same)) assert.deepEqual(value, of[name], name);
      for (const [name, limb] of Object.entries({ tithi, nakshatra, yoga, karana })) {
        const { id, name: word, start, end } = of[name][0];
        assert.deepEqual(limb, [{ id, name: word, start, end }]);
      }
      assert.deepEqual(
        festivals.map((f: Json) => [f.key, f.name]),
        of.festivals.map((f: Json) => [f.key, f.name]),
      );
    }
  }
  for (const query of ['from=2026-08-01&to=2026-08-07', 'date=2026-08-15', 'include=text', 'birth_star=3']) {
    const old = await running.call(`${address}&${query}`);
    assert.equal(old.text, (await running.call(`/api/v1/panchang?${query}`)).text, query);
  }
});
