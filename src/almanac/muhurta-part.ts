import type { Part } from '../model/panchang-parts.ts';
import type { Span } from '../panchang/limbs.ts';
import { anandadisOf } from '../panchang/muhurta/anandadi.ts';
import { bhadrasOf } from '../panchang/muhurta/bhadra.ts';
import { chandrashtamaOf } from '../panchang/muhurta/birth.ts';
import { kalamsOf } from '../panchang/muhurta/kalams.ts';
import { panchakaOf } from '../panchang/muhurta/panchaka.ts';
import { dishaShulaOf } from '../panchang/muhurta/shula.ts';
import { twilightOf } from '../panchang/muhurta/twilight.ts';
import { dayYogasOf } from '../panchang/muhurta/yogas.ts';
import { label, nameOf, wordOf } from '../panchang/names.ts';
import type { PartOf } from './parts.ts';
import { writerOf } from './writer.ts';

/** The good and bad times of a day in the order of the clock, and what comes of weekday, star and sign. */
export function muhurtaPart({ date, reader, reckoning }: PartOf): Part<'muhurta'> {
  const { place, lang } = reader;
  const { span, named } = writerOf(reader);
  const kalams = kalamsOf(date, place, reckoning);
  const twilight = twilightOf(date, place, reckoning);
  const word = (key: string) => ({ key, name: label(key, lang) });
  const windows = (found: readonly (readonly [key: string, spans: readonly (Span | null)[]])[]) =>
    found
      .flatMap(([key, spans]) => spans.flatMap((s) => (s ? [{ key, name: label(key, lang), at: s }] : [])))
      .toSorted((a, b) => a.at.start - b.at.start)
      .map(({ at, ...word }) => ({ ...word, ...span(at) }));
  const panchaka = panchakaOf(date, place, reckoning);
  const shula = dishaShulaOf(date);
  const chandrashtama = chandrashtamaOf(date, place, reckoning);
  return {
    good: windows([
      ['brahma_muhurta', [twilight.brahmaMuhurta]],
      ['pratah_sandhya', [twilight.pratahSandhya]],
      ['abhijit', [twilight.abhijit]],
      ['vijaya_muhurta', [twilight.vijaya]],
      ['godhuli', [twilight.godhuli]],
      ['sayahna_sandhya', [twilight.sayahnaSandhya]],
      ['nishita', [twilight.nishita]],
      ['amrita_kalam', kalams.amritaKalam],
    ]),
    bad: windows([
      ['rahu_kalam', [kalams.rahuKalam]],
      ['yamagandam', [kalams.yamagandam]],
      ['gulika_kalam', [kalams.gulikaKalam]],
      ['durmuhurtam', kalams.durmuhurtam],
      ['varjyam', kalams.varjyam],
      ['bhadra', bhadrasOf(date, place, reckoning)],
    ]),
    abhijit_is_weak: kalams.abhijit?.isWeak ?? false,
    alternative_varjyam: kalams.otherVarjyam.map(span),
    yogas: dayYogasOf(date, place, reckoning).map(({ key, ...at }) => ({
      key,
      name: label(key.endsWith('_yoga') ? key : `${key}_yoga`, lang),
      ...span(at),
    })),
    anandadi: anandadisOf(date, place, reckoning).map(({ id, key, isGood, ...at }) => ({
      key,
      name: nameOf('anandadi', id, lang),
      quality: isGood ? 'good' : 'bad',
      ...span(at),
    })),
    bhadra: bhadrasOf(date, place, reckoning).map(({ tithi, places, mukha, puchha, ...at }) => ({
      ...span(at),
      tithi: named('tithis', tithi),
      places: places.map(({ place: where, ...when }) => ({ ...word(where), ...span(when) })),
      mukha: span(mukha),
      puchha: span(puchha),
    })),
    panchaka: panchaka && {
      kind: panchaka.kind && { key: panchaka.kind, name: label(`${panchaka.kind}_panchaka`, lang) },
      ...span(panchaka),
    },
    disha_shula: {
      key: shula.direction,
      name: wordOf('directions', shula.direction, lang),
      remedy: word(shula.remedy),
    },
    chandrashtama: {
      signs: chandrashtama.signs.map(({ sign, ...at }) => ({ sign: named('rashis', sign), ...span(at) })),
      nakshatras: chandrashtama.nakshatras.map(({ nakshatra, ...at }) => ({
        nakshatra: named('nakshatras', nakshatra),
        ...span(at),
      })),
    },
  };
}
