import type { Lang } from '../../core/model/common.ts';
import { label, nameOf } from '../../panchang/names.ts';
import tables from '../compatibility/data/tables.json' with { type: 'json' };
import { animalOf, ganaOf, nadiOf } from '../compatibility/star-kootas.ts';
import { nameLetters } from '../nakshatras/letters.ts';
import { grahaName } from '../signs/graha-name.ts';
import { signFacts, signView } from '../signs/signs.ts';
import type { BirthAlmanac } from './almanac.ts';
import type { ChartGraha, ChartPoint } from './chart.ts';
import { lordOfNakshatra } from './dasha.ts';
import type { AvakahadaRow } from './model.ts';
import { type BirthWord, birthWord } from './words.ts';

/** Two signs have another group in each half. */
function vashyaOf({ sign, degree }: ChartPoint): BirthWord {
  const { groups, by_half_sign } = tables.vashya;
  return groups[by_half_sign[sign - 1]?.[degree < 15 ? 0 : 1] as number] as BirthWord;
}

/** Whose years have the name of the southern or the Tamil cycle, or, as in the north, that of the Vikram year by Jupiter. */
const cycles: Partial<Record<Lang, 'tamil' | 'vikram'>> = {
  ta: 'tamil',
  hi: 'vikram',
  gu: 'vikram',
  pa: 'vikram',
  ur: 'vikram',
  ne: 'vikram',
};

/**
 * The avakahada table: what the Moon's sign and nakshatra at birth stand for, and the almanac of the instant. Varna is shown
 * as the element of the sign, from which it follows, so that no answer assigns a caste to a reader.
 */
export function avakahadaOf(moon: ChartGraha, almanac: BirthAlmanac, lang: Lang): AvakahadaRow[] {
  const { nakshatra, pada, sign } = moon;
  const facts = signFacts(sign);
  const starred = { sign, star: { nakshatra, pada } };
  const row = (code: string, name: string, value: string, text: string): AvakahadaRow => ({ code, name, value, text });
  const group = (code: BirthWord, key: BirthWord) => row(code, birthWord(code, lang), key, birthWord(key, lang));
  const lord = (code: 'sign_lord' | 'nakshatra_lord', graha: Parameters<typeof grahaName>[0]) =>
    row(code, birthWord(code, lang), graha, grahaName(graha, lang));
  const named = (code: string, table: Parameters<typeof nameOf>[0], id: number, name = label(code, lang)) =>
    row(code, name, String(id), nameOf(table, id, lang));
  const letters = nameLetters(nakshatra, lang);
  return [
    row('moon_sign', label('moon_sign', lang), String(sign), signView(sign, lang).name),
    lord('sign_lord', facts.lord as Parameters<typeof grahaName>[0]),
    row('nakshatra', label('nakshatra', lang), String(nakshatra), nameOf('nakshatras', nakshatra, lang)),
    row('pada', label('pada', lang), String(pada), String(pada)),
    lord('nakshatra_lord', lordOfNakshatra(nakshatra)),
    row('name_letter', birthWord('name_letter', lang), letters[pada - 1] as string, letters.join(' ')),
    group('element', facts.element as BirthWord),
    group('vashya', vashyaOf(moon)),
    group('yoni', animalOf(starred)),
    group('gana', ganaOf(starred)),
    group('nadi', nadiOf(starred)),
    named('tithi', 'tithis', almanac.tithi),
    named('paksha', 'pakshas', almanac.paksha),
    named('yoga', 'yogas', almanac.yoga),
    named('karana', 'karanas', almanac.karana),
    named('vara', 'weekdays', almanac.weekday),
    named('vedic_weekday', 'weekdays', almanac.vedicWeekday, birthWord('vedic_weekday', lang)),
    named('samvatsara', 'samvatsaras', almanac.samvatsara[cycles[lang] ?? 'southern']),
  ];
}
