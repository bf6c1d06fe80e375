import type { Change } from '../core/api/change.ts';
import { columns, flag, json, line, same, text } from '../core/api/columns.ts';
import { resource } from '../core/api/resource.ts';
import { instant, isoTime } from '../core/clock.ts';
import { Fault, type FieldError, invalid } from '../core/error.ts';
import { cachedSettings } from '../settings/settings.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { type AppVersion, compareAppVersions, parseAppVersion } from '../text/version/app-version.ts';
import { changedBy } from '../users/people.ts';
import { Release, ReleaseInput, type ReleaseTexts } from './model.ts';
import { idOfCode, type StoredRelease, updatesTopic } from './store.ts';

const plain = (version: string): string => version.replace(/^v/i, '');

/** Without what is empty, which falls back to the release's own text. */
function tidyTexts(texts: ReleaseTexts): ReleaseTexts {
  const tidied: Record<string, unknown> = {};
  for (const [lang, { title, message, whats_new }] of Object.entries(texts)) {
    const texts = {
      ...(title?.trim() ? { title: tidyLine(title) } : {}),
      ...(message?.trim() ? { message: tidyText(message) } : {}),
      ...(whats_new?.length ? { whats_new: whats_new.map(tidyLine) } : {}),
    };
    if (Object.keys(texts).length) tidied[lang] = texts;
  }
  return tidied;
}

const releaseColumns = columns<StoredRelease, ReleaseInput>({
  platform: same(),
  version: { ...same<string>(), write: plain },
  version_code: same(),
  min_version: { ...same<string | null>(null), write: (version) => (version === null ? null : plain(version)) },
  min_version_code: same<number | null>(null),
  title: line(''),
  message: text(''),
  whats_new: json<string[]>([], (lines) => lines.map(tidyLine)),
  texts: json<ReleaseTexts>({}, tidyTexts),
  store_url: { blank: '', write: (url: string | null) => url ?? '', read: (url: string) => url || null },
  rollout_percent: same(100),
  is_active: flag(true),
  released_at: { ...same<string>(), write: (at) => isoTime(instant(at)) },
});

/** Releases, for administrators. */
export const releases = resource<StoredRelease>({
  name: 'releases',
  one: 'release',
  table: 'releases',
  input: ReleaseInput,
  noun: Release,
  includes: { people: changedBy('releases') },
  filters: {
    platform: ReleaseInput.properties.platform,
    version: ReleaseInput.properties.version,
    is_active: Release.properties.is_active,
  },
  sorts: [
    '-version_code',
    'version',
    'released_at',
    'platform',
    'is_active',
    'rollout_percent',
    'id',
    'created_at',
    'updated_at',
  ],
  access: { read: 'releases.read', write: 'releases.write' },
  topics: () => [updatesTopic],
  toNoun: (_app, row) => ({ ...row, ...releaseColumns.read(row), is_sample: row.is_sample === 1 }),
  async toRow(c, input, before) {
    const written = releaseColumns.write(input as Partial<ReleaseInput>);
    const row = before ? written : { ...releaseColumns.blank, is_sample: 0, released_at: c.now, ...written };
    const whole = { ...before, ...row } as StoredRelease;
    const errors = [...leastErrors(whole), ...storeErrors(c, input.store_url)];
    if (errors.length) throw invalid(errors);
    await checkUnique(c, whole, before);
    return row;
  },
});

/** A release whose minimum is above itself would force its own users to update without end. */
function leastErrors({ version, version_code, min_version, min_version_code }: StoredRelease): FieldError[] {
  const errors: FieldError[] = [];
  const [own, least] = [version, min_version].map((text) => (text === null ? null : parseAppVersion(text))) as [
    AppVersion,
    AppVersion | null,
  ];
  if (least && compareAppVersions(least, own) > 0)
    errors.push({ field: 'min_version', message: `must not be above the version, ${version}`, code: 'range' });
  if (min_version_code !== null && min_version_code > version_code)
    errors.push({
      field: 'min_version_code',
      message: `must not be above the version code, ${version_code}`,
      code: 'range',
    });
  return errors;
}

/** `min_version` forces every phone to this address. */
function storeErrors(c: Change, store_url: unknown): FieldError[] {
  if (typeof store_url !== 'string') return [];
  const { store_hosts } = cachedSettings(c.app).security;
  const { protocol, host } = new URL(store_url);
  if (protocol === 'https:' && store_hosts.includes(host)) return [];
  const message = `must begin with https:// and be on one of the servers of the security setting store_hosts: ${store_hosts.join(', ')}`;
  return [{ field: 'store_url', message }];
}

async function checkUnique(
  c: Change,
  { platform, version_code }: StoredRelease,
  before: StoredRelease | null,
): Promise<void> {
  const id = await idOfCode(c.tx, platform, version_code);
  if (id === undefined || id === before?.id) return;
  throw new Fault('conflict', `There is another release of version code ${version_code} for ${platform}.`, {
    errors: [{ field: 'version_code', message: 'is taken', code: 'taken' }],
  });
}
