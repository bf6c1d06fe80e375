import { Type } from 'typebox';
import { idOf } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { parseQuery } from '../core/api/validate.ts';
import { limits, takeFrom } from '../engagement/installation.ts';
import { Erased } from '../engagement/model.ts';
import { InstallationId } from '../notifications/model/device.ts';
import { readerBundle } from './bundle.ts';
import { config } from './config.ts';
import { erase, eraseDevice } from './erase.ts';

const installationPath = Type.Object({ installation_id: InstallationId });

const eraseInstallation: ActRoute = {
  method: 'DELETE',
  path: '/api/v1/installations/:installation_id',
  tag: 'Devices',
  access: 'anyone',
  limit: 'counted',
  summary: 'Erase all data of this installation',
  reply: Erased,
  async run(app, { params, ip }) {
    await takeFrom(app, limits.erase, ip);
    const { installation_id } = parseQuery(installationPath, { installation_id: String(params.installation_id) });
    return { data: await erase(app, installation_id), message: 'Erased.' };
  },
};

const eraseByDevice: ActRoute = {
  method: 'POST',
  path: '/api/admin/devices/:id/erase',
  tag: 'Admin: devices',
  access: 'devices.write',
  summary: 'Erase all data of the installation of a device',
  body: Type.Object({}, { additionalProperties: false }),
  reply: Erased,
  async run(app, call) {
    return { data: await eraseDevice(app, idOf(call), call.actor), message: 'Erased.' };
  },
};

export const mobileRoutes: Route[] = [
  get('/api/v1/config', 'Settings', config),
  get('/api/v1/bundle', 'Settings', readerBundle),
  eraseInstallation,
  eraseByDevice,
];
