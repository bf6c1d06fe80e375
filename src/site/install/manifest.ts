import { Type } from 'typebox';
import { iconPath, iconSpec } from '../../cards/icons/address.ts';
import { type Answer, read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { oldAddresses } from '../../core/old-address.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { type PublicSite, paths, siteOf, siteTopics } from '../site.ts';
import { directionOf, pageWord } from '../words.ts';

export const manifestPath = (lang: Lang): string => `/site/app-${lang}.webmanifest`;

/** Under the symbol on a home screen there is room for so many letters. */
const shortLetters = 12;

/** A front page that is opened from the home screen. */
const manifestOf = (app: App, site: PublicSite): object => {
  const { lang, basic, brandColor, reader } = site;
  const spec = iconSpec(app);
  const icon = (shape: 'icon' | 'maskable', size: 192 | 512) => ({
    src: iconPath(spec, shape, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: shape === 'icon' ? 'any' : 'maskable',
  });
  return {
    id: paths.home(lang),
    name: basic.app_name,
    short_name: cutGraphemes(basic.app_name, shortLetters),
    ...(basic.tagline ? { description: basic.tagline } : {}),
    lang,
    dir: directionOf(lang),
    start_url: paths.home(lang),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: brandColor,
    categories: ['news'],
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
    shortcuts: [
      ...(reader.short ? [{ name: pageWord('short_news', lang), url: paths.short(lang) }] : []),
      ...(reader.saved ? [{ name: pageWord('saved', lang), url: paths.saved(lang) }] : []),
      { name: pageWord('panchang', lang), url: paths.panchang(lang) },
    ],
  };
};

export const webManifest = read({
  name: 'site.manifest',
  summary: 'The site as an app of a language: what a browser needs to install it',
  media: 'application/manifest+json',
  query: Type.Object({ lang: Type.Optional(Type.String()) }),
  reply: Type.String(),
  normalise: (app, { lang }) => {
    if (!cachedSettings(app).basic.languages.some((one) => one === lang)) throw notFound('file');
    return { lang: lang as string };
  },
  topics: () => siteTopics,
  maxAge: 3600,
  async run(app, { lang }): Promise<Answer> {
    const site = await siteOf(app, lang as Lang);
    return { data: JSON.stringify(manifestOf(app, site)), validUntil: site.validUntil };
  },
});

/** Where browsers and tools look for icons that they were not told of. */
const known: Readonly<Record<string, string>> = {
  '/favicon.ico': '/icons/icon-32.png',
  '/apple-touch-icon.png': '/icons/touch-180.png',
  '/apple-touch-icon-precomposed.png': '/icons/touch-180.png',
};

export const addKnownIcons = (app: App): void =>
  oldAddresses.add(app, async (_app, address) => known[address.replace(/[?#].*/s, '')] ?? null);
