import { Type } from 'typebox';
import { computed } from '../almanac/compute.ts';
import { panchangDays, placeIdOf } from '../almanac/day-resource.ts';
import { PanchangDay } from '../almanac/model/panchang.ts';
import { DayInput } from '../almanac/model/panchang-input.ts';
import { readerOf, reckoningOf } from '../almanac/query.ts';
import { editedDays, everyPlace, idOfDay } from '../almanac/store.ts';
import { change } from '../core/api/change.ts';
import { JsonBytes, objectsOf } from '../core/api/read.ts';
import { insertRow, updateRow } from '../core/api/resource.ts';
import type { ActRoute } from '../core/api/route.ts';
import type { Actor, App } from '../core/app.ts';
import { isoDay } from '../core/model/common.ts';
import { OldDay } from './old-dates.ts';
import { savedReply, tag } from './reply.ts';

const PostedDay = Type.Object({ ...DayInput.properties, date: OldDay }, { additionalProperties: false });

/**
 * Stores a date, at a city or everywhere, or edits what is stored of it; only the fields that are sent. Gives the day as
 * a reader of that place gets it.
 * @throws Fault `invalid`, `stale`
 */
async function post(app: App, input: DayInput & { date: string }, rev: number | null, actor: Actor) {
  const sent = { ...input, date: isoDay(input.date) };
  const placeId = placeIdOf(sent.city);
  const saved = await change(app, actor, async (c) => {
    const id = await idOfDay(c.tx, sent.date, placeId);
    const row =
      id === undefined ? await insertRow(c, panchangDays, sent) : await updateRow(c, panchangDays, id, sent, rev);
    return { id: row.id, rev: row.rev ?? 0, created: id === undefined };
  });
  const reader = readerOf(app, placeId === everyPlace ? {} : { city: String(placeId) }, sent.lang);
  const edited = await editedDays(app.db.write, sent.date, sent.date, reader.place);
  const { json } = await computed(app, 'day', edited, sent.date, { reader, reckoning: reckoningOf(app) });
  return {
    ...saved,
    date: sent.date,
    placeId,
    data: { ...(objectsOf(new JsonBytes(json)) as PanchangDay), id: saved.id },
  };
}

export const panchangScript: ActRoute = {
  method: 'POST',
  path: '/api/panchang.php',
  tag,
  summary: 'Store a day of the almanac, or edit the stored one of that `date` (and `city`)',
  access: 'almanac.write',
  body: PostedDay,
  reply: PanchangDay,
  status: 201,
  also: { 200: PanchangDay },
  async run(app, { body, rev, actor }) {
    const saved = await post(app, body as DayInput & { date: string }, rev, actor);
    const city = saved.placeId === everyPlace ? '' : `&city=${saved.placeId}`;
    return savedReply(app, saved, `/api/v1/panchang/day?date=${saved.date}${city}`);
  },
};
