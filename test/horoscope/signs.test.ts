import assert from 'node:assert/strict';
import { languages } from '../../src/core/model/common.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { q, running, texts } from './horoscope-scene.ts';

onBoth('a sign in the list has its facts in the language of the answer', async (t, kind) => {
  const at = await running(t, kind);
  for (const lang of languages) {
    const { body } = await at.call(`/api/v1/horoscope/signs?lang=${lang}`);
    for (const sign of body.data) {
      for (const field of ['name', 'element_name', 'modality_name', 'ruler_name', 'body_part'])
        assert.ok(sign[field], `${lang} ${field}`);
      assert.equal(sign.letters.length, 9);
      assert.equal(sign.nakshatras.flatMap((of: Json) => of.padas).length, 9);
    }
  }
  const { body } = await at.call('/api/v1/horoscope/signs?lang=bn');
  const { names: _, ...kanya } = body.data[5];
  assert.deepEqual(kanya, {
    id: 6,
    slug: 'virgo',
    sanskrit_slug: 'kanya',
    name: 'কন্যা',
    symbol: '♍',
    element: 'earth',
    element_name: kanya.element_name,
    modality: 'mutable',
    modality_name: kanya.modality_name,
    ruler: 'mercury',
    ruler_name: 'বুধ',
    body_part: 'কোমর',
    letters: ['টো', 'পা', 'পী', 'পূ', 'ষ', 'ণ', 'ঠ', 'পে', 'পো'],
    nakshatras: [
      { nakshatra: 12, name: 'উত্তরফাল্গুনী', padas: [2, 3, 4] },
      { nakshatra: 13, name: 'হস্তা', padas: [1, 2, 3, 4] },
      { nakshatra: 14, name: 'চিত্রা', padas: [1, 2] },
    ],
    english_name: 'Virgo',
  });
});

onSqlite('one sign by any of its names at every address', async (t, kind) => {
  const at = await running(t, kind);
  const token = await at.tokenOf('editor');
  for (const [lang, { sign, prediction }] of Object.entries(texts)) {
    const stored = await at.call('/api/horoscope.php', { token, json: { sign, prediction, lang } });
    assert.equal(stored.body.data.sign.id, 1, sign);
  }
  for (const name of ['حمل', 'মেষ', 'மேடம் ராசி', 'మేషము', 'मेष', 'mesham', 'ARIES', '♈', '౧']) {
    const list = await at.call(`/api/v1/horoscope?lang=te&sign=${q(name)}`);
    assert.equal(list.body.data[0]?.prediction, texts.te.prediction, name);
    const admin = await at.call(`/api/admin/horoscope?sign=${q(name)}`, { token });
    assert.equal(admin.body.meta.total, 5, name);
    const match = await at.call(`/api/v1/horoscope/compatibility?sign1=${q(name)}&sign2=5`);
    assert.equal(match.body.data.sign1.id, 1, name);
  }
});

onSqlite('a name that is no sign, or of several, is told with what is accepted', async (t, kind) => {
  const at = await running(t, kind);
  const message = async (name: string, lang = ''): Promise<string> => {
    const reply = await at.call(`/api/v1/horoscope?sign=${q(name)}${lang && `&lang=${lang}`}`);
    assert.equal(reply.status, 400, name);
    assert.equal(reply.body.code, 'invalid');
    assert.equal(reply.body.errors[0].field, 'sign');
    return reply.body.errors[0].message;
  };
  for (const name of ['ophiuchus', 'ఆకాశం', 'سیارہ', '13', 'x'.repeat(3_000)]) {
    const text = await message(name);
    assert.match(text, /^is no sign: give 1 to 12, aries, .*, pisces, mesha, .*, meena, or the name/, name);
  }
  assert.match(await message('vri'), /^could be any of vrishabha, vrishchika: give 1 to 12, aries/);
  assert.match(await message('বৃ'), /^could be any of vrishabha, vrishchika: /);
  assert.match(await message('Sagitt'), /^is no sign \(did you mean dhanu\?\)/);
  const scripts = {
    te: /^[\u0c00-\u0c7f]/,
    hi: /^[\u0900-\u097f]/,
    ta: /^[\u0b80-\u0bff]/,
    bn: /^[\u0980-\u09ff]/,
    ur: /^[\u0600-\u06ff]/,
  };
  const names = { vri: 'vrishabha, vrishchika', Sagitt: 'dhanu', foo: '' };
  for (const [lang, script] of Object.entries(scripts))
    for (const [name, like] of Object.entries(names)) {
      const text = await message(name, lang);
      assert.match(text, script, `${lang} ${name}`);
      assert.match(text, / 12[,،] aries, .*, pisces, mesha, .*, meena[,،] /, `${lang} ${name}`);
      assert.ok(text.includes(like), text);
    }
});
