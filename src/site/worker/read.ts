import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { iconPath } from '../../cards/icons/address.ts';
import { type Answer, read } from '../../core/api/read.ts';
import { version } from '../../core/release.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { siteOf, siteTopics } from '../site.ts';
import { themedUntil, themeKey } from '../theme/current.ts';
import { workerText } from './script.ts';

/** Another release, style sheet, script or icon is another worker, which the browser takes at the next visit. */
export const serviceWorker = read({
  name: 'site.worker',
  summary: 'The service worker of the site; where everything of it is turned off, one that ends itself',
  media: 'text/javascript; charset=utf-8',
  query: Type.Object({ theme: Type.Optional(Type.String()) }),
  reply: Type.String(),
  normalise: (app) => themeKey(app),
  topics: () => siteTopics,
  maxAge: 60,
  async run(app, { theme }): Promise<Answer> {
    const site = await siteOf(app, cachedSettings(app).basic.default_lang);
    const { assets, basic, reader } = site;
    const of = JSON.stringify([version, assets, basic.app_name, site.icon, reader]);
    const data = workerText({
      version: hash('sha256', of, 'hex').slice(0, 12),
      icon: iconPath(site.icon, 'icon', 192),
      keeps: reader.offline,
      notifies: reader.alerts,
    });
    return { data, validUntil: Math.min(site.validUntil, themedUntil(app, site.theme, theme)) };
  },
});
