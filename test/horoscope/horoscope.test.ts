import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { friday, q, running, texts } from './horoscope-scene.ts';

onSqlite('what an editor posts is what readers get, in five languages and at every address', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  for (const [lang, { sign, title, prediction }] of Object.entries(texts)) {
    const json = {
      sign,
      lang,
      title,
      prediction,
      love: 'ok',
      rating: 4,
      lucky_number: 9,
      lucky_color: { name: 'ఎరుపు', hex: '#FF0000' },
      lucky_time: '10:30 – 11:30',
      factors: [{ code: 'chandrashtama', name: 'చంద్రాష్టమం' }],
    };
    const posted = await at.call('/api/horoscope.php', { token, json });
    assert.equal(posted.status, 201, posted.text);
    const { id } = posted.body.data;
    assert.equal(posted.headers.get('location'), `${at.dinam.app.config.publicUrl}/api/v1/horoscope?id=${id}`);
    const bodies = [];
    for (const url of [
      `/api/horoscope.php?lang=${lang}`,
      `/api/v1/index.php?endpoint=horoscope&lang=${lang}`,
      `/api/v1/horoscope?lang=${lang}`,
    ]) {
      const reply = await at.call(url);
      assert.equal(reply.status, 200, reply.text);
      bodies.push(reply.text);
      const [item] = reply.body.data;
      assert.equal(item.id, id);
      assert.deepEqual([item.sign.id, item.sign.slug, item.sign.symbol], [1, 'aries', '♈']);
      assert.deepEqual([item.title, item.prediction, item.lang], [title, prediction, lang]);
      assert.deepEqual([item.period, item.date], ['daily', '2026-11-20']);
      assert.deepEqual(item.range, { start: '2026-11-20', end: '2026-11-20' });
      assert.deepEqual(item.lucky_color, { name: 'ఎరుపు', hex: '#ff0000' });
      const unknown = { graha: null, house: null, from: null, until: null, effect: null };
      assert.deepEqual(item.factors[0], {
        code: 'chandrashtama',
        name: 'చంద్రాష్టమం',
        note: null,
        ...unknown,
        text: null,
      });
      assert.deepEqual([item.rating, item.source], [4, 'editor']);
      assert.deepEqual([reply.body.meta.total, reply.body.meta.has_more], [12, false]);
    }
    assert.equal(new Set(bodies).size, 1, 'one body at every address');
    for (const url of [`/api/horoscope.php?id=${id}`, `/api/v1/index.php?endpoint=horoscope&id=${id}&lang=te`]) {
      const one = await at.call(url);
      assert.equal(one.body.data.title, title);
    }
    const old = await at.call('/api/v1/horoscope_api.php', {});
    assert.equal(old.status, 200);
  }
  const byName = await at.call(`/api/v1/horoscope?lang=te&sign=${q('మేషం')}&date=2026-11-20`);
  assert.equal(byName.body.data[0].title, texts.te.title);
  const other = await at.call('/api/v1/horoscope?lang=te&sign=taurus');
  assert.deepEqual([other.body.data.length, other.body.data[0].source], [1, 'computed']);
  const few = await at.call('/api/v1/horoscope?lang=te&fields=prediction');
  assert.deepEqual(Object.keys(few.body.data[0]).sort(), ['id', 'prediction']);
});

