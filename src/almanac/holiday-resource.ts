import { Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { type Input, resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { Fault, type FieldError, invalid } from '../core/error.ts';
import { Day, type Lang } from '../core/model/common.ts';
import { regionOf } from '../places/states.ts';
import { cachedSettings } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { tidyLine } from '../text/normalise.ts';
import { changedBy } from '../users/people.ts';
import { tellEdits } from './festivals/edits.ts';
import { keyOfName } from './festivals/festival-search.ts';
import { festivalsTopic, keyText } from './festivals/festivals.ts';
import { nameOfHoliday, settledNames } from './festivals/holiday-names.ts';
import { AdminHoliday, HolidayInput, HolidayKind } from './model/holiday.ts';
import type { StoredHoliday } from './store.ts';

type Texts = Record<string, { name?: string }>;

function textsOf(input: Partial<HolidayInput>, before: Texts, lang: Lang): Texts {
  const all = { ...((input.texts as Texts | undefined) ?? before) };
  if (input.name !== undefined) all[lang] = { name: input.name };
  const tidied = Object.entries(all).map(([l, { name = '' }]) => [l, { name: tidyLine(name) }] as const);
  return Object.fromEntries(tidied.filter(([, { name }]) => name));
}

/** What names a holiday: its region, date and key. */
interface Named {
  region: string;
  date: string;
  key: string;
}

/** The key comes from the name where none is sent. @throws Fault `invalid` */
function namedOf(input: Partial<HolidayInput>, texts: Texts, before: Named | null, lang: Lang): Named {
  const name = Object.values(texts)[0]?.name;
  const key = input.key ?? before?.key ?? (name ? (keyOfName(name) ?? keyText(name, lang)) : '');
  const region = input.region === undefined ? before?.region : regionOf(input.region);
  const errors: FieldError[] = [];
  if (!name && Object.keys(settledNames(key)).length === 0)
    errors.push({ field: 'name', message: 'is required: write it in at least one language', code: 'required' });
  if (!region?.startsWith('IN'))
    errors.push({ field: 'region', message: 'must be a code of ISO 3166-2 like IN-TS', code: 'pattern' });
  if (errors.length) throw invalid(errors);
  return { region: region ?? '', date: input.date ?? before?.date ?? '', key };
}

async function idOf({ tx }: Change, { region, date, key }: Named): Promise<number | null> {
  const rows = tx.selectFrom('holidays').select('id').where('region', '=', region).where('date', '=', date);
  return (await rows.where('key', '=', key).executeTakeFirst())?.id ?? null;
}

const langOf = (c: Change, input: Partial<HolidayInput>): Lang =>
  input.lang ?? cachedSettings(c.app).basic.default_lang;

/** The row that a line of a file means without naming its id. */
export function existingHoliday(c: Change, sent: Input): Promise<number | null> {
  const input = sent as Partial<HolidayInput>;
  const lang = langOf(c, input);
  return idOf(c, namedOf(input, textsOf(input, {}, lang), null, lang));
}

/** Holidays that editors have given; the shipped ones are not rows. */
export const holidayResource = resource<StoredHoliday>({
  name: 'holidays',
  one: 'holiday',
  table: 'holidays',
  input: HolidayInput,
  noun: AdminHoliday,
  includes: { people: changedBy('holidays') },
  filters: {
    date: Day,
    from: Day,
    to: Day,
    region: HolidayInput.properties.region,
    kind: HolidayKind,
    is_removed: Type.Boolean(),
  },
  narrow(_app, query, { from, to, search, region, ...equal }) {
    let q = whereEqual(query, { ...equal, ...(region ? { region: regionOf(String(region)) ?? region } : {}) });
    if (from !== undefined) q = q.where('date', '>=', from as string);
    if (to !== undefined) q = q.where('date', '<=', to as string);
    if (typeof search === 'string') q = q.where('search_text', 'like', `%${fold(search).replace(/[%_]/g, '')}%`);
    return q;
  },
  sorts: ['-date', 'id', 'region', 'kind', 'key', 'created_at', 'updated_at'],
  access: { read: 'almanac.read', write: 'almanac.write' },
  topics: () => [festivalsTopic],
  toNoun(app, row) {
    const { default_lang: lang } = cachedSettings(app).basic;
    const { id, date, region, key, kind, order_no: order, source_url: source, rev, created_at, updated_at } = row;
    const texts = JSON.parse(row.texts) as Texts;
    const name = nameOfHoliday({ key, texts }, { lang, defaultLang: lang });
    const is_removed = row.is_removed === 1;
    return { id, date, key, name, region, kind, order, source, texts, is_removed, rev, created_at, updated_at };
  },
  afterWrite: (c, row, before) => tellEdits(c, row.date, before?.date),
  beforeRemove: (c, row) => tellEdits(c, row.date),
  async toRow(c, sent, before) {
    const input = sent as Partial<HolidayInput>;
    const lang = langOf(c, input);
    const texts = textsOf(input, before ? (JSON.parse(before.texts) as Texts) : {}, lang);
    const named = namedOf(input, texts, before, lang);
    const holder = await idOf(c, named);
    if (holder !== null && holder !== before?.id)
      throw new Fault('conflict', 'There is already a holiday of that key on that day.', {
        errors: [{ field: 'date', message: 'is taken', code: 'taken' }],
      });
    const names = Object.values(texts).map(({ name = '' }) => name);
    return {
      ...named,
      ...(input.order === undefined ? (before ? {} : { order_no: null }) : { order_no: input.order }),
      ...(input.source === undefined ? (before ? {} : { source_url: null }) : { source_url: input.source }),
      kind: input.kind ?? before?.kind ?? 'general',
      texts: JSON.stringify(texts),
      is_removed: +(input.is_removed ?? before?.is_removed === 1),
      search_text: fold([named.key, named.region, ...names, ...Object.values(settledNames(named.key))].join(' ')),
    };
  },
});
