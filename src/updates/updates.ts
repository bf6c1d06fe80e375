import { type Static, Type } from 'typebox';
import { type Answer, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { type FieldError, invalid } from '../core/error.ts';
import { Lang } from '../core/model/common.ts';
import { Platform } from '../settings/model/settings.ts';
import { currentSettings, settingsTopic } from '../settings/settings.ts';
import { appVersionText, parseAppVersion } from '../text/version/app-version.ts';
import { decideUpdate, type InstalledVersion } from './decide.ts';
import { ClientQuery, Update } from './model.ts';
import { type CachedRelease, releasesOf, updatesTopic } from './store.ts';

export { releases } from './releases.ts';

const CheckQuery = Type.Object(ClientQuery);
const LatestQuery = Type.Object({ platform: Type.Optional(Platform), lang: Type.Optional(Lang) });
type CheckQuery = Static<typeof CheckQuery>;

/**
 * A phone's parameters in one form, so that one answer serves all that mean the same: `v1.2.3 45` becomes version
 * `1.2.3` and code 45. Without a version there is nothing that an installation id could change.
 * @throws Fault `invalid` for a version that is none
 */
export function normaliseClient<Q extends CheckQuery>(query: Q): Q {
  const { current_version: text, version_code: given, installation_id, platform = 'android', ...rest } = query;
  const parsed = text === undefined ? null : parseAppVersion(text);
  if (text !== undefined && !parsed) throw invalid([badVersion]);
  const code = given ?? parsed?.code ?? parsed?.build ?? undefined;
  const isName = parsed && (parsed.code === null || given !== undefined);
  const name = isName ? appVersionText(parsed) : undefined;
  const hasVersion = code !== undefined || name !== undefined;
  return {
    ...rest,
    platform,
    ...(name === undefined ? {} : { current_version: name }),
    ...(code === undefined ? {} : { version_code: code }),
    ...(hasVersion && installation_id !== undefined ? { installation_id } : {}),
  } as Q;
}

const badVersion: FieldError = {
  field: 'current_version',
  message: 'must be a version like 1.2, 1.2.3+45 or a version code',
};

/** What a normalised query says of the phone; null when it gives no version. */
function clientOf({ current_version, version_code, installation_id }: CheckQuery): InstalledVersion | null {
  if (current_version === undefined && version_code === undefined) return null;
  // A normalised version is a name even where it is one number: a bare code has become `version_code`.
  const version = current_version === undefined ? null : parseAppVersion(current_version);
  return { code: version_code ?? null, version, installationId: installation_id ?? null };
}

/** What a phone is answered about updates: the check when it gives its version, else the latest version. */
export async function updateFor(
  app: App,
  query: CheckQuery,
): Promise<{ data: Update; lang: Lang; validUntil: number }> {
  const platform = query.platform ?? 'android';
  const { basic } = await currentSettings(app);
  const lang = query.lang ?? basic.default_lang;
  const releases = await releasesOf(app, platform);
  const now = app.now();
  const { release, least, type } = decideUpdate(releases, clientOf(query), now);
  const coming = releases.filter((r) => r.is_active && r.released > now).map((r) => r.released);
  const data: Update = {
    platform,
    latest_version: release?.name ?? null,
    latest_version_code: release?.version_code ?? null,
    min_version: least.version,
    min_version_code: least.code,
    update_available: type !== 'none',
    force_update: type === 'immediate',
    update_type: type,
    ...textsOf(release, lang, basic.default_lang),
    store_url: release?.row.store_url || null,
    released_at: release?.row.released_at ?? null,
    rollout_percent: release?.rollout_percent ?? null,
  };
  return { data, lang, validUntil: Math.min(Number.POSITIVE_INFINITY, ...coming) };
}

/** Texts of the language, else of the default language, else of the release itself. */
function textsOf(
  release: CachedRelease | null,
  lang: Lang,
  defaultLang: Lang,
): Pick<Update, 'title' | 'message' | 'whats_new'> {
  if (!release) return { title: null, message: null, whats_new: [] };
  const { title, message } = release.row;
  const own = { title: title || null, message: message || null, whats_new: release.whats_new };
  return { ...own, ...release.texts[defaultLang], ...release.texts[lang] };
}

const topics = (): string[] => [updatesTopic, settingsTopic];

async function answer(app: App, query: CheckQuery): Promise<Answer> {
  const { data, lang, validUntil } = await updateFor(app, query);
  return { data, meta: { lang }, validUntil };
}

// As in the settings, `run` fills in the default language: it knows the settings at their newest.
export const latestRelease = read({
  name: 'updates.latest',
  summary: 'The latest version of a platform',
  query: LatestQuery,
  reply: Update,
  normalise: (_app, { platform = 'android', lang }) => ({ platform, ...(lang ? { lang } : {}) }),
  topics,
  run: answer,
});

export const check = read({
  name: 'updates.check',
  summary: 'Update check: whether an app should or must update',
  query: CheckQuery,
  reply: Update,
  normalise(_app, query) {
    if (query.current_version === undefined && query.version_code === undefined)
      throw invalid([{ field: 'current_version', message: 'is required', code: 'required' }]);
    return normaliseClient(query);
  },
  topics,
  run: answer,
  // One answer per phone or made-up version, made without the database: in the large part of the cache they would evict
  // the answers that many readers share.
  rare: () => true,
});
