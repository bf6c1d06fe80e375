import { createHash } from 'node:crypto';
import { parseJson } from '../../core/api/validate.ts';
import { Fault } from '../../core/error.ts';
import { columnsOf, registerMany } from '../../notifications/devices/register.ts';
import {
  type DeviceInput,
  DeviceInput as DeviceInputSchema,
  installationIdPattern,
} from '../../notifications/model/device.ts';
import { hashOfValue } from '../../notifications/store.ts';
import { cachedSettings } from '../../settings/settings.ts';
import type { Run } from '../context.ts';
import { importedItems, storeItem } from '../store.ts';
import type { DatabaseMapping, DeviceField } from './mapping.ts';
import { type PlainRow, plainRows, reasonOf } from './rows.ts';
import type { Stage } from './stage.ts';

/** Phones of one transaction. */
const atOnce = 100;

const platforms: Readonly<Record<string, 'android' | 'ios' | 'web'>> = {
  ...{ android: 'android', a: 'android', '1': 'android', fcm: 'android', gcm: 'android' },
  ...{ ios: 'ios', iphone: 'ios', ipad: 'ios', apple: 'ios', i: 'ios', '2': 'ios' },
  ...{ web: 'web', browser: 'web', chrome: 'web', '3': 'web' },
};

interface Waiting {
  row: PlainRow<DeviceField>;
  input: DeviceInput;
}

/** @throws Fault `invalid`, CellError */
function inputOf(row: PlainRow<DeviceField>): DeviceInput {
  const value = row.text('value');
  const given = row.text('installation_id');
  // Nobody can guess it without the token, so that it is the secret that such an id has to be.
  const made = `old-${createHash('sha256').update(`installation ${value}`).digest('hex').slice(0, 40)}`;
  const platform = platforms[row.text('platform').toLowerCase()];
  const [lang, app_version, push_enabled] = [row.text('lang'), row.text('app_version'), row.flag('push_enabled')];
  return parseJson(DeviceInputSchema, {
    installation_id: new RegExp(installationIdPattern).test(given) && given.length >= 16 ? given : made,
    value,
    ...(platform ? { platform } : {}),
    ...(lang === '' ? {} : { lang }),
    ...(app_version === '' ? {} : { app_version }),
    ...(push_enabled === undefined ? {} : { push_enabled }),
  }) as DeviceInput;
}

/** Phones that the old server sent pushes to. When the app registers by itself, its registration takes the token over. */
export async function importDevices(run: Run, stage: Stage, { devices }: DatabaseMapping): Promise<void> {
  if (!devices) return;
  let waiting: Waiting[] = [];
  const seen = new Set<number>();
  for (const row of plainRows(stage, devices)) {
    try {
      if (row.problem !== null) throw new Fault('invalid', row.problem);
      const input = inputOf(row);
      const hash = Number.parseInt(
        createHash('sha256')
          .update(input.value as string)
          .digest('hex')
          .slice(0, 13),
        16,
      );
      if (seen.has(hash)) run.report.count('device', 'present');
      else waiting.push({ row, input });
      seen.add(hash);
    } catch (error) {
      await refuse(run, row, reasonOf(error, row.nameOf));
    }
    if (waiting.length < atOnce) continue;
    await take(run, waiting);
    waiting = [];
  }
  await take(run, waiting);
}

const refuse = ({ report }: Run, { line, id }: PlainRow<DeviceField>, reason: string): Promise<void> =>
  report.refuseOther('device', { line, id, title: '' }, reason);

async function take(run: Run, waiting: readonly Waiting[]): Promise<void> {
  const { app, source, report, options } = run;
  if (waiting.length === 0) return;
  const hashes = waiting.map(({ input }) => hashOfValue(input.value as string));
  // One that has gone since stays away: its phone was gone, too, or its reader wanted no pushes.
  const before = await importedItems(app.db.write, source.name, 'device', hashes);
  const fresh = waiting.filter((_, n) => !before.has(hashes[n] as string));
  report.count('device', 'present', waiting.length - fresh.length);
  const outcomes = options.dryRun
    ? await looked(run, fresh)
    : await registerMany(
        app,
        fresh.map(({ input }) => input),
        (c, n, { id: row_id }) => {
          const external_id = hashOfValue(fresh[n]?.input.value as string);
          return storeItem(c, { source: source.name, kind: 'device', external_id, row_id });
        },
      );
  for (const [n, outcome] of outcomes.entries())
    if (typeof outcome === 'string') report.count('device', outcome);
    else {
      const { row } = fresh[n] as Waiting;
      await refuse(run, row, outcome.map(({ field, message }) => `${row.nameOf(field)} ${message}`).join('; '));
    }
}

/** The same where nothing is written. */
async function looked({ app }: Run, fresh: readonly Waiting[]) {
  const hashes = fresh.map(({ input }) => hashOfValue(input.value as string));
  const rows = await app.db.write
    .selectFrom('devices')
    .select('value_hash')
    .where('value_hash', 'in', hashes.length ? hashes : [''])
    .execute();
  const present = new Set(rows.map(({ value_hash }) => value_hash));
  const { default_lang } = cachedSettings(app).basic;
  return fresh.map(({ input }, n) => {
    const columns = columnsOf(app, input, default_lang);
    if (Array.isArray(columns)) return columns;
    return present.has(hashes[n] as string) ? ('present' as const) : ('added' as const);
  });
}