onBoth('the same sign, period, date and language is one prediction', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  const post = (json: Json) => at.call('/api/horoscope.php', { token, json });
  const first = await post({ sign: 'leo', prediction: 'మొదటిది', love: 'ప్రేమ', date: '20-11-2026' });
  assert.equal(first.status, 201);
  const read = () => at.call('/api/horoscope.php?sign=5&date=20-11-2026');
  assert.equal((await read()).body.data[0].prediction, 'మొదటిది');
  const second = await post({ sign: 5, prediction: 'రెండవది' });
  assert.equal(second.status, 200, second.text);
  assert.equal(second.body.data.id, first.body.data.id);
  const [item] = (await read()).body.data;
  assert.deepEqual([item.prediction, item.love], ['రెండవది', 'ప్రేమ'], 'only what was sent has changed');
  const rated = await post({ sign: 'సింహం', rating: 5, love: '' });
  assert.equal(rated.status, 200);
  assert.deepEqual([rated.body.data.prediction, rated.body.data.rating, rated.body.data.love], ['రెండవది', 5, null]);
  const stale = await at.call('/api/horoscope.php', {
    token,
    json: { sign: 'leo', rating: 1 },
    headers: { 'if-match': '"1"' },
  });
  assert.equal(stale.status, 412);
  const form = await at.call('/api/horoscope.php', {
    token,
    form: { sign: 'कन्या', lang: 'hi', prediction: 'शुभ दिन', rating: '3', period: 'weekly', date: '18-11-2026' },
  });
  assert.equal(form.status, 201, form.text);
  assert.deepEqual(form.body.data.range, { start: '2026-11-16', end: '2026-11-22' });
  const both = await Promise.all([1, 2, 3, 4].map((n) => post({ sign: 'tula', prediction: `సాయంత్రం ${n}` })));
  assert.deepEqual(both.map((r) => r.status).sort(), [200, 200, 200, 201], 'four at once make one row');
});

onSqlite(
  'weeks begin on Monday; months are those of the calendar; a Telugu year begins with Ugadi',
  async (t, kind) => {
    const at = await running(t, kind);
    const token = await at.tokenOf('editor');
    for (const period of ['daily', 'weekly', 'monthly', 'yearly'])
      assert.equal(
        (await at.call('/api/horoscope.php', { token, json: { sign: 'mesha', period, prediction: period } })).status,
        201,
      );
    const rows: [period: string, inside: string[], outside: string[]][] = [
      ['daily', ['2026-11-20'], ['2026-11-19', '2026-11-21']],
      ['weekly', ['2026-11-16', '2026-11-22'], ['2026-11-15', '2026-11-23']],
      ['monthly', ['2026-11-01', '2026-11-30'], ['2026-10-31', '2026-12-01']],
      ['yearly', ['2026-03-19', '2027-04-06'], ['2026-03-18', '2027-04-07']],
    ];
    for (const [period, inside, outside] of rows) {
      for (const date of inside) {
        const { body } = await at.call(`/api/v1/horoscope?period=${period}&date=${date}`);
        assert.equal(body.data[0]?.prediction, period, `${period} ${date}`);
      }
      for (const date of outside) {
        const { body } = await at.call(`/api/v1/horoscope?period=${period}&date=${date}`);
        assert.equal(body.data[0]?.source, 'computed', `${period} ${date}`);
      }
    }
  },
);

