import { themeColor } from '../cards/address.ts';
import { type IconSpec, iconSpec } from '../cards/icons/address.ts';
import { type CachedCategory, cachedCategories, viewOf } from '../categories/categories.ts';
import type { App } from '../core/app.ts';
import { memoUntil } from '../core/cache/memo.ts';
import type { Lang } from '../core/model/common.ts';
import { offsetMinutes } from '../places/zones/zone-time.ts';
import type { BasicSettings } from '../settings/model/settings.ts';
import { basicIn, pageTextsIn } from '../settings/reads.ts';
import { currentSettings, settingsTopic } from '../settings/settings.ts';
import { labelSlug } from '../text/slug.ts';
import { updatesTopic } from '../updates/store.ts';
import { updateFor } from '../updates/updates.ts';
import { assetPaths } from './asset.ts';
import { type District, newsDistricts } from './frame/districts.ts';
import type { Html } from './html.ts';
import { partsOf, readerScriptPath } from './reader/asset.ts';
import type { ShownParts } from './reader/parts.ts';
import { themeOf } from './theme/current.ts';
import type { Theme } from './theme/theme.ts';

/** A category as the pages of a language show it. */
export interface SiteSection {
  id: number;
  parentId: number | null;
  slug: string;
  name: string;
  color: string | null;
}

/** The publisher's apps, as far as the settings and releases name them. */
interface Apps {
  iosId: string | null;
  androidPackage: string | null;
  iosStore: string | null;
  androidStore: string | null;
}

/** Parts of pages that a publisher can turn off: each is `site_…` among the features of the app settings. */
const optionalParts = ['districts', 'most_read', 'next_story', 'more_news', 'short_times', 'views'] as const;
type OptionalPart = (typeof optionalParts)[number];

/** What every page of a language needs. */
export interface PublicSite {
  lang: Lang;
  basic: BasicSettings;
  /** Texts that only pages show. */
  texts: ReturnType<typeof pageTextsIn>;
  apps: Apps;
  /** Time zone of the editors: times of stories are shown by its clock. */
  zone: string;
  /** Languages that the publisher writes in. */
  languages: readonly Lang[];
  /** Categories at the top of the tree, in their order. */
  sections: readonly SiteSection[];
  allSections: readonly SiteSection[];
  /** Base of absolute addresses, without a slash at its end. */
  url: string;
  hasDeals: boolean;
  shows: Readonly<Record<OptionalPart, boolean>>;
  /** Districts that there is news of. */
  districts: readonly District[];
  /** By the clock of the editors: dates of another one are written with it. */
  year: number;
  /** What there is for readers who come back. */
  reader: ShownParts;
  /** What the icons show. */
  icon: IconSpec;
  /** Of the head of the pages. */
  brandColor: string;
  /** Addresses of the style sheet and of the scripts, which change with their content. */
  assets: { style: string; script: string; reader: string };
  theme: Theme;
  /** Until when (ms) it is so without a write: a release comes out. */
  validUntil: number;
  /** Parts that are the same on many pages, by name: see `oncePer`. */
  parts: Map<string, Html>;
}

/** A part of pages that follows from the site alone. Names must be few. */
export function oncePer(site: PublicSite, name: string, make: () => Html): Html {
  const found = site.parts.get(name);
  if (found) return found;
  const made = make();
  site.parts.set(name, made);
  return made;
}

const sectionOf = (stored: CachedCategory, lang: Lang): SiteSection => {
  const { id, slug, name, color } = viewOf(stored, lang);
  return { id, parentId: stored.row.parent_id, slug, name, color };
};

/** Topics of what is around every page. */
export const siteTopics = [settingsTopic, 'categories', updatesTopic];

/** What every page of a language needs; the same value as long as nothing of it has changed. */
export async function siteOf(app: App, lang: Lang): Promise<PublicSite> {
  const theme = themeOf(app);
  return memoUntil(app, `site:${lang}:${theme.hash}`, siteTopics, () => makeSite(app, lang, theme));
}

