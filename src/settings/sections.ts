import type { TObject } from 'typebox';
import { instant, isoTime } from '../core/clock.ts';
import type { FieldError } from '../core/error.ts';
import { cleanHtml } from '../core/markup/clean.ts';
import { neverSchemes } from '../core/model/link.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { admobErrors } from './admob.ts';
import { admobDefaults, appDefaults, basicDefaults, newsroomDefaults, securityDefaults } from './defaults.ts';
import { NewsroomSettings as NewsroomSchema, type NewsroomSettings, NewsroomSettingsInput } from './model/newsroom.ts';
import { SecuritySettings as SecuritySchema, type SecuritySettings, SecuritySettingsInput } from './model/security.ts';
import {
  AdMobSettingsInput,
  AdminAdMobSettings as AdminAdMobSchema,
  type AdminAdMobSettings,
  AdminAppSettings as AdminAppSchema,
  type AdminAppSettings,
  AdminBasicSettings as AdminBasicSchema,
  type AdminBasicSettings,
  AppSettingsInput,
  BasicSettingsInput,
  type Platform,
} from './model/settings.ts';

export interface AllSettings {
  basic: AdminBasicSettings;
  app: AdminAppSettings;
  admob: Record<Platform, AdminAdMobSettings>;
  security: SecuritySettings;
  newsroom: NewsroomSettings;
}

interface Values {
  basic: AdminBasicSettings;
  app: AdminAppSettings;
  'admob:android': AdminAdMobSettings;
  'admob:ios': AdminAdMobSettings;
  security: SecuritySettings;
  newsroom: NewsroomSettings;
}

/** The sections: each is stored and edited by itself, with its own `rev`. */
export type SettingsSection = keyof Values;
export const settingsSections = [
  'basic',
  'app',
  'admob:android',
  'admob:ios',
  'security',
  'newsroom',
] as const satisfies SettingsSection[];

/** Some values of a section, or all of them. */
export type SectionValues = Record<string, unknown>;

interface Definition {
  defaults: SectionValues;
  /** Of the whole section. */
  schema: TObject;
  /** Of an edit. */
  input: TObject;
  /** Objects whose keys are ours: a key that is not set has its default. In the others the publisher names the keys. */
  fixed: string[];
  tidy(whole: SectionValues): SectionValues;
  /** What the schema cannot say. */
  errors(whole: SectionValues): FieldError[];
}

const admob = (platform: Platform): Definition => ({
  defaults: admobDefaults[platform],
  schema: AdminAdMobSchema,
  input: AdMobSettingsInput,
  fixed: ['consent'],
  tidy: (whole) => whole,
  errors: (whole) => admobErrors(whole as AdminAdMobSettings),
});

export const definitions: Record<SettingsSection, Definition> = {
  basic: {
    defaults: basicDefaults,
    schema: AdminBasicSchema,
    input: BasicSettingsInput,
    fixed: ['almanac', 'publisher', 'grievance_officer', 'app_links', 'indexnow'],
    tidy: (whole) => tidyBasic(whole as AdminBasicSettings),
    errors(whole) {
      const { languages, default_lang } = whole as AdminBasicSettings;
      if (languages.includes(default_lang)) return [];
      return [
        { field: 'default_lang', message: `must be one of the languages: ${languages.join(', ')}`, code: 'unknown' },
      ];
    },
  },
  app: {
    defaults: appDefaults,
    schema: AdminAppSchema,
    input: AppSettingsInput,
    fixed: ['maintenance', 'push'],
    tidy: (whole) => tidyApp(whole as AdminAppSettings),
    errors: () => [],
  },
  'admob:android': admob('android'),
  'admob:ios': admob('ios'),
  security: {
    defaults: securityDefaults,
    schema: SecuritySchema,
    input: SecuritySettingsInput as TObject,
    fixed: [],
    tidy: (whole) => whole,
    errors: (whole) => schemeErrors(whole as SecuritySettings),
  },
  newsroom: {
    defaults: newsroomDefaults,
    schema: NewsroomSchema,
    input: NewsroomSettingsInput as TObject,
    fixed: [],
    tidy: (whole) => whole,
    errors: () => [],
  },
};