onSqlite('today has twelve signs, and ends at midnight of the default city', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  await at.call('/api/horoscope.php', { token, json: { sign: 12, prediction: 'ఈ రోజు' } });
  const today = () => at.call('/api/v1/horoscope_api.php');
  const first = await today();
  assert.equal(first.body.data.length, 12);
  assert.deepEqual(
    first.body.data.map((h: Json) => h.sign.id),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
  assert.deepEqual([first.body.data[0].id, first.body.data[0].source], [null, 'computed']);
  assert.equal(first.body.data[0].sign.name, 'మేషం');
  assert.equal(first.body.data[11].prediction, 'ఈ రోజు');
  assert.equal((await at.call('/api/v1/horoscope/today')).text, first.text);

  // Ten seconds before midnight in Hyderabad: nobody may keep the answer longer than that.
  at.clock.ms = Date.parse('2026-11-20T18:29:50Z');
  const list = () => at.call('/api/v1/horoscope', {});
  for (const read of [today, list]) {
    const control = (await read()).headers.get('cache-control') ?? '';
    const ages = [...control.matchAll(/(?:max-age|s-maxage)=(\d+)/g)].map((m) => Number(m[1]));
    assert.ok(ages.length === 2 && ages.every((age) => age <= 10), control);
  }
  const etag = (await today()).headers.get('etag') as string;
  const again = () => at.call('/api/v1/horoscope_api.php', { headers: { 'if-none-match': etag } });
  assert.equal((await again()).status, 304);
  at.clock.ms = Date.parse('2026-11-20T18:30:00Z');
  const next = await again();
  assert.equal(next.status, 200, 'at midnight the answer is another one');
  assert.deepEqual([next.body.data[11].date, next.body.data[11].source], ['2026-11-21', 'computed']);
  assert.equal((await list()).body.data[11].date, '2026-11-21');
  // Yesterday by its date is there for good, and has not become what "today" means.
  const dated = await at.call('/api/v1/horoscope?date=2026-11-20');
  assert.equal(dated.body.data[11].prediction, 'ఈ రోజు');
  assert.match(dated.headers.get('cache-control') ?? '', /max-age=30,/);
  assert.equal((await list()).body.data[11].source, 'computed');

  // Another default city, another day: in Auckland it is Saturday already, in New York still Friday.
  at.clock.ms = friday;
  const owner = await at.tokenOf('owner');
  const settings = await at.call('/api/admin/settings/basic', { token: owner });
  const moved = await at.call('/api/admin/settings/basic', {
    method: 'PATCH',
    token: owner,
    json: { default_city: 'New York' },
    headers: { 'if-match': settings.headers.get('etag') as string },
  });
  assert.equal(moved.status, 200, moved.text);
  at.clock.ms = Date.parse('2026-11-21T02:00:00Z');
  assert.equal((await at.call('/api/v1/horoscope/today')).body.data[11].prediction, 'ఈ రోజు');
});

onSqlite('signs and compatibility, by any name of a sign', async (t, kind) => {
  const at = await running(t, kind);
  const signs = await at.call('/api/v1/index.php?endpoint=horoscope&action=signs');
  assert.equal(signs.text, (await at.call('/api/v1/horoscope/signs')).text);
  assert.equal(signs.body.data.length, 12);
  assert.deepEqual(
    signs.body.data.map((s: Json) => s.name),
    ['మేషం', 'వృషభం', 'మిథునం', 'కర్కాటకం', 'సింహం', 'కన్య', 'తుల', 'వృశ్చికం', 'ధనుస్సు', 'మకరం', 'కుంభం', 'మీనం'],
  );
  assert.equal(Object.keys(signs.body.data[0].names).length, 14);
  assert.match(signs.headers.get('cache-control') ?? '', /max-age=3600/);
  const tamil = await at.call('/api/v1/horoscope/signs?lang=ta');
  assert.equal(tamil.body.data[1].name, 'ரிஷபம்');

  const match = (one: string, two: string, rest = '') =>
    at.call(`/api/v1/index.php?endpoint=horoscope&action=compatibility&sign1=${q(one)}&sign2=${q(two)}${rest}`);
  const plain = await match('aries', 'leo', '&lang=en');
  assert.deepEqual(
    [plain.body.data.system, plain.body.data.score, plain.body.data.max_score, plain.body.data.percentage],
    ['vedic', 7, 15, 47],
  );
  assert.equal(
    plain.text,
    (await at.call('/api/v1/horoscope/compatibility?sign1=1&sign2=5&lang=en&system=vedic')).text,
  );
  for (const [one, two] of [
    ['Mesha', 'SIMHA'],
    ['మేషం', 'సింహం'],
    ['मेष', 'सिंह'],
    ['மேஷம்', 'சிம்மம்'],
    ['মেষ', 'সিংহ'],
    ['حمل', 'اسد'],
    ['୧', '౫'],
    ['♈', '♌'],
  ] as [string, string][])
    assert.equal((await match(one, two, '&lang=en')).text, plain.text, `${one} and ${two}`);
  const western = await match('4', '10', '&system=western&lang=ur');
  assert.deepEqual([western.body.data.score, western.body.data.max_score], [65, 100]);
  assert.deepEqual(
    western.body.data.factors.map((f: Json) => f.code),
    ['element', 'modality', 'aspect'],
  );
  assert.equal(western.body.data.sign1.name, 'سرطان');
});
