import { type CachedCategory, categories, viewOf } from '../categories/categories.ts';
import type { App } from '../core/app.ts';
import type { Lang } from '../model/common.ts';
import type { BasicSettings } from '../model/settings/settings.ts';
import { basicIn } from '../settings/reads.ts';
import { currentSettings } from '../settings/settings.ts';

/** A category as the pages of a language show it. */
export interface Section {
  id: number;
  slug: string;
  name: string;
  color: string | null;
}

/** What every page of a language needs. */
export interface Site {
  lang: Lang;
  basic: BasicSettings;
  /** Time zone of the editors: times of stories are shown by its clock. */
  zone: string;
  /** Languages that the publisher writes in. */
  languages: readonly Lang[];
  /** Categories at the top of the tree, in their order. */
  sections: readonly Section[];
  allSections: readonly Section[];
  /** Base of absolute addresses, without a slash at its end. */
  url: string;
  hasDeals: boolean;
}

const sectionOf = (stored: CachedCategory, lang: Lang): Section => {
  const { id, slug, name, color } = viewOf(stored, lang);
  return { id, slug, name, color };
};

export async function siteOf(app: App, lang: Lang): Promise<Site> {
  const settings = await currentSettings(app);
  const active = [...(await categories(app)).values()].filter(({ row }) => row.is_active === 1);
  return {
    lang,
    basic: basicIn(settings, lang),
    zone: settings.basic.desk_time_zone,
    languages: settings.basic.languages,
    sections: active.filter(({ row }) => row.parent_id === null).map((stored) => sectionOf(stored, lang)),
    allSections: active.map((stored) => sectionOf(stored, lang)),
    url: app.config.publicUrl,
    hasDeals: settings.app.features.shopping !== false,
  };
}

/** Addresses of pages, from the root of the site. */
export const paths = {
  home: (lang: Lang) => `/${lang}`,
  section: (lang: Lang, slug: string) => `/${lang}/${slug}`,
  place: (lang: Lang, slug: string) => `/${lang}/place/${slug}`,
  search: (lang: Lang) => `/${lang}/search`,
  panchang: (lang: Lang) => `/${lang}/panchang`,
  month: (lang: Lang) => `/${lang}/panchang/month`,
  festivals: (lang: Lang) => `/${lang}/panchang/festivals`,
  horoscope: (lang: Lang) => `/${lang}/horoscope`,
  sign: (lang: Lang, slug: string) => `/${lang}/horoscope/${slug}`,
  deals: (lang: Lang) => `/${lang}/deals`,
  about: (lang: Lang) => `/${lang}/about`,
  contact: (lang: Lang) => `/${lang}/contact`,
  style: '/site/style.css',
} as const;
