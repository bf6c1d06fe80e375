import assert from 'node:assert/strict';
import { type Json, onSqlite } from '../support/helper.ts';
import { running } from './horoscope-scene.ts';

const address = '/api/v1/horoscope/birth';

onSqlite('the samvatsara is that of the almanac: of the south, of the Tamils, of the north', async (t, kind) => {
  const at = await running(t, kind);
  const place = 'date=1990-08-15&city=Ujjain';
  const names: string[] = [];
  for (const lang of ['te', 'mr', 'ta', 'hi', 'gu', 'ur', 'ne']) {
    const day = await at.call(`/api/v1/panchang/day?${place}&lang=${lang}&include=calendars`);
    assert.equal(day.status, 200, day.text);
    const { southern, tamil, northern } = day.body.data.calendars.samvatsara;
    const theirs = { te: southern, mr: southern, ta: tamil }[lang] ?? northern.of_vikram_year;
    const birth = await at.call(`${address}?${place}&time=10:30&lang=${lang}`);
    const { value, text } = birth.body.data.avakahada.find((row: Json) => row.code === 'samvatsara');
    assert.deepEqual([value, text], [String(theirs.id), theirs.name], lang);
    names.push(text);
  }
  assert.deepEqual([names[0], names[3]], ['ప్రమోదూత', 'सुभानु']);
});

const words = {
  te: ['లగ్నం (నవాంశ): ', 'తిథి: ', 'యోగం: ', 'కరణం: '],
  hi: ['लग्न (नवांश): ', 'तिथि: ', 'योग: ', 'करण: '],
  ta: ['லக்னம் (நவாம்சம்): ', 'திதி: ', 'யோகம்: ', 'கரணம்: '],
};

onSqlite('a navamsa of the lagna, a tithi, yoga or karana that changes near the time is told', async (t, kind) => {
  const at = await running(t, kind);
  const born = async (time: string, lang: string, date = '1990-08-15') =>
    (await at.call(`${address}?date=${date}&city=Hyderabad&time=${time}&lang=${lang}`)).body.data;
  const day = (await at.call(`/api/v1/panchang/day?date=1990-08-15&city=Hyderabad&lang=te`)).body.data;
  const secondsOf = (iso: string) => Date.parse(iso) / 1000;
  for (const [lang, [navamsa = '', ...headings]] of Object.entries(words)) {
    for (const [i, code] of ['tithi', 'yoga', 'karana'].entries()) {
      const { end } = day[code].find((limb: Json) => limb.end);
      for (const seconds of [-100, 100]) {
        const local = new Date((secondsOf(end) + seconds + 19_800) * 1000).toISOString();
        const [date = '', time = ''] = local.slice(0, 19).split('T');
        const { notes } = await born(time, lang, date);
        const note = notes.find((n: Json) => n.code === code);
        assert.ok(note?.text.startsWith(headings[i]), `${time} ${JSON.stringify(notes)}`);
        assert.ok(Math.abs(secondsOf(note.at) - secondsOf(end)) <= 1, `${note.at} ${end}`);
        assert.match(note.text, / → /);
      }
    }
    // From the middle of Tula on, an hour has four or five padas: every change is told before and after it.
    let before = await born('10:30', lang);
    let changes = 0;
    for (let minute = 32; minute < 60; minute += 2) {
      const after = await born(`10:${minute}`, lang);
      const of = ({ ascendant: { nakshatra, pada, navamsa: sign } }: Json) =>
        `${nakshatra.name} ${pada} (${sign.name})`;
      if (of(before) !== of(after)) {
        changes++;
        for (const { notes } of [before, after]) {
          const note = notes.find((n: Json) => n.code === 'lagna_pada');
          assert.ok(note?.text.startsWith(`${navamsa}${of(before)} → ${of(after)}, 10:`), JSON.stringify(notes));
        }
      }
      before = after;
    }
    assert.ok(changes === 2 || changes === 3, `${changes}`);
  }
});
