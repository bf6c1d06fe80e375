import { type Static, Type } from 'typebox';
import { change } from '../core/api/change.ts';
import { insertRow, updateRow } from '../core/api/resource.ts';
import type { ActRoute } from '../core/api/route.ts';
import type { Actor, App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { isoDay } from '../core/model/common.ts';
import { AdminHoroscope } from '../horoscope/model.ts';
import { HoroscopeInput, horoscopeResource, predictionColumns } from '../horoscope/resource.ts';
import * as store from '../horoscope/store.ts';
import { OldDay } from './old-dates.ts';
import { savedReply, tag } from './reply.ts';

const PostedHoroscope = Type.Object(
  {
    ...HoroscopeInput.properties,
    date: Type.Optional(OldDay),
  },
  { additionalProperties: false },
);
type PostedHoroscope = Static<typeof PostedHoroscope>;

/**
 * Edits the prediction of this sign, period, date and language, or adds it; period, date and language are daily, today
 * and the default one unless given.
 * @throws Fault `invalid`, `stale`
 */
async function post(app: App, input: PostedHoroscope, rev: number | null, actor: Actor) {
  const { date, ...rest } = input;
  const whole = { ...rest, ...(date === undefined ? {} : { date: isoDay(date) }) };
  const attempt = () =>
    change(app, actor, async (c) => {
      const { sign, period, start_date, lang } = predictionColumns(
        c,
        whole as Partial<HoroscopeInput>,
        null,
      ) as store.StoredHoroscope;
      const id = await store.idOfKey(c.tx, { sign, period, start: start_date, lang });
      const { sign: _s, period: _p, date: _d, lang: _l, ...fields } = whole;
      if (id === undefined && rev !== null) throw new Fault('stale', 'There is no such prediction to edit.');
      const row =
        id === undefined
          ? await insertRow(c, horoscopeResource, whole)
          : await updateRow(c, horoscopeResource, id, fields, rev);
      return { row, created: id === undefined };
    });
  // When two requests add the same at once, the second finds the row of the first at its second try.
  const { row, created } = await attempt().catch((error: unknown) => {
    if (error instanceof Fault && error.code !== 'conflict') throw error;
    return attempt();
  });
  return { id: row.id, created, rev: row.rev ?? 0, data: await horoscopeResource.toNoun(app, row) };
}

export const horoscopeScript: ActRoute = {
  method: 'POST',
  path: '/api/horoscope.php',
  tag,
  summary: 'Add a prediction, or edit the one of this sign, period, date and language',
  access: 'horoscope.write',
  body: PostedHoroscope,
  reply: AdminHoroscope,
  status: 201,
  also: { 200: AdminHoroscope },
  async run(app, { body, rev, actor }) {
    const saved = await post(app, body as PostedHoroscope, rev, actor);
    return savedReply(app, saved, `/api/v1/horoscope?id=${saved.id}`);
  },
};
