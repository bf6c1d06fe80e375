import { type Static, Type } from 'typebox';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import { InstallationId } from '../../notifications/model/device.ts';
import { view } from './views.ts';

const ViewBody = Type.Object({ installation_id: Type.Optional(InstallationId) }, { additionalProperties: false });

/** What a phone says when a story is opened. */
export const viewRoute: ActRoute = {
  method: 'POST',
  path: '/api/v1/news/:id/view',
  intake: 'counters',
  tag: 'News',
  access: 'anyone',
  limit: 'counted',
  summary: 'Count that the item was opened; with `installation_id` once an hour for each phone',
  body: ViewBody,
  reply: Type.Object({ id: Type.Integer() }),
  status: 202,
  async run(app, call) {
    const id = idOf(call);
    const { installation_id: installationId } = call.body as Static<typeof ViewBody>;
    await view(app, id, { installationId }, call.ip);
    return { data: { id }, status: 202, message: 'Accepted.' };
  },
};
