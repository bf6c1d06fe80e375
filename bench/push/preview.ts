import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeApp, openApp } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import type { Target } from '../../src/notifications/model/notification.ts';
import { preview, rangesOf } from '../../src/notifications/targeting/audience.ts';
import { fillDevices } from './devices.ts';

/**
 * How long the preview of a target takes, and the ranges of its fan-out: `node bench/push/preview.ts [devices]`. On
 * PostgreSQL with DATABASE_URL, which has to be an empty database, else on SQLite in a folder of its own.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const runs = 7;

const folder = mkdtempSync(join(tmpdir(), 'dinam-bench-'));
const url = process.env.DATABASE_URL;
const app = await openApp(
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    REQUEST_TIMEOUT_MS: '600000',
    ...(url ? { DATABASE_URL: url } : {}),
  }),
);

/** The first place of a type, as `fillDevices` numbers them. */
const idOf = async (type: 'mandal'): Promise<string> => {
  const places = app.db.read.selectFrom('places').select('id').where('type', '=', type).orderBy('id');
  return String((await places.executeTakeFirstOrThrow()).id);
};

const targets: Record<string, Target> = {
  all: { type: 'all' },
  lang: { type: 'lang', value: 'te' },
  category: { type: 'category', value: 'sports' },
  place: { type: 'place', value: 'Telangana' },
  mandal: { type: 'place', value: await idOf('mandal') },
  'place that is none of the tree': { type: 'place', value: 'Akulavarighanapuram' },
  device: { type: 'device', value: 500_000 },
  'segment: platform, version, last seen': {
    type: 'segment',
    value: { platform: 'android', app_version: { min: '2.3' }, last_seen_days: 30 },
  },
  'segment: language and category': { type: 'segment', value: { lang: 'te', category: 'sports' } },
  'segment: category or place, not a language': {
    type: 'segment',
    value: { any: [{ category: 'sports' }, { place: 'Telangana' }], not: { lang: 'hi' } },
  },
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

try {
  await fillDevices(app.db, count);
  for (const [name, target] of Object.entries(targets)) {
    const times: number[] = [];
    let found = 0;
    for (let i = 0; i < runs; i++) {
      const start = performance.now();
      found = (await preview(app, target)).count ?? 0;
      times.push(performance.now() - start);
    }
    const start = performance.now();
    let ranges = 0;
    for await (const { size } of rangesOf(app.db.write, target, 500, app.now())) ranges += size > 0 ? 1 : 0;
    const [least, middle] = [Math.min(...times), median(times)].map((ms) => ms.toFixed(0));
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const heap = Math.round(process.memoryUsage().rss / 1_048_576);
    console.log(
      `${name}: ${found} devices, preview ${middle} ms (least ${least}), ${ranges} ranges in ${seconds} s, ${heap} MB`,
    );
  }
} finally {
  await closeApp(app);
  rmSync(folder, { recursive: true, force: true });
}
