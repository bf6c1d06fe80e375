import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { countUpTo } from '../../core/merge/count.ts';
import type { Merges } from '../../core/merge/merge.ts';
import type { Use } from '../../core/merge/uses.ts';
import { placeUses } from '../hooks.ts';
import { arePlacesInside } from '../limits.ts';
import { writeNames, wrongParent } from '../parts.ts';
import { placeResource } from '../resource.ts';
import { aliasesOfRows } from '../shipped/lgd.ts';
import { lineOf, namesOf, placesNow, type StoredPlace } from '../tree.ts';

/** The places right below one. Their stories carry its label, so they are labelled anew with its own. */
export const childPlaces: Use = {
  columns: ['places.parent_id'],
  kind: 'places',
  count: (db, id, most) => countUpTo(db, 'places', sql`parent_id = ${id}`, most),
  async refuse(c, id) {
    const child = await c.tx.selectFrom('places').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst();
    if (child)
      throw new Fault('conflict', 'There are places below this one; move them first, or merge it into another.');
  },
  async follow(c, { from, into }) {
    await c.tx
      .updateTable('places')
      .set((e) => ({ parent_id: into, rev: e('rev', '+', 1), updated_at: c.now }))
      .where('parent_id', '=', from)
      .execute();
  },
};

/** @throws Fault `conflict`, `forbidden`, `invalid` naming `into` */
async function check(c: Change, from: StoredPlace, into: StoredPlace): Promise<void> {
  if (from.is_shipped === 1)
    throw new Fault('conflict', 'The place comes with Dinam and would come again; merge the other one into it.');
  const { limits } = c.actor;
  if (limits.place_ids.length > 0)
    for (const id of [from.id, into.id])
      if (!(await arePlacesInside(c.tx, limits, [id])))
        throw new Fault('forbidden', 'Both places must lie in what you write for.');
  if (lineOf(await placesNow(c.tx, [into.id]), into.id).some(({ id }) => id === from.id))
    throw invalidField('into', 'lies below the one that is to be merged');
  const below = await c.tx.selectFrom('places').select('type').distinct().where('parent_id', '=', from.id).execute();
  for (const { type } of below) {
    const wrong = wrongParent(type, into.type);
    if (wrong) throw invalidField('into', wrong);
  }
}

/** How a place goes into another. */
export const placeMerges: Merges<StoredPlace> = {
  def: placeResource,
  kind: 'places',
  job: 'places.merge',
  uses: placeUses,
  check,
  names: (from) => [from.name, from.slug, ...Object.values(namesOf(from)).filter((name) => name !== undefined)],
  gain: async (c, into) => writeNames(c.tx, [into], await aliasesOfRows([into])),
  isHeld: false,
};