function schemeErrors({ link_schemes }: SecuritySettings): FieldError[] {
  return link_schemes.flatMap((scheme, i) =>
    neverSchemes.has(scheme) ? [{ field: `link_schemes.${i}`, message: 'is a scheme that no link may have' }] : [],
  );
}

const isObject = (value: unknown): value is SectionValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored values over the defaults. Keys that this release does not know are ignored. */
export function withDefaults<S extends SettingsSection>(section: S, stored: SectionValues): Values[S] {
  const { defaults, fixed } = definitions[section];
  const whole: SectionValues = {};
  for (const [key, value] of Object.entries(defaults)) {
    const set = stored[key];
    if (set === undefined) whole[key] = value;
    else whole[key] = fixed.includes(key) ? { ...(value as SectionValues), ...(set as SectionValues) } : set;
  }
  return whole as Values[S];
}

/**
 * The section after an edit. Objects are merged key by key. Where the publisher chooses the keys, null deletes a key
 * (RFC 7396); elsewhere null is a value.
 */
export function patched(section: SettingsSection, before: SectionValues, patch: SectionValues): SectionValues {
  const { fixed } = definitions[section];
  const after = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (!isObject(value)) after[key] = value;
    else if (fixed.includes(key)) after[key] = { ...(before[key] as SectionValues), ...value };
    else after[key] = mergePatch(before[key], value);
  }
  return after;
}

function mergePatch(before: unknown, patch: SectionValues): SectionValues {
  const after: SectionValues = isObject(before) ? { ...before } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete after[key];
    else after[key] = isObject(value) ? mergePatch(after[key], value) : value;
  }
  return after;
}

/** Text as it is stored; empty text becomes null. */
const line = (text: string | null): string | null => (text === null ? null : tidyLine(text) || null);
const lines = (text: string | null): string | null => (text === null ? null : tidyText(text) || null);
const html = (text: string | null, field: string): string | null =>
  text === null ? null : cleanHtml(text, field).trim() || null;

/** Of a text, and of its field as errors name it. */
type Tidy = (text: string | null, field: string) => string | null;

/** Translations without what is empty: such a text falls back to the default language. */
function tidyTexts(texts: SectionValues, how: Record<string, Tidy>): SectionValues {
  const tidied: SectionValues = {};
  for (const [lang, fields] of Object.entries(texts)) {
    const clean = Object.entries(fields as Record<string, string>).flatMap(([name, text]) => {
      const tidy = (how[name] as Tidy)(text, `texts.${lang}.${name}`);
      return tidy === null ? [] : [[name, tidy] as const];
    });
    if (clean.length) tidied[lang] = Object.fromEntries(clean);
  }
  return tidied;
}

function tidyBasic(whole: AdminBasicSettings): AdminBasicSettings {
  return {
    ...whole,
    app_name: tidyLine(whole.app_name),
    tagline: line(whole.tagline),
    about_html: html(whole.about_html, 'about_html'),
    privacy_html: html(whole.privacy_html, 'privacy_html'),
    complaints_html: html(whole.complaints_html, 'complaints_html'),
    share_text: lines(whole.share_text),
    default_city: tidyLine(whole.default_city),
    publisher: tidyContact(whole.publisher),
    grievance_officer: tidyContact(whole.grievance_officer),
    texts: tidyTexts(whole.texts, {
      app_name: line,
      tagline: line,
      share_text: lines,
      about_html: html,
      privacy_html: html,
      complaints_html: html,
      website_url: line,
      privacy_policy_url: line,
      terms_url: line,
    }),
  };
}

/** Each text on a line of its own, but the address, which has several. */
function tidyContact<T extends { address: string | null }>(contact: T): T {
  const tidied = Object.entries(contact).map(([name, text]) => [name, name === 'address' ? lines(text) : line(text)]);
  return Object.fromEntries(tidied) as T;
}

function tidyApp(whole: AdminAppSettings): AdminAppSettings {
  const { title, message, until, ...rest } = whole.maintenance;
  return {
    ...whole,
    maintenance: {
      ...rest,
      title: line(title),
      message: lines(message),
      until: until === null ? null : isoTime(instant(until)),
    },
    texts: tidyTexts(whole.texts, { maintenance_title: line, maintenance_message: lines }),
  };
}
