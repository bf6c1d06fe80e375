import { cardSources } from '../cards/cards.ts';
import type { App } from '../core/app.ts';
import type { Config } from '../core/config/config.ts';
import { type Finding, warn } from '../core/doctor.ts';
import type { Module } from '../core/module.ts';
import { oldAddresses } from '../core/old-address.ts';
import { storyChanges } from '../news/story-changes.ts';
import { sitemapSources } from '../syndication/sitemap-pages.ts';
import { prewarmWhenIdle } from './almanac/prewarm.ts';
import { addErrorPages } from './error-page.ts';
import { pingIndexNow, planPing } from './indexnow/indexnow.ts';
import { addKnownIcons } from './install/manifest.ts';
import { sitePages } from './pages.ts';
import { findRenamed } from './renamed.ts';
import { horoscopeSource } from './share/horoscope.ts';
import { festivalSource, panchangSource } from './share/panchang.ts';
import { almanacSitemap, siteSitemap } from './sitemap/pages.ts';
import { refreshTheme, themeErrors, watchTheme } from './theme/current.ts';
import { pageWord } from './words.ts';

/** Cards of the almanac and of signs carry the words of the pages. */
function addHooks(app: App): void {
  addErrorPages(app);
  addKnownIcons(app);
  oldAddresses.add(app, findRenamed);
  storyChanges.add(app, planPing);
  sitemapSources.add(app, almanacSitemap);
  sitemapSources.add(app, siteSitemap);
  cardSources.add(
    app,
    panchangSource((lang) => pageWord('panchang', lang)),
  );
  cardSources.add(app, festivalSource);
  cardSources.add(
    app,
    horoscopeSource((lang) => pageWord('horoscope', lang)),
  );
}

/** Errors of templates that need no page to show. */
async function checkTheme(config: Config): Promise<Finding[]> {
  const errors = await themeErrors(config);
  const place = ({ file, line, column }: (typeof errors)[number]): string =>
    [file, line, column].filter((part) => part !== undefined).join(':');
  return errors.map((error) => warn('theme', `${place(error)}: ${error.reason}; the built-in one is used`));
}

/** The public web pages. */
export const site: Module = {
  name: 'site',
  pages: sitePages,
  hooks: addHooks,
  start: refreshTheme,
  serving(app) {
    watchTheme(app);
    if (app.config.env === 'production') prewarmWhenIdle(app);
  },
  configChecks: checkTheme,
  jobs: { 'indexnow.ping': pingIndexNow },
};
