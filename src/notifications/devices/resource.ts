import { resource } from '../../core/api/resource.ts';
import type { App } from '../../core/app.ts';
import { AdminDevice, InstallationId } from '../model/device.ts';
import type { StoredDevice } from '../store.ts';
import { masked } from '../transports/transport.ts';
import { type Catalog, cachedCatalog } from './catalog.ts';
import { toDevice } from './register.ts';
import { queueUnsubscribe } from './remove.ts';

/** Both are secrets: a client that has the installation id may change or erase the device. */
const toAdminDevice = (row: StoredDevice, catalog: Catalog) => ({
  ...toDevice(row, catalog),
  installation_id: masked(row.installation_id),
  value: masked(row.value),
  rev: row.rev,
  updated_at: row.updated_at,
});

/** Devices in the admin API: listed, found by the whole installation id, and removed. They register themselves. */
export const deviceResource = resource<StoredDevice>({
  name: 'devices',
  one: 'device',
  table: 'devices',
  noun: AdminDevice,
  filters: {
    platform: AdminDevice.properties.platform,
    kind: AdminDevice.properties.kind,
    lang: AdminDevice.properties.lang,
    push_enabled: AdminDevice.properties.push_enabled,
    installation_id: InstallationId,
  },
  sorts: ['-id', 'last_seen_at', 'created_at', 'platform', 'lang', 'app_version'],
  nullable: ['app_version'],
  access: { read: 'devices.read', write: 'devices.write' },
  beforeRemove: queueUnsubscribe,
  toNoun: async (app: App, row) => toAdminDevice(row, await cachedCatalog(app, [row])),
  async toNouns(app, rows) {
    const catalog = await cachedCatalog(app, rows);
    return rows.map((row) => toAdminDevice(row, catalog));
  },
});
