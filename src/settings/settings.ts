import { isDeepStrictEqual } from 'node:util';
import { type Change, change } from '../core/api/change.ts';
import { parseJson } from '../core/api/validate.ts';
import type { Actor, App } from '../core/app.ts';
import { Fault, type FieldError, invalid } from '../core/error.ts';
import type { Lang } from '../core/model/common.ts';
import { perProgram } from '../core/state.ts';
import { settingsChanges } from './hooks.ts';
import type { Platform } from './model/settings.ts';
import { saveSettingsRevision, storedAt } from './revisions.ts';
import {
  type AllSettings,
  definitions,
  patched,
  type SectionValues,
  type SettingsSection,
  withDefaults,
} from './sections.ts';
import * as store from './store.ts';

export type { AllSettings, SettingsSection } from './sections.ts';

export const settingsTopic = 'settings';

interface SettingsState {
  cached?: {
    /** Version of the topic, read before the rows. */
    version: number;
    settings: AllSettings;
  };
  loading?: { version: number; promise: Promise<AllSettings> };
}

const stateOf = perProgram((): SettingsState => ({}));

const assembled = (stored: ReadonlyMap<string, store.StoredSection>): AllSettings => {
  const of = <S extends SettingsSection>(section: S) => withDefaults(section, stored.get(section)?.set ?? {});
  const admob = { android: of('admob:android'), ios: of('admob:ios') };
  return { basic: of('basic'), app: of('app'), admob, security: of('security'), newsroom: of('newsroom') };
};

const untouched = assembled(new Map());

/** Whether the cached settings have the version that this instance last read. */
export const isCurrent = (app: App): boolean => stateOf(app).cached?.version === app.versions.of(settingsTopic);

/**
 * The settings as last loaded, for code that cannot wait. When they are out of date this starts a load and answers the
 * previous ones; before the first load these are the defaults. The caller must not change them.
 */
export function cachedSettings(app: App): AllSettings {
  if (!isCurrent(app))
    currentSettings(app).catch((err: unknown) => app.log.warn({ err }, 'the settings cannot be read'));
  return stateOf(app).cached?.settings ?? untouched;
}

/** The settings, loaded when their version has changed. The caller must not change them. */
export async function currentSettings(app: App): Promise<AllSettings> {
  const state = stateOf(app);
  const version = app.versions.of(settingsTopic);
  if (state.cached?.version === version) return state.cached.settings;
  if (state.loading?.version === version) return state.loading.promise;
  const promise = loadSettings(app).finally(() => {
    if (state.loading?.promise === promise) delete state.loading;
  });
  state.loading = { version, promise };
  return promise;
}

/** Loads the settings from the database, whatever is cached. */
export async function loadSettings(app: App): Promise<AllSettings> {
  const state = stateOf(app);
  const version = app.versions.of(settingsTopic);
  const settings = assembled(await store.all(app.db.read));
  if (state.cached && state.cached.version > version) return state.cached.settings;
  state.cached = { version, settings };
  return settings;
}

/** Schemes of the links that phones are led to: those that were allowed, and the app's own. */
export function linkSchemes({ security, app }: AllSettings): string[] {
  const own = app.push.link_prefix.match(/^([a-z][a-z0-9+.-]*):/i)?.[1];
  return [...security.link_schemes, ...(own ? [own.toLowerCase()] : [])];
}

/** The section that holds the AdMob settings of a platform. */
export const admobSection = (platform: Platform = 'android'): SettingsSection => `admob:${platform}`;

/** A section for administrators, with the `rev` for `If-Match` of the next edit. */
export async function getSection(app: App, section: SettingsSection): Promise<{ data: SectionValues; rev: number }> {
  const { set, rev } = await store.one(app.db.write, section);
  return { data: { ...withDefaults(section, set) }, rev };
}

/**
 * Changes the values that are sent, and no others; those that are objects are merged key by key.
 * @param rev of `If-Match`; null when it is not required
 * @throws Fault `invalid` naming every bad field of the section as it would be, `stale`
 */
export async function edit(
  app: App,
  section: SettingsSection,
  patch: SectionValues,
  rev: number | null,
  actor: Actor,
): Promise<{ data: SectionValues; rev: number }> {
  const { input, tidy } = definitions[section];
  const sent = parseJson(input, patch) as SectionValues;
  return write(app, section, rev, actor, 'edit', async (_, stored) => {
    const data = tidy(patched(section, { ...withDefaults(section, stored.set) }, sent));
    const set = { ...stored.set };
    for (const key of Object.keys(sent)) set[key] = data[key];
    return { data, set };
  });
}

/**
 * Gives a section the values that it had at a revision, as a new edit. They must still be valid.
 * @param wanted the revision
 * @param rev of `If-Match`
 * @throws Fault `not_found`, `invalid` naming every field that is not valid any more, `stale`
 */
export async function restore(app: App, section: SettingsSection, wanted: number, rev: number | null, actor: Actor) {
  const { tidy } = definitions[section];
  return write(app, section, rev, actor, 'restore_revision', async (c) => {
    const set = await storedAt(c.tx, section, wanted);
    return { data: tidy({ ...withDefaults(section, set) }), set };
  });
}

/** Writes the values that `next` makes of those that are stored, with a revision and a line of the audit trail. */
async function write(
  app: App,
  section: SettingsSection,
  rev: number | null,
  actor: Actor,
  verb: 'edit' | 'restore_revision',
  next: (c: Change, stored: store.StoredSection) => Promise<{ data: SectionValues; set: SectionValues }>,
): Promise<{ data: SectionValues; rev: number }> {
  const { schema, errors } = definitions[section];
  const result = await change(app, actor, async (c) => {
    const stored = await store.lock(c.tx, section, c.now);
    if (rev !== null && stored.rev !== rev)
      throw new Fault('stale', `The settings were changed meanwhile; they are at "${stored.rev}" now.`, {
        headers: { etag: `"${stored.rev}"` },
      });
    const { data, set } = await next(c, stored);
    const bad: FieldError[] = [...schemaErrors(() => parseJson(schema, data)), ...errors(data)];
    if (bad.length) throw invalid(bad);
    const before: SectionValues = withDefaults(section, stored.set);
    const fields = Object.keys(data).filter((key) => !isDeepStrictEqual(before[key], data[key]));
    const after = { set, rev: stored.rev + 1 };
    await store.put(c.tx, section, after, c.now);
    if (fields.length > 0) await saveSettingsRevision(c, section, after, fields, verb);
    for (const handler of settingsChanges(app)) await handler(c, section, data);
    c.touch(settingsTopic);
    await c.audit(verb, 'settings', section, { fields });
    return { data, rev: after.rev };
  });
  await currentSettings(app);
  return result;
}

function schemaErrors(check: () => unknown): FieldError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Fault) return error.errors;
    throw error;
  }
}

/** The language that an answer is in: the requested one, else the setting `default_lang`. */
export const langOrDefault = (app: App, lang: Lang | undefined): Lang => lang ?? cachedSettings(app).basic.default_lang;
