import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { running } from './horoscope-scene.ts';

const address = '/api/v1/horoscope/birth';

onBoth('the samvatsara is that of the almanac: of the south, of the Tamils, of the north', async (t, kind) => {
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
