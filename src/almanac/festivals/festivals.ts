import { Type } from 'typebox';
import { resource } from '../../core/api/resource.ts';
import { whereEqual } from '../../core/api/resource-list.ts';
import { type FieldError, invalid } from '../../core/error.ts';
import { Day, type Lang } from '../../core/model/common.ts';
import { writeAddressUses } from '../../media/address-uses.ts';
import { regionOf } from '../../places/states.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { fold } from '../../text/fold.ts';
import { tidyLine, tidyText } from '../../text/normalise.ts';
import { slugText } from '../../text/slug.ts';
import { changedBy } from '../../users/people.ts';
import { AdminFestival, type DayFestivalInput, FestivalInput, type Repeats } from '../model/panchang-input.ts';
import type { StoredFestival } from '../store.ts';
import { tellEdits } from './edits.ts';
import { type FestivalFacts, factsOfRow, festivalOf } from './facts.ts';
import { listedName, namesOfObservance } from './festival-names.ts';
import { keyOfName } from './festival-search.ts';
import { checkRepeats } from './repeats-input.ts';

export const festivalsTopic = 'festivals';

const blank = { type: 'festival', is_holiday: false, is_tentative: false, regions: ['IN'], image_url: null };

/** @throws Fault `invalid`, fields named below `path` */
export function festivalFactsOf(
  sent: DayFestivalInput | string,
  before: FestivalFacts | null,
  { lang, regions, path = '' }: { lang: Lang; regions?: string[]; path?: string },
): FestivalFacts {
  const input: DayFestivalInput = typeof sent === 'string' ? ofText(sent) : sent;
  const field = (name: string): string => (path ? `${path}.${name}` : name);
  const errors: FieldError[] = [];
  const texts = textsOf(input, before, input.lang ?? lang);
  const named = Object.values(texts).find((t) => t.name)?.name;
  const key = input.key ?? before?.key ?? (named ? (keyOfName(named) ?? keyText(named, lang)) : '');
  if (!named && !isKnown(key))
    errors.push({ field: field('name'), message: 'is required: write it in at least one language', code: 'required' });
  const codes = input.regions?.map(regionOf);
  codes?.forEach((code, i) => {
    if (code === null)
      errors.push({
        field: field(`regions.${i}`),
        message: 'must be a code of ISO 3166-2 like IN-TS',
        code: 'pattern',
      });
  });
  if (errors.length) throw invalid(errors);
  const { type, is_holiday, is_tentative, image_url } = input;
  const own = { type, is_holiday, is_tentative, image_url, regions: codes?.length ? [...new Set(codes)] : undefined };
  const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { ...(before ?? { ...blank, ...(regions ? { regions } : {}) }), ...set, key, texts } as FestivalFacts;
}

const isKnown = (key: string): boolean => listedName(key, 'en') !== undefined;

/** A text alone is the key of a festival of the table, or its name. */
const ofText = (text: string): DayFestivalInput => (isKnown(text) ? { key: text } : { name: text });

/** A key from a name that no observance has. */
export const keyText = (name: string, lang: string): string => slugText(name, lang).replaceAll('-', '_').slice(0, 80);

function textsOf(input: DayFestivalInput, before: FestivalFacts | null, lang: Lang): FestivalFacts['texts'] {
  const all = { ...((input.texts ?? before?.texts) as Record<string, { name?: string; description?: string | null }>) };
  if (input.name !== undefined) all[lang] = { ...all[lang], name: input.name };
  if (input.description !== undefined) all[lang] = { ...all[lang], description: input.description };
  const cleaned = Object.entries(all).map(([l, { name, description }]) => {
    const text = { name: tidyLine(name ?? ''), description: tidyText(description ?? '') };
    return [l, Object.fromEntries(Object.entries(text).filter(([, value]) => value))] as const;
  });
  return Object.fromEntries(cleaned.filter(([, text]) => Object.keys(text).length));
}

/** Festivals with a row of their own, for administrators; those of a stored day are edited with it. */
export const festivalResource = resource<StoredFestival>({
  name: 'festivals',
  one: 'festival',
  table: 'festivals',
  input: FestivalInput,
  noun: AdminFestival,
  includes: { people: changedBy('festivals') },
  filters: {
    date: Day,
    from: Day,
    to: Day,
    key: FestivalInput.properties.key,
    type: FestivalInput.properties.type,
    is_holiday: Type.Boolean(),
  },
  narrow(_app, query, { from, to, search, ...equal }) {
    let q = whereEqual(query, equal);
    if (from !== undefined) q = q.where('date', '>=', from as string);
    if (to !== undefined) q = q.where('date', '<=', to as string);
    if (typeof search === 'string') q = q.where('search_text', 'like', `%${fold(search).replace(/[%_]/g, '')}%`);
    return q;
  },
  sorts: ['-date', 'id', 'key', 'type', 'is_holiday', 'is_tentative', 'created_at', 'updated_at'],
  access: { read: 'almanac.read', write: 'almanac.write' },
  topics: () => [festivalsTopic],
  toNoun(app, row) {
    const { default_lang: lang } = cachedSettings(app).basic;
    const { rev, is_sample, created_at, updated_at } = row;
    const facts = factsOfRow(row);
    const shown = festivalOf(facts, row.date, row.id, { lang, defaultLang: lang });
    const repeats = row.repeats === null ? null : (JSON.parse(row.repeats) as Repeats);
    return { ...shown, texts: facts.texts, repeats, is_sample: is_sample === 1, rev, created_at, updated_at };
  },
  async toRow(c, input, before) {
    const { date, repeats, ...sent } = input as Partial<FestivalInput>;
    if (repeats) await checkRepeats(c, repeats, before?.id);
    const { default_lang: lang } = cachedSettings(c.app).basic;
    const facts = festivalFactsOf(sent, before && factsOfRow(before), { lang });
    const names = Object.values(facts.texts).map((text) => text.name ?? '');
    return {
      ...(date === undefined ? {} : { date }),
      ...(repeats === undefined ? {} : { repeats: repeats && JSON.stringify(repeats) }),
      ...(before ? {} : { is_sample: 0 }),
      key: facts.key,
      texts: JSON.stringify(facts.texts),
      type: facts.type,
      is_holiday: +facts.is_holiday,
      is_tentative: +facts.is_tentative,
      regions: JSON.stringify(facts.regions),
      image_url: facts.image_url,
      search_text: fold([facts.key, ...names, ...Object.values(namesOfObservance(facts.key))].join(' ')),
    };
  },
  async afterWrite(c, row, before) {
    await writeAddressUses(c, 'festivals', row.id, row.image_url, before?.image_url);
    await tellEdits(c, row.date, before?.date);
  },
  async beforeRemove(c, row) {
    await writeAddressUses(c, 'festivals', row.id, null, row.image_url);
    await tellEdits(c, row.date);
  },
});
