import assert from 'node:assert/strict';
import { languages } from '../../src/core/model/common.ts';
import { type Json, onSqlite, type Running } from '../support/helper.ts';
import { fieldsOf, q, running } from './horoscope-scene.ts';

type Query = Record<string, string | number>;

const asker =
  (at: Running) =>
  (query: Query): Promise<{ status: number; text: string; body: Json; headers: Headers }> => {
    const params = Object.entries(query).map(([name, value]) => `${name}=${q(String(value))}`);
    return at.call(`/api/v1/horoscope/compatibility?${params.join('&')}`);
  };

onSqlite('compatibility of two birth stars, in the names of six languages, at both addresses', async (t, kind) => {
  const at = await running(t, kind);
  const ask = asker(at);
  const plain = await ask({ nakshatra1: 4, pada1: 2, nakshatra2: 13, lang: 'en' });
  assert.equal(plain.status, 200, plain.text);
  const { data } = plain.body;
  assert.deepEqual(
    [data.sign1.id, data.sign2.id, data.system, data.max_score, data.role1],
    [2, 6, 'vedic', 36, 'groom'],
  );
  assert.deepEqual(data.nakshatra1, { id: 4, name: 'Rohini', pada: 2 });
  assert.deepEqual(data.nakshatra2, { id: 13, name: 'Hasta', pada: null });
  assert.deepEqual(
    data.factors.map((f: Json) => [f.code, f.max]),
    [
      ['varna', 1],
      ['vashya', 2],
      ['tara', 3],
      ['yoni', 4],
      ['graha_maitri', 5],
      ['gana', 6],
      ['bhakoot', 7],
      ['nadi', 8],
    ],
  );
  assert.deepEqual(
    data.factors.slice(3, 6).map((f: Json) => f.note),
    ['Serpent – Buffalo', 'Shukra – Budha', 'Manushya – Deva'],
  );
  const sum = data.factors.reduce((total: number, f: Json) => total + f.score, 0);
  assert.deepEqual([data.score, data.percentage], [sum, Math.round((sum / 36) * 100)]);
  assert.deepEqual(data.doshas, [
    {
      code: 'bhakoot_dosha',
      name: 'Bhakoot dosha',
      cancelled: true,
      note: 'The lords of the signs are friends: cancelled.',
    },
  ]);
  assert.match(plain.headers.get('cache-control') ?? '', /max-age=3600/);

  for (const [one, two] of [
    ['రోహిణి నక్షత్రం', 'హస్త'],
    ['रोहिणी', 'हस्ता'],
    ['ரோகிணி', 'அஸ்தம்'],
    ['রোহিণী', 'হস্ত'],
    ['روہنی', 'ہست'],
    ['ROHINI', 'Hastham'],
    ['౪', '১৩'],
  ] as const) {
    const named = await ask({ nakshatra1: one, pada1: 2, nakshatra2: two, lang: 'en' });
    assert.equal(named.text, plain.text, `${one}, ${two}`);
  }
  const old = '/api/v1/index.php?endpoint=horoscope&action=compatibility';
  assert.equal((await at.call(`${old}&nakshatra1=4&pada1=2&nakshatra2=13&lang=en`)).text, plain.text);

  const turned = await ask({ nakshatra1: 4, pada1: 2, nakshatra2: 13, role1: 'bride', lang: 'en' });
  assert.equal(turned.body.data.role1, 'bride');
  assert.equal(
    turned.body.data.score,
    (await ask({ nakshatra1: 13, nakshatra2: 4, pada2: 2, lang: 'en' })).body.data.score,
  );
  assert.notEqual(turned.body.data.score, data.score, 'gana counts from the bride');
});

