import type { Span } from '../../panchang/limbs.ts';
import { anandadisOf } from '../../panchang/muhurta/anandadi.ts';
import { bhadrasOf } from '../../panchang/muhurta/bhadra.ts';
import { chandrashtamaOf, goodForOf } from '../../panchang/muhurta/birth.ts';
import { kalamsOf } from '../../panchang/muhurta/kalams.ts';
import { panchakaOf } from '../../panchang/muhurta/panchaka.ts';
import { dishaShulaOf } from '../../panchang/muhurta/shula.ts';
import { twilightOf } from '../../panchang/muhurta/twilight.ts';
import { dayYogasOf } from '../../panchang/muhurta/yogas.ts';
import { label, namedWord, nameOf } from '../../panchang/names.ts';
import type { PanchangPart } from '../model/panchang-parts.ts';
import { writerOf } from '../text/writer.ts';
import type { PartOf } from './part.ts';

/** A window as a day shows it. */
interface Shown {
  start: string | null;
  end: string | null;
}

const inOrder = <W extends Shown>(windows: W[]): W[] =>
  windows.toSorted((a, b) => Date.parse(a.start ?? a.end ?? '') - Date.parse(b.start ?? b.end ?? ''));

/** The good and bad times of a day in the order of the clock, and what comes of weekday, star and sign. */
export function muhurtaPart({ date, day, reader, reckoning }: PartOf): PanchangPart<'muhurta'> {
  const { place, lang } = reader;
  const { span, named } = writerOf(reader);
  const kalams = kalamsOf(date, place, reckoning);
  const twilight = twilightOf(date, place, reckoning);
  const word = (key: string) => ({ key, name: label(key, lang) });
  const computed = (found: Record<string, Span | null>) =>
    Object.entries(found).flatMap(([key, window]) => (window ? [{ ...word(key), ...span(window) }] : []));
  // Fields of the day itself are shown unchanged: an editor may have laid a field over it.
  const ofDay = (...keys: (keyof typeof day & string)[]) =>
    keys.flatMap((key) =>
      [day[key]].flat().flatMap((window) => (window ? [{ ...word(key), ...(window as Shown) }] : [])),
    );
  const panchaka = panchakaOf(date, place, reckoning);
  const shula = dishaShulaOf(date);
  const chandrashtama = chandrashtamaOf(date, place, reckoning);
  const goodFor = goodForOf(date, place, reckoning);
  const bhadras = bhadrasOf(date, place, reckoning);
  const { pratahSandhya, vijaya, godhuli, sayahnaSandhya, nishita } = twilight;
  return {
    good: inOrder([
      ...ofDay('brahma_muhurta', 'abhijit', 'amrita_kalam'),
      ...computed({
        pratah_sandhya: pratahSandhya,
        vijaya_muhurta: vijaya,
        godhuli,
        sayahna_sandhya: sayahnaSandhya,
        nishita,
      }),
    ]),
    bad: inOrder([
      ...ofDay('rahu_kalam', 'yamagandam', 'gulika_kalam', 'durmuhurtam', 'varjyam'),
      ...bhadras.flatMap((bhadra) => computed({ bhadra })),
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
    bhadra: bhadras.map(({ tithi, places, mukha, puchha, ...at }) => ({
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
      name: namedWord('directions', shula.direction, lang),
      remedy: word(shula.remedy),
    },
    chandrashtama: {
      signs: chandrashtama.signs.map(({ sign, ...at }) => ({ sign: named('rashis', sign), ...span(at) })),
      nakshatras: chandrashtama.nakshatras.map(({ nakshatra, ...at }) => ({
        nakshatra: named('nakshatras', nakshatra),
        ...span(at),
      })),
    },
    good_for: {
      tarabala: goodFor.tarabala.map(({ nakshatras, ...at }) => ({
        nakshatras: nakshatras.map((id) => named('nakshatras', id)),
        ...span(at),
      })),
      chandrabala: goodFor.chandrabala.map(({ signs, ...at }) => ({
        signs: signs.map((id) => named('rashis', id)),
        ...span(at),
      })),
    },
  };
}
