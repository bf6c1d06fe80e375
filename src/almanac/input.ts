import { instant, isoTime } from '../core/clock.ts';
import type { FieldError } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import { karanaOf } from '../panchang/names.ts';
import { weekdayOf } from '../panchang/zone.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import {
  type FactMoment,
  type FactName,
  type FactSpan,
  type Facts,
  factNames,
  fieldKinds,
  type LanguageTexts,
  type Limb,
  type Masa,
  type NamedFact,
} from './day/facts.ts';
import { clockPattern, type DayInput } from './model/panchang-input.ts';

type NameInput = number | { id?: number; number?: number | null; name?: string; names?: LanguageTexts };
type LimbInput = NameInput & Partial<FactSpan>;

/** Empty text is none. */
function tidied(texts: LanguageTexts, tidy: (text: string) => string): LanguageTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([lang, text]) => (tidy(text ?? '') ? [[lang, tidy(text ?? '')]] : [])),
  );
}

/**
 * A name as it is kept. `name` is in the language of the input; names in other languages stay while the id does, so
 * that an editor of one language does not remove what one of another has written.
 */
function namedOf(input: NameInput, before: NamedFact | undefined, lang: Lang): NamedFact {
  const sent = typeof input === 'number' ? { id: input } : input;
  const id = sent.id ?? karanaOf(sent.number as number);
  const { [lang]: _, ...others } = before?.id === id ? (before.names ?? {}) : {};
  const own = sent.name === undefined ? {} : { [lang]: sent.name };
  const names = tidied(sent.names ? { ...sent.names, ...own } : { ...others, ...own }, tidyLine);
  return Object.keys(names).length ? { id, names } : { id };
}

const momentOf = (text: string): FactMoment => {
  const clock = text.match(clockPattern);
  return clock ? `${clock[1]}:${clock[2]}:${clock[3] ?? '00'}` : isoTime(instant(text));
};
const spanOf = ({ start, end }: Partial<FactSpan>): FactSpan => ({
  start: start == null ? null : momentOf(start as string),
  end: end == null ? null : momentOf(end as string),
});

function limbOf(input: LimbInput, before: Limb[] | undefined, lang: Lang): Limb {
  const sent = typeof input === 'number' ? { id: input } : (input as Exclude<LimbInput, number>);
  const id = sent.id ?? karanaOf(sent.number as number);
  const named = namedOf(
    sent,
    before?.find((limb) => limb.id === id),
    lang,
  );
  return { ...named, ...spanOf(sent as Partial<FactSpan>), ...(sent.number == null ? {} : { number: sent.number }) };
}

function masaOf(input: Record<string, unknown>, before: Masa | undefined, lang: Lang): Masa {
  const masa: Masa = { ...before };
  for (const month of ['amanta', 'purnimanta', 'solar'] as const) {
    const sent = input[month] as NameInput | null | undefined;
    if (sent === null) delete masa[month];
    else if (sent !== undefined) masa[month] = namedOf(sent, before?.[month], lang);
  }
  if (input.is_adhika === null) delete masa.is_adhika;
  else if (input.is_adhika !== undefined) masa.is_adhika = input.is_adhika as boolean;
  return masa;
}

function storedValue(field: FactName, sent: unknown, before: Facts, lang: Lang): unknown {
  switch (fieldKinds[field]) {
    case 'named':
      return namedOf(sent as NameInput, before[field] as NamedFact | undefined, lang);
    case 'limbs':
      return (sent as LimbInput[]).map((limb) => limbOf(limb, before[field] as Limb[] | undefined, lang));
    case 'masa':
      return masaOf(sent as Record<string, unknown>, before.masa, lang);
    case 'moment':
      return momentOf(sent as string);
    case 'span':
      return spanOf(sent as FactSpan);
    case 'spans':
      return (sent as FactSpan[]).map(spanOf);
    case 'texts':
      return tidied(typeof sent === 'string' ? { ...before.notes, [lang]: sent } : (sent as LanguageTexts), tidyText);
    default:
      return sent;
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** What is stored of a day once the fields that are sent have been laid into it; null takes a field out. */
export function factsOf(input: DayInput, before: Facts, lang: Lang): Facts {
  const facts: Record<string, unknown> = { ...before };
  for (const field of factNames) {
    const sent = input[field];
    if (sent === undefined) continue;
    const value = sent === null ? undefined : storedValue(field, sent, before, lang);
    if (value === undefined || isEmpty(value)) delete facts[field];
    else facts[field] = value;
  }
  return facts as Facts;
}

/** What the schema cannot say of an input. */
export function inputErrors(input: DayInput, date: string): FieldError[] {
  const errors: FieldError[] = [];
  const weekday = input.weekday as NameInput | null | undefined;
  const id = typeof weekday === 'number' ? weekday : weekday?.id;
  if (id !== undefined && id !== weekdayOf(date))
    errors.push({ field: 'weekday', message: `of ${date} is ${weekdayOf(date)}, counted from Sunday` });
  ((input.karana ?? []) as LimbInput[]).forEach((limb, i) => {
    if (typeof limb === 'number') return;
    if (limb.id === undefined && limb.number == null)
      errors.push({ field: `karana.${i}.id`, message: 'is required, or number', code: 'required' });
    else if (limb.id !== undefined && limb.number != null && karanaOf(limb.number) !== limb.id)
      errors.push({ field: `karana.${i}.number`, message: `is karana ${karanaOf(limb.number)}, not ${limb.id}` });
  });
  return errors;
}

// What is in force on a day may begin on the day before it and end on the one after the next.
const farthestMs = 4 * 86_400_000;

/**
 * Whether one moment comes before another, or with it. As text, moments of one kind sort as time does; an instant and a
 * clock cannot be compared without a place.
 */
function isBefore(moment: FactMoment | null | undefined, other: FactMoment | null | undefined): boolean {
  const [a, b] = [String(moment ?? ''), String(other ?? '')];
  return a !== '' && a.length === b.length && a <= b;
}

/** Times that cannot belong to the date: a slip of the pen that would be shown to everybody. */
export function timeErrors(facts: Facts, date: string): FieldError[] {
  const errors: FieldError[] = [];
  const noon = Date.parse(`${date}T12:00:00Z`);
  const check = (moment: FactMoment | null | undefined, field: string): void => {
    if (typeof moment === 'string' && moment.includes('T') && Math.abs(Date.parse(moment) - noon) > farthestMs)
      errors.push({ field, message: `is days away from ${date}` });
  };
  const checkSpan = (span: FactSpan, field: string): void => {
    check(span.start, `${field}.start`);
    check(span.end, `${field}.end`);
    if (isBefore(span.end, span.start))
      errors.push({ field: `${field}.end`, message: 'must be after start', code: 'range' });
  };
  if (isBefore(facts.sunset, facts.sunrise))
    errors.push({ field: 'sunset', message: 'must be after sunrise', code: 'range' });
  for (const field of factNames) {
    const value = facts[field];
    if (value === undefined) continue;
    const kind = fieldKinds[field];
    if (kind === 'moment') check(value as FactMoment, field);
    else if (kind === 'span') checkSpan(value as FactSpan, field);
    else if (kind === 'spans' || kind === 'limbs')
      (value as FactSpan[]).forEach((s, i) => void checkSpan(s, `${field}.${i}`));
  }
  return errors;
}
