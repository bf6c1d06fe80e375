import { almanac } from './almanac/module.ts';
import { cards } from './cards/module.ts';
import { categories } from './categories/module.ts';
import type { Module } from './core/module.ts';
import { digest } from './digest/module.ts';
import { engagement } from './engagement/module.ts';
import { feeds } from './feeds/module.ts';
import { horoscope } from './horoscope/module.ts';
import { imports } from './imports/module.ts';
import { legacy } from './legacy/module.ts';
import { liveblog } from './liveblog/module.ts';
import { media } from './media/module.ts';
import { mobile } from './mobile/module.ts';
import { news } from './news/module.ts';
import { notifications } from './notifications/module.ts';
import { places } from './places/module.ts';
import { redirects } from './redirects/module.ts';
import { settings } from './settings/module.ts';
import { shopping } from './shopping/module.ts';
import { site } from './site/module.ts';
import { syndication } from './syndication/module.ts';
import { system } from './system/module.ts';
import { updates } from './updates/module.ts';
import { users } from './users/module.ts';
import { webhooks } from './webhooks/module.ts';
import { workspace } from './workspace/module.ts';

/** Every module, in order: a module may import those before it. */
export const modules: readonly Module[] = [
  settings,
  users,
  system,
  places,
  media,
  categories,
  cards,
  almanac,
  horoscope,
  shopping,
  updates,
  notifications,
  news,
  liveblog,
  engagement,
  feeds,
  webhooks,
  workspace,
  digest,
  syndication,
  site,
  redirects,
  imports,
  mobile,
  legacy,
];