/** How long a menu names the same districts. */
const districtsMs = 3_600_000;

const zoneYear = (ms: number, zone: string): number => new Date(ms + offsetMinutes(ms, zone) * 60_000).getUTCFullYear();

async function makeSite(app: App, lang: Lang, theme: Theme): Promise<{ value: PublicSite; validUntil: number }> {
  const settings = await currentSettings(app);
  const [android, ios] = await Promise.all([
    updateFor(app, { platform: 'android', lang }),
    updateFor(app, { platform: 'ios', lang }),
  ]);
  const nowMs = app.now();
  const validUntil = Math.min(android.validUntil, ios.validUntil, nowMs + districtsMs);
  const { features } = settings.app;
  const shows = Object.fromEntries(optionalParts.map((part) => [part, features[`site_${part}`] !== false]));
  const { ios_app_id: iosId, android_package: androidPackage } = settings.basic.app_links;
  const active = [...(await cachedCategories(app)).values()].filter(({ row }) => row.is_active === 1);
  const reader = partsOf(app, settings);
  const value: PublicSite = {
    lang,
    basic: basicIn(settings, lang),
    texts: pageTextsIn(settings, lang),
    apps: { iosId, androidPackage, iosStore: ios.data.store_url, androidStore: android.data.store_url },
    zone: settings.basic.desk_time_zone,
    languages: settings.basic.languages,
    sections: active.filter(({ row }) => row.parent_id === null).map((stored) => sectionOf(stored, lang)),
    allSections: active.map((stored) => sectionOf(stored, lang)),
    url: app.config.publicUrl,
    hasDeals: features.shopping !== false,
    shows: shows as PublicSite['shows'],
    districts: features.site_districts === false ? [] : await newsDistricts(app, lang),
    year: zoneYear(nowMs, settings.basic.desk_time_zone),
    reader,
    icon: iconSpec(app),
    brandColor: themeColor(app),
    assets: { ...(await assetPaths(app, settings, theme)), reader: readerScriptPath(app, lang, reader) },
    theme,
    validUntil,
    parts: new Map(),
  };
  return { value, validUntil };
}

/** Addresses of pages, from the root of the site. */
export const paths = {
  home: (lang: Lang) => `/${lang}`,
  section: (lang: Lang, slug: string) => `/${lang}/${slug}`,
  place: (lang: Lang, slug: string) => `/${lang}/place/${slug}`,
  /** @param name in any spelling, with a letter in it */
  author: (lang: Lang, name: string) => `/${lang}/author/${labelSlug(name)}`,
  tag: (lang: Lang, name: string) => `/${lang}/tag/${labelSlug(name)}`,
  search: (lang: Lang) => `/${lang}/search`,
  panchang: (lang: Lang) => `/${lang}/panchang`,
  month: (lang: Lang) => `/${lang}/panchang/month`,
  festivals: (lang: Lang) => `/${lang}/panchang/festivals`,
  muhurta: (lang: Lang) => `/${lang}/panchang/muhurta`,
  wallCalendar: (lang: Lang, year: number) => `/${lang}/panchang/calendar/${year}`,
  horoscope: (lang: Lang) => `/${lang}/horoscope`,
  sign: (lang: Lang, slug: string) => `/${lang}/horoscope/${slug}`,
  deals: (lang: Lang) => `/${lang}/deals`,
  short: (lang: Lang) => `/${lang}/short`,
  saved: (lang: Lang) => `/${lang}/saved`,
  places: (lang: Lang) => `/${lang}/places`,
  alerts: (lang: Lang) => `/${lang}/alerts`,
  offline: (lang: Lang) => `/${lang}/offline`,
  about: (lang: Lang) => `/${lang}/about`,
  contact: (lang: Lang) => `/${lang}/contact`,
  privacy: (lang: Lang) => `/${lang}/privacy`,
} as const;
