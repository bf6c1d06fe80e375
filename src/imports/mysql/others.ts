import type { Run } from '../context.ts';
import { importDevices } from './devices.ts';
import { importFeeds } from './feeds.ts';
import type { DatabaseMapping } from './mapping.ts';
import { importSettings } from './settings.ts';
import type { Stage } from './stage.ts';
import { importUsers } from './users.ts';

/** What an old database has besides stories: each part is written by itself, and found again by the next run. */
export async function importOthers(
  run: Run,
  stage: Stage,
  mapping: DatabaseMapping,
  isInvited: boolean,
): Promise<void> {
  await importUsers(run, stage, mapping, isInvited);
  await importFeeds(run, stage, mapping);
  await importDevices(run, stage, mapping);
  await importSettings(run, stage, mapping);
}
