import { Type } from 'typebox';
import type { Change } from '../core/api/change.ts';
import { columns, flag, inputOnly, json, line, same } from '../core/api/columns.ts';
import { resource } from '../core/api/resource.ts';
import { hasText, whereEqual } from '../core/api/resource-list.ts';
import { namedBy } from '../core/api/select-fields.ts';
import { Fault, invalidField } from '../core/error.ts';
import { refuseUsed } from '../core/merge/uses.ts';
import { Id, languages } from '../core/model/common.ts';
import { checkSlug, dropFormerSlugs, freeSlug, keepFormerSlug } from '../core/slugs/former.ts';
import { dropMerged } from '../core/slugs/merged.ts';
import { tidyLine } from '../text/normalise.ts';
import { changedBy } from '../users/people.ts';
import { placesMoved, placeUses } from './hooks.ts';
import { AdminPlace, PlaceInput, type PlaceType, placeTypeOf, placeTypes } from './model.ts';
import { placeSearchText, slugsFor, writeNames, wrongParent } from './parts.ts';
import { placesNamed } from './search.ts';
import { aliasesOfRows } from './shipped/lgd.ts';
import { codeOf, placeLevel, placesTopic, pushTopic, type StoredPlace } from './tree.ts';
import { canonicalZone } from './zones/zones.ts';

type Names = NonNullable<PlaceInput['texts']>;

const placeColumns = columns<StoredPlace, PlaceInput>({
  name: line(),
  type: { ...same<PlaceType>(), write: (type) => placeTypeOf(type) as PlaceType },
  parent_id: same<number | null>(null),
  slug: same(),
  code: { ...same<string | null>(null), write: (code) => (code === null ? null : codeOf(code)) },
  texts: json<Names>({}, tidyNames),
  lat: same<number | null>(null),
  lon: same<number | null>(null),
  tz: { ...same<string | null>(null), write: (tz) => (tz === null ? null : zoneOf(tz)) },
  is_active: flag(true),
  take_slug: inputOnly(),
});

/** The tree as editors manage it. */
export const placeResource = resource<StoredPlace>({
  name: 'places',
  one: 'place',
  table: 'places',
  input: PlaceInput,
  noun: AdminPlace,
  includes: { people: changedBy('places'), parent: namedBy('parent_id', 'places', 'name') },
  filters: {
    parent_id: Id,
    type: Type.Enum([...placeTypes]),
    is_active: Type.Boolean(),
    is_shipped: Type.Boolean(),
  },
  sorts: ['slug', 'name', 'type', 'parent_id', 'is_active', 'id', 'created_at', 'updated_at'],
  nullable: ['parent_id'],
  narrow(_app, query, { search, ...equal }) {
    const rows = whereEqual(query, equal);
    if (typeof search !== 'string') return rows;
    return rows.where((e) => e.or([hasText('search_text', search), e('id', 'in', placesNamed(search))]));
  },
  access: { read: 'places.read', write: 'places.write' },
  // Every list of news shows places, so it follows from this topic too.
  topics: () => [placesTopic],
  toNoun: (_app, row) => {
    const { is_edited: _, search_text: __, ...rest } = row;
    return {
      ...rest,
      ...placeColumns.read(row),
      is_shipped: row.is_shipped === 1,
      topics: Object.fromEntries(languages.map((lang) => [lang, pushTopic(lang, row.slug)])),
    };
  },
  async toRow(c, input, before) {
    const written = placeColumns.write(input as Partial<PlaceInput>);
    const row: Partial<StoredPlace> = before
      ? { is_edited: 1, ...written }
      : { ...placeColumns.blank, is_shipped: 0, is_edited: 0, ...written };
    const whole = { ...before, ...row } as StoredPlace;
    checkPoint(whole);
    const parentSlug = await checkPlace(c, whole, before);
    if (row.slug === undefined && !before)
      row.slug = await freeSlug(c.tx, 'places', slugsFor(whole.name, whole.type, parentSlug));
    const id = before?.id ?? null;
    const { take_slug: takes } = input as Partial<PlaceInput>;
    if (row.slug !== undefined) await checkSlug(c, 'places', { slug: row.slug, id, takes, one: 'place' });
    await checkCode(c, { ...whole, ...row }, id ?? 0);
    row.search_text = placeSearchText({ ...whole, ...row });
    return row;
  },
  async afterWrite(c, row, before) {
    const same = before && before.name === row.name && before.slug === row.slug && before.texts === row.texts;
    await keepFormerSlug(c, 'places', row, before);
    if (!same) await writeNames(c.tx, [row], await aliasesOfRows([row]));
    if (before && before.parent_id !== row.parent_id) await placesMoved(c, [row.id]);
  },
  async beforeRemove(c, { id, is_shipped }) {
    if (is_shipped === 1)
      throw new Fault('conflict', 'The place comes with Dinam and would come again; make it inactive instead.');
    await refuseUsed(c, placeUses, id);
    await dropMerged(c, 'places', id);
    await dropFormerSlugs(c, 'places', id);
  },
});

function tidyNames(texts: Names): Names {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([lang, text]) =>
      text?.name === undefined ? [] : [[lang, { name: tidyLine(text.name) }]],
    ),
  );
}

function zoneOf(text: string): string {
  const zone = canonicalZone(text);
  if (zone === null) throw invalidField('tz', 'must be an IANA zone like Asia/Kolkata', 'pattern');
  return zone;
}

function checkPoint({ lat, lon }: StoredPlace): void {
  if ((lat === null) !== (lon === null))
    throw invalidField(lat === null ? 'lat' : 'lon', `is required with ${lat === null ? 'lon' : 'lat'}`, 'required');
}

/** That the place may lie where it says, and what is below it too. Gives the slug of its parent. */
async function checkPlace(c: Change, place: StoredPlace, before: StoredPlace | null): Promise<string | null> {
  if (before && before.type === place.type && before.parent_id === place.parent_id) return null;
  const parent =
    place.parent_id === null
      ? null
      : await c.tx.selectFrom('places').select(['type', 'slug']).where('id', '=', place.parent_id).executeTakeFirst();
  if (parent === undefined) throw invalidField('parent_id', 'is no place', 'not_found');
  const wrong = wrongParent(place.type, parent?.type ?? null);
  if (wrong) throw invalidField('parent_id', wrong);
  if (before && before.type !== place.type) {
    const below = await c.tx
      .selectFrom('places')
      .select('type')
      .distinct()
      .where('parent_id', '=', before.id)
      .execute();
    const wide = below.find(({ type }) => placeLevel(type) <= placeLevel(place.type));
    if (wide) throw invalidField('type', `cannot be ${place.type}: a ${wide.type} lies below the place`);
  }
  return parent?.slug ?? null;
}

async function checkCode(c: Change, { code, type }: StoredPlace, id: number): Promise<void> {
  if (code === null) return;
  const others = c.tx.selectFrom('places').select('id').where('id', '<>', id);
  if (await others.where('type', '=', type).where('code', '=', code).executeTakeFirst())
    throw new Fault('conflict', 'There is another place with this code.', {
      errors: [{ field: 'code', message: `is that of another ${type}` }],
    });
}
