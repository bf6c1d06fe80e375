import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { placeIdLabel } from '../src/notifications/devices/tags.ts';
import type { Target } from '../src/notifications/model/notification.ts';
import {
  type DeviceRange,
  devicesBetween,
  oneOfEach,
  preview,
  rangesOf,
} from '../src/notifications/targeting/audience.ts';
import { lineOf, placesNow } from '../src/places/tree.ts';
import { aMandal } from './plans-data.ts';
import { faultsOf, listenTo } from './plans-read.ts';
import { onBoth, start } from './support/helper.ts';

/** Devices: a fan-out reads 20,000 of them at a time. One of 90 is of the mandal, every other one of its state. */
const devices = 45_000;
const share = 90;
const ofMandal = devices / share;
const now = Date.UTC(2026, 10, 20, 6);

onBoth('a push to a mandal reads the traits of devices by ranges of their index, each range once', async (t, kind) => {
  const { app } = (await start(t, kind, { CACHE_MB: '0', WORKERS: '0' })).dinam;
  const { read, write } = app.db;
  const line = lineOf(await placesNow(read, [aMandal]), aMandal).map(({ id }) => placeIdLabel(id));
  assert.ok(line.length >= 3, 'a mandal lies in a district, that in a state');
  const labels = (some: string[]): string => `\n${some.join('\n')}\n`;
  const at = new Date(now).toISOString();
  await sql`insert into devices (installation_id, kind, value, value_hash, platform, lang, categories, last_seen_at, rev,
      created_at, updated_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(devices)})
    select 'phone-' || i, 'token', 'token-' || i, 'hash-' || i, 'android', 'te', '[]', ${sql.lit(at)}, 1, ${sql.lit(at)},
      ${sql.lit(at)} from n`.execute(write);
  await sql`insert into device_traits (device_id, platform, lang, kind, seen_on, version_high, version_low, labels)
    select id, platform, lang, kind, '2026-11-20', 1, 0,
      case when id % ${sql.lit(share)} = 0 then ${labels(line)}
        when id % 2 = 0 then ${labels(line.slice(-1))} else '' end from devices`.execute(write);
  const place = String(aMandal);
  const targets: [Target, count: number][] = [
    [{ type: 'place', value: place }, ofMandal],
    [{ type: 'segment', value: { all: [{ place }, { lang: 'te' }] } } as Target, ofMandal],
  ];
  const heard = listenTo(app);
  const wrong = new Map<string, string>();
  const judge = async (what: string): Promise<string[]> => {
    const taken = heard.take();
    for (const query of taken)
      for (const { kind: fault, detail } of await faultsOf(app, query))
        wrong.set(`${fault} ${query.sql}`, `${what}: ${detail}`);
    heard.take(); // the questions about the plans
    return taken.map((query) => query.sql);
  };
  for (const isAnalyzed of [false, true]) {
    if (isAnalyzed) await sql`analyze`.execute(write);
    for (const [target, count] of targets) {
      heard.take();
      const ranges: DeviceRange[] = [];
      for await (const range of rangesOf(read, target, 200, now)) ranges.push(range);
      assert.equal(
        ranges.reduce((sum, { size }) => sum + size, 0),
        count,
      );
      const ofTraits = (await judge(`ranges of ${target.type}`)).filter((text) => /"device_traits"/.test(text));
      // Three windows: where each ends, and who is meant in it; and that there is no fourth.
      assert.equal(ofTraits.length, 7);
      const { from, to, size } = ranges[1] as DeviceRange;
      const found = await devicesBetween(read, target, from, to, now);
      assert.equal(found.length, size);
      await judge(`devices of ${target.type}`);
    }
  }
  assert.deepEqual(Object.fromEntries(wrong), {});

  // Counting reads all traits once: on PostgreSQL in one query, elsewhere by the same windows.
  for (const [target, count] of targets) {
    assert.equal((await preview(app, target)).count, count);
    assert.equal((await oneOfEach(app, target)).count, count);
    const counting = (await judge(`count of ${target.type}`)).filter((text) => /count\(\*\)/.test(text));
    assert.equal(counting.length, kind === 'sqlite' ? 6 : 2);
  }
  // A handful of groups is sorted everywhere.
  const allowed = kind === 'sqlite' ? /: USE TEMP B-TREE FOR GROUP BY/ : /: (Seq Scan device_traits|\w* ?Sort above)/;
  assert.deepEqual(
    [...wrong.values()].filter((detail) => !allowed.test(detail)),
    [],
  );
});
