import { type Change, change } from '../../core/api/change.ts';
import { insertRow, updateRow } from '../../core/api/resource.ts';
import { etag } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { type FieldError, invalid, invalidField } from '../../core/error.ts';
import { daysBetween } from '../../panchang/zone.ts';
import { regionOf } from '../../places/states.ts';
import { computed } from '../compute.ts';
import type { Festival } from '../model/panchang.ts';
import { AdminFestival, MoveFestivalBody } from '../model/panchang-input.ts';
import { readerOf, reckoningOf, yearErrors } from '../query.ts';
import { editedFestivals, movedDays, type StoredFestival } from '../store.ts';
import { type FestivalFacts, factsOfRow, isObservedIn } from './facts.ts';
import { festivalResource } from './festivals.ts';

interface Move {
  key: string;
  from: string;
  to: string;
  /** ISO 3166-2; IN: wherever it is kept on `from`. */
  region: string;
}

/** @throws Fault `invalid` naming each field that is wrong */
function moveOf({ key, from, to, region = 'IN' }: Omit<Move, 'region'> & { region?: string }): Move {
  const code = regionOf(region);
  const errors: FieldError[] = yearErrors({ from, to });
  if (!code?.startsWith('IN'))
    errors.push({ field: 'region', message: 'must be a code of ISO 3166-2 like IN-TS', code: 'pattern' });
  const days = Math.abs(daysBetween(from, to));
  if (days === 0) errors.push({ field: 'to', message: 'must be another day than from' });
  if (days > movedDays)
    errors.push({ field: 'to', message: `must be within ${movedDays} days from from`, code: 'range' });
  if (errors.length) throw invalid(errors);
  return { key, from, to, region: code as string };
}

/** What readers have of the festival on the day that it leaves. @throws Fault `invalid` where it is not kept */
async function shownOn(app: App, { key, from, region }: Move): Promise<Festival[]> {
  const reader = readerOf(app, {}, undefined);
  const edited = await editedFestivals(app.db.read, from, from, region);
  const range = { from, to: from, reader, reckoning: reckoningOf(app) };
  const { json } = await computed(app, 'festivals', edited, region === 'IN' ? 'all' : { region }, range, {});
  const found = (JSON.parse(Buffer.from(json).toString()) as Festival[]).filter((festival) => festival.key === key);
  if (found.length === 0) throw invalidField('key', 'is not kept on that day', 'not_found');
  return found;
}

const rowsOn = (c: Change, { key, from }: Move): Promise<StoredFestival[]> =>
  c.tx
    .selectFrom('festivals')
    .selectAll()
    .where('key', '=', key)
    .where('date', '=', from)
    .where('repeats', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute() as Promise<StoredFestival[]>;

const announced = { is_tentative: false };

/** What editors have written of the day is moved itself; of a row for several states one state leaves. */
async function moveRow(c: Change, row: StoredFestival, { to, region }: Move): Promise<StoredFestival | null> {
  const facts = factsOfRow(row);
  if (region === 'IN' || facts.regions.every((code) => code === region))
    return updateRow(c, festivalResource, row.id, { date: to, ...announced }, null, { action: 'move' });
  if (!facts.regions.includes(region)) return null;
  const regions = facts.regions.filter((code) => code !== region);
  await updateRow(c, festivalResource, row.id, { regions }, null, { action: 'move' });
  const { key, texts, type, is_holiday, image_url } = facts;
  return insertRow(c, festivalResource, {
    date: to,
    key,
    texts,
    type,
    is_holiday,
    image_url,
    regions: [region],
    ...announced,
  });
}

/** A row of its own for what is computed, or of what all of India has by an editor. */
function addRow(
  c: Change,
  { type, is_holiday, regions }: Pick<FestivalFacts, 'type' | 'is_holiday' | 'regions'>,
  { key, to }: Move,
) {
  return insertRow(c, festivalResource, { date: to, key, type, is_holiday, regions, ...announced });
}

async function moved(c: Change, move: Move, shown: readonly Festival[]): Promise<StoredFestival> {
  const written: StoredFestival[] = [];
  for (const row of await rowsOn(c, move)) {
    const done = await moveRow(c, row, move);
    if (done) written.push(done);
  }
  const { region } = move;
  if (region === 'IN') {
    const computedOnes = shown.filter(({ source }) => source !== 'manual');
    const regions = [...new Set(computedOnes.flatMap((festival) => festival.regions))];
    const [first] = computedOnes;
    if (first) written.push(await addRow(c, { ...first, regions }, move));
  } else if (written.length === 0) {
    const first = shown.find(({ regions }) => isObservedIn(regions, region)) as Festival;
    written.push(await addRow(c, { ...first, regions: [region] }, move));
  }
  const [row] = written;
  if (!row) throw invalidField('key', 'is given with a stored day: change that day');
  await c.audit('move', 'festivals', row.id, { ...move });
  return row;
}

/** Moves a festival: what the committees of the Moon announce, or a state decides. Moving it back undoes it. */
export const moveRoute: ActRoute = {
  method: 'POST',
  tag: 'Admin: festivals',
  access: festivalResource.access.write,
  path: '/api/admin/festivals/move',
  summary:
    'Move a festival to a day nearby, in one state or everywhere; phones that were reminded of another day are told',
  body: MoveFestivalBody,
  reply: AdminFestival,
  async run(app, { body, actor }) {
    const move = moveOf(body as object as Move);
    const shown = await shownOn(app, move);
    const row = await change(app, actor, (c) => moved(c, move, shown));
    return { data: await festivalResource.toNoun(app, row), message: 'Moved.', headers: etag(row.rev) };
  },
};
