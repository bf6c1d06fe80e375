import { type Static, type TSchema, Type } from 'typebox';
import { type Answer, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { Lang } from '../core/model/common.ts';
import { AdMobSettings, AppSettings, BasicSettings, Contacts, Platform } from './model/settings.ts';
import type { AllSettings } from './sections.ts';
import { currentSettings, settingsTopic } from './settings.ts';

/** The first text there is: of the language, of the default language, of no language in particular. */
function inLang<T extends object>(
  { basic }: AllSettings,
  texts: Partial<Record<Lang, T>>,
  lang: Lang,
  base: Required<{ [K in keyof T]: T[K] | null }>,
) {
  const shown = { ...base };
  for (const from of [texts[basic.default_lang], texts[lang]]) if (from) Object.assign(shown, from);
  return shown;
}

/** What of some settings a noun names, at every depth: a setting that no public noun names is for administrators alone. */
export function onlyNamed<T>(noun: TSchema, value: unknown): T {
  const { properties, anyOf } = noun as { properties?: Record<string, TSchema>; anyOf?: TSchema[] };
  if (typeof value !== 'object' || value === null) return value as T;
  if (!properties) {
    const object = anyOf?.find((one) => 'properties' in one);
    return object ? onlyNamed(object, value) : (value as T);
  }
  const named = Object.entries(value).flatMap(([name, part]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return schema ? [[name, onlyNamed(schema, part)]] : [];
  });
  return Object.fromEntries(named) as T;
}

/** The basic settings as readers of a language see them. */
export function basicIn(settings: AllSettings, lang: Lang): BasicSettings {
  const { texts, ...basic } = settings.basic;
  return onlyNamed(BasicSettings, inLang(settings, texts, lang, basic));
}

const noPages = { privacy_html: null, complaints_html: null };

/** Texts of pages of the site, in a language: what apps get with every start is without them. */
export function pageTextsIn(settings: AllSettings, lang: Lang): Record<keyof typeof noPages, string | null> {
  const { privacy_html, complaints_html } = settings.basic;
  const [own, fallback] = [settings.basic.texts[lang], settings.basic.texts[settings.basic.default_lang]];
  return {
    privacy_html: own?.privacy_html ?? fallback?.privacy_html ?? privacy_html,
    complaints_html: own?.complaints_html ?? fallback?.complaints_html ?? complaints_html,
  };
}

/**
 * The app settings as readers of a language see them at `now` (ms), and when they change by themselves. Maintenance
 * ends at its `until`: a forgotten switch must not lock every phone out.
 */
export function appIn(settings: AllSettings, lang: Lang, now: number): { data: AppSettings; validUntil: number } {
  const { texts, maintenance, ...app } = settings.app;
  const { enabled, until, title, message } = maintenance;
  const base = { maintenance_title: title, maintenance_message: message };
  const shown = inLang(settings, texts, lang, base);
  const end = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
  const data = onlyNamed<AppSettings>(AppSettings, {
    ...app,
    maintenance: {
      enabled: enabled && end > now,
      title: shown.maintenance_title,
      message: shown.maintenance_message,
      until,
    },
  });
  return { data, validUntil: enabled && end > now ? end : Number.POSITIVE_INFINITY };
}

/** The AdMob settings of a platform. */
export function admobOf(settings: AllSettings, platform: Platform = 'android'): AdMobSettings {
  return onlyNamed(AdMobSettings, { platform, ...settings.admob[platform] });
}

const topics = (): string[] => [settingsTopic];
const LangQuery = Type.Object({ lang: Type.Optional(Lang) });
const AdMobQuery = Type.Object({ platform: Type.Optional(Platform), lang: Type.Optional(Lang) });

/**
 * A read of settings in a language. The default language is filled in by `run`, which knows the settings at their
 * newest; `normalise` cannot wait for them. An answer made without `lang` follows from the topic, so it leaves the cache
 * when the default changes.
 */
function readInLang(
  about: { name: string; summary: string; reply: TSchema },
  show: (settings: AllSettings, lang: Lang, app: App) => Pick<Answer, 'data' | 'validUntil'>,
) {
  return read({
    ...about,
    query: LangQuery,
    normalise: (_app, query) => query,
    topics,
    async run(app, query): Promise<Answer> {
      const settings = await currentSettings(app);
      const lang = query.lang ?? settings.basic.default_lang;
      return { ...show(settings, lang, app), meta: { lang } };
    },
  });
}

export const basic = readInLang(
  { name: 'settings.basic', summary: 'Basic settings: names, addresses, languages', reply: BasicSettings },
  (settings, lang) => ({ data: basicIn(settings, lang) }),
);

export const contacts = readInLang(
  {
    name: 'settings.contacts',
    summary: 'Publisher, grievance officer and support contacts',
    reply: Contacts,
  },
  (settings, lang) => {
    const { publisher, grievance_officer, support_email, support_phone, ...rest } = basicIn(settings, lang);
    const { website_url, privacy_policy_url, terms_url } = rest;
    const support = { support_email, support_phone, website_url, privacy_policy_url, terms_url };
    return { data: { publisher, grievance_officer, ...support } satisfies Contacts };
  },
);

export const appSettings = readInLang(
  { name: 'settings.app', summary: 'App settings: theme, features, maintenance', reply: AppSettings },
  (settings, lang, app) => appIn(settings, lang, app.now()),
);

export const admob = read({
  name: 'settings.admob',
  summary: 'AdMob settings of a platform',
  query: AdMobQuery,
  reply: AdMobSettings,
  // They hold no text, so `lang` is let through and makes no second answer.
  normalise: (_app, { platform = 'android' }: Static<typeof AdMobQuery>) => ({ platform }),
  topics,
  run: async (app, { platform }) => ({ data: admobOf(await currentSettings(app), platform) }),
});
