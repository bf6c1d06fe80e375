import type { App } from '../../core/app.ts';
import { type FieldError, invalid } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { tidyLine } from '../../text/normalise.ts';
import { appVersionNumbers } from '../../text/version/app-version.ts';
import type { DeviceInput, DevicePatch } from '../model/device.ts';
import { hashOfValue, type StoredDevice } from '../store.ts';
import { kindOfForm, kindsByName } from '../transports/kinds.ts';
import type { Catalog } from './catalog.ts';
import type { Understood } from './facts.ts';
import { meaningKey, meaningOf, optOutsOf } from './meaning.ts';
import { labelsText } from './tags.ts';

/** The columns of a device that its input sets. */
export type DeviceColumns = Pick<
  StoredDevice,
  | 'kind'
  | 'value'
  | 'value_hash'
  | 'platform'
  | 'lang'
  | 'app_version'
  | 'place'
  | 'categories'
  | 'opt_outs'
  | 'reminders'
  | 'quiet_from'
  | 'quiet_to'
  | 'tz'
  | 'push_enabled'
>;

type Sent = Understood<DevicePatch> & Partial<Pick<DeviceInput, 'installation_id'>>;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.map(tidyLine))];

/** The token, and what it is. What is not sent stays, unless the value has another form. */
function tokenOf(app: App, sent: Sent, before: StoredDevice | undefined, errors: FieldError[]) {
  const { value } = sent;
  const form = value === undefined ? undefined : typeof value === 'object' ? 'object' : 'text';
  const isAsBefore = before !== undefined && (form === undefined || kindsByName[before.kind].form === form);
  const kind = sent.kind ?? (isAsBefore ? before.kind : kindOfForm(form ?? 'text'));
  if (value === undefined) {
    if (kind !== before?.kind)
      errors.push({ field: 'value', message: `is required with kind ${kind}`, code: 'required' });
    return { kind, value: before?.value ?? '', value_hash: before?.value_hash ?? '' };
  }
  const { wrongForm, errorsOf, stored, identity, ...of } = kindsByName[kind];
  if (of.form !== form) {
    errors.push({ field: 'value', message: wrongForm });
    return { kind, value: '', value_hash: '' };
  }
  errors.push(...errorsOf(app, value));
  const kept = stored(value);
  return { kind, value: kept, value_hash: hashOfValue(identity(kept)) };
}

function placeOf(sent: Sent, before: StoredDevice | undefined): string | null {
  if (sent.place === undefined) return before?.place ?? null;
  return sent.place === null ? null : tidyLine(String(sent.place));
}

function parseOptOuts({ opt_outs }: Sent, before: StoredDevice | undefined): string {
  const current = optOutsOf(before?.opt_outs ?? '{}');
  const categories = opt_outs?.categories ? distinct(opt_outs.categories) : current.categories;
  const types = opt_outs?.types ? distinct(opt_outs.types) : current.types;
  return JSON.stringify({ categories, types });
}

/** Bytes of the columns of one device: enough for the longest token with all that an app lets its reader choose. */
const mostBytes = 2_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** An error for the longest of what is sent when it is too much in all: apps choose the names, and anybody is an app. */
function sizeErrors(columns: DeviceColumns, sent: Sent): FieldError[] {
  if (bytesOf(columns) <= mostBytes) return [];
  const fields = Object.entries(sent).filter(([name]) => name !== 'installation_id');
  const [field = ''] = fields.sort(([, a], [, b]) => bytesOf(b) - bytesOf(a))[0] ?? [];
  return [{ field, message: `is too long: a device has at most ${mostBytes} bytes in all`, code: 'too_long' }];
}

/**
 * The columns as they are after this: what is not sent stays as it was.
 * @throws Fault `invalid` naming every bad field
 */
export function parseInput(app: App, sent: Sent, before: StoredDevice | undefined, defaultLang: Lang): DeviceColumns {
  const errors: FieldError[] = [];
  const { quiet_hours: quiet } = sent;
  const columns: DeviceColumns = {
    ...tokenOf(app, sent, before, errors),
    platform: sent.platform ?? before?.platform ?? (typeof sent.value === 'object' ? 'web' : 'android'),
    lang: sent.lang ?? before?.lang ?? defaultLang,
    app_version: sent.app_version === undefined ? (before?.app_version ?? null) : sent.app_version,
    place: placeOf(sent, before),
    categories: sent.categories ? JSON.stringify(distinct(sent.categories)) : (before?.categories ?? '[]'),
    opt_outs: parseOptOuts(sent, before),
    reminders: sent.reminders ? JSON.stringify([...new Set(sent.reminders)]) : (before?.reminders ?? '[]'),
    quiet_from: quiet === undefined ? (before?.quiet_from ?? null) : (quiet?.from ?? null),
    quiet_to: quiet === undefined ? (before?.quiet_to ?? null) : (quiet?.to ?? null),
    tz: sent.tz === undefined ? (before?.tz ?? null) : sent.tz,
    push_enabled: sent.push_enabled === undefined ? (before?.push_enabled ?? 1) : +sent.push_enabled,
  };
  errors.push(...sizeErrors(columns, sent));
  if (errors.length) throw invalid(errors);
  return columns;
}

function categoryKeys(row: StoredDevice, { categories }: Catalog): string[] {
  const meant = meaningOf(row, categories);
  return (JSON.parse(row.categories) as string[]).map((slug) => meaningKey(slug, meant(slug)));
}

/** What a device is counted and chosen by, but its id. */
export function traitsOf(row: StoredDevice, catalog: Catalog) {
  const { platform, lang, kind, last_seen_at, app_version } = row;
  const [version_high, version_low] = appVersionNumbers(app_version ?? '') ?? [-1, -1];
  return {
    platform,
    lang,
    kind,
    seen_on: last_seen_at.slice(0, 10),
    version_high,
    version_low,
    labels: labelsText({ ...row, categoryKeys: categoryKeys(row, catalog) }, catalog.places),
  };
}
