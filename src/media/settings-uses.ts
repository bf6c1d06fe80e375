import { sql } from 'kysely';
import type { App } from '../core/app.ts';
import { settingsChanges } from '../settings/hooks.ts';
import { cachedSettings, settingsTopic } from '../settings/settings.ts';
import { describeUses, onMediaReplace, useRights } from './hooks.ts';
import { mediaOfAddresses, writeUses } from './uses.ts';

const resource = 'settings';
/** The section that names files: the logo, and pictures of the page about the publisher. */
const section = 'basic';
/** A section has no id; a use needs one. */
const rowId = 1;

/** Files that the settings name are in use. */
export function addSettingsUses(app: App): void {
  settingsChanges.add(app, async (c, changed, values) => {
    if (changed === section) await writeUses(c, resource, rowId, await mediaOfAddresses(c, JSON.stringify(values)));
  });
  onMediaReplace.add(app, async (c, name, _ids, { from, to }) => {
    if (name !== resource) return;
    await c.tx
      .updateTable('settings')
      .set({ data: sql<string>`replace(data, ${from}, ${to})`, updated_at: c.now })
      .where('section', '=', section)
      .execute();
    c.touch(settingsTopic);
  });
  useRights.add(app, ({ rights }, name) =>
    name === resource ? { read: rights.has('settings.read'), write: rights.has('settings.write') } : null,
  );
  describeUses.add(app, async (_app, name) =>
    name === resource ? new Map([[rowId, { title: cachedSettings(app).basic.app_name, status: 'active' }]]) : new Map(),
  );
}
