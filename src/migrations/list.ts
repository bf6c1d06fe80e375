import type { Database } from '../core/db/database.ts';
import { type Migration, runMigrations } from '../core/db/migrate.ts';
import { ground } from './001-ground.ts';
import { limits } from './002-limits.ts';
import { notifications } from './003-notifications.ts';
import { horoscope } from './004-horoscope.ts';
import { shopping } from './005-shopping.ts';
import { feeds } from './006-feeds.ts';
import { almanac } from './007-almanac.ts';
import { festivals } from './008-festivals.ts';
import { placesTree } from './009-places.ts';
import { deskLife } from './010-desk.ts';
import { searchKeys } from './011-search.ts';
import { languagesOfNews } from './012-languages.ts';
import { trending } from './013-trending.ts';
import { live } from './014-live.ts';
import { voices } from './015-voices.ts';
import { fetching } from './017-fetching.ts';
import { feedItems } from './018-feed-items.ts';
import { websub } from './019-websub.ts';
import { feedDesk } from './020-feed-desk.ts';
import { devices } from './030-devices.ts';
import { sending } from './031-sending.ts';
import { quota } from './032-quota.ts';
import { storyPushes } from './033-story-pushes.ts';
import { told } from './034-told.ts';
import { devicesPlaces } from './035-devices-places.ts';
import { tries } from './036-tries.ts';
import { signin } from './037-signin.ts';
import { jobKeys } from './038-jobs.ts';
import { audit } from './039-audit.ts';

export type { Migration };

/** Append only: a migration that has run anywhere is never changed. */
export const migrations: readonly Migration[] = [
  ground,
  limits,
  notifications,
  horoscope,
  shopping,
  feeds,
  almanac,
  festivals,
  placesTree,
  deskLife,
  searchKeys,
  languagesOfNews,
  trending,
  live,
  voices,
  fetching,
  feedItems,
  websub,
  feedDesk,
  devices,
  sending,
  quota,
  storyPushes,
  told,
  devicesPlaces,
  tries,
  signin,
  jobKeys,
  audit,
];

/** Names of all migrations, in their order. */
export const migrationNames: readonly string[] = migrations.map((m) => m.name);

/** Brings the schema up to date, or to the migration `last`. Returns the names of those that ran. */
export const migrate = (db: Database, last?: string): Promise<string[]> => runMigrations(db, migrations, last);