onSqlite('the sign follows from the star, and one that contradicts it is refused', async (t, kind) => {
  const at = await running(t, kind);
  const ask = asker(at);
  const sign1 = async (query: Query): Promise<number> => {
    const reply = await ask({ nakshatra2: 'రేవతి', ...query });
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data.sign1.id;
  };
  assert.equal(await sign1({ nakshatra1: 'కృత్తిక', pada1: 1 }), 1);
  assert.equal(await sign1({ nakshatra1: 'कृत्तिका', pada1: 2 }), 2);
  assert.equal(await sign1({ nakshatra1: 'கார்த்திகை', sign1: 'ரிஷபம்' }), 2);
  assert.equal(await sign1({ nakshatra1: 'কৃত্তিকা', sign1: 'মেষ' }), 1);
  assert.equal(await sign1({ nakshatra1: 'روہنی' }), 2);

  const refused: [Query, string, RegExp][] = [
    [{ nakshatra1: 'కృత్తిక', nakshatra2: 27 }, 'pada1', /lies in Mesha and Vrishabha/],
    [{ nakshatra1: 27, nakshatra2: 'चित्रा' }, 'pada2', /lies in Kanya and Tula/],
    [{ nakshatra1: 4, sign1: 'మేషం', nakshatra2: 27 }, 'sign1', /contradicts nakshatra1, which lies in Vrishabha/],
    [{ nakshatra1: 3, pada1: 1, sign1: 2, nakshatra2: 27 }, 'sign1', /which lies in Mesha/],
    [{ nakshatra1: 4, sign2: 1 }, 'nakshatra2', /required with nakshatra1/],
    [{ sign1: 1, nakshatra2: 4 }, 'nakshatra1', /required with nakshatra2/],
    [{ sign1: 1, sign2: 2, pada2: 3 }, 'pada2', /needs nakshatra2/],
    [{ nakshatra1: 'అభిజిత్', nakshatra2: 4 }, 'nakshatra1', /is no nakshatra/],
    [{ nakshatra1: 28, nakshatra2: 4 }, 'nakshatra1', /is no nakshatra/],
    [{ nakshatra1: 4, pada1: 5, nakshatra2: 4 }, 'pada1', /./],
    [{ nakshatra1: 4, nakshatra2: 4, system: 'western' }, 'nakshatra1', /not for system=western/],
    [{ sign1: 1, sign2: 2, role1: 'గురువు' }, 'role1', /./],
    [{ sign1: 1, sign2: 2, system: 'chinese' }, 'system', /./],
  ];
  for (const [query, field, message] of refused) {
    const reply = await ask({ ...query, lang: 'en' });
    assert.equal(reply.status, 400, JSON.stringify(query));
    const error = reply.body.errors.find((e: Json) => e.field === field);
    assert.ok(error, `${JSON.stringify(query)}: ${reply.text}`);
    assert.match(error.message, message);
  }
  for (const query of [{}, { system: 'western' }] as Query[]) {
    assert.deepEqual(fieldsOf((await ask(query)).body), ['sign1', 'sign2']);
  }
  const porutham = await ask({ system: 'porutham', sign1: 1, sign2: 2 });
  assert.deepEqual(fieldsOf(porutham.body), ['nakshatra1', 'nakshatra2']);
});

onSqlite('the ten poruthams, and words in every language', async (t, kind) => {
  const at = await running(t, kind);
  const ask = asker(at);
  const tamil = await ask({ system: 'porutham', nakshatra1: 'பூசம்', nakshatra2: 'அஸ்வினி', lang: 'ta' });
  assert.equal(tamil.status, 200, tamil.text);
  const { data } = tamil.body;
  assert.deepEqual(
    data.factors.map((f: Json) => `${f.code} ${f.score}`),
    [
      'dina 1',
      'gana 1',
      'mahendra 0',
      'stri_dirgha 0.5',
      'yoni 1',
      'rasi 0',
      'rasyadhipati 1',
      'vasya 0',
      'rajju 1',
      'vedha 1',
    ],
  );
  assert.deepEqual([data.score, data.max_score, data.verdict], [6.5, 10, 'fair']);
  assert.equal(data.factors[0].name, 'தினம்');
  assert.equal(data.factors[8].note, 'தொடை – பாதம்: உத்தமம்');
  assert.deepEqual(data.doshas, []);

  // Ashwini and Jyeshtha pierce each other, and both are of the foot.
  const pierced = await ask({ system: 'porutham', nakshatra1: 1, nakshatra2: 18, lang: 'te' });
  assert.deepEqual(
    pierced.body.data.doshas.map((d: Json) => [d.code, d.name, d.cancelled]),
    [
      ['rajju_dosha', 'రజ్జు దోషం', false],
      ['vedha_dosha', 'వేధ దోషం', false],
    ],
  );
  assert.match(pierced.body.data.summary, /రజ్జు దోషం/);

  for (const lang of languages)
    for (const system of ['vedic', 'porutham']) {
      const reply = await ask({ system, nakshatra1: 10, nakshatra2: 19, lang });
      const said = JSON.stringify(reply.body.data);
      assert.equal(reply.status, 200, said);
      assert.doesNotMatch(said, /undefined/);
      for (const text of [...reply.body.data.factors, ...reply.body.data.doshas])
        assert.ok(text.name && text.note, `${lang} ${text.code}`);
      // No answer assigns a caste.
      assert.doesNotMatch(said, /brahmin|kshatriya|vaishya|shudra|బ్రాహ్మణ|ब्राह्मण|क्षत्रिय/i);
    }
  const signs = await ask({ sign1: 'మేషం', sign2: 'సింహం', lang: 'te' });
  assert.equal(signs.body.data.max_score, 15);
  assert.match(signs.body.data.note, /జన్మ నక్షత్రాలు కావాలి/);
});
