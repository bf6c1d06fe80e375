import { Type } from 'typebox';
import { openBackup } from '../../backup/backup.ts';
import { change } from '../../core/api/change.ts';
import type { ActRoute } from '../../core/api/route.ts';
import type { Identity } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { type Confirmation, confirmIdentity } from '../../users/confirm.ts';
import { confirmation } from '../../users/model/user.ts';
import { clientOf } from '../../users/routes.ts';
import { System } from '../model.ts';
import { requestBackup } from './backup.ts';
import { systemPage } from './page.ts';

const tag = 'Admin: system';
const media = 'application/octet-stream';

export const serverRoutes: ActRoute[] = [
  {
    method: 'GET',
    tag,
    access: 'system.read',
    path: '/api/admin/system',
    reply: System,
    summary: 'The state of the server: findings, versions, queues, cache, storage, backups',
    run: async (app) => ({ data: await systemPage(app) }),
  },
  {
    method: 'POST',
    tag,
    access: 'system.write',
    path: '/api/admin/backups',
    status: 202,
    summary: 'Have a backup made',
    async run(app, { actor }) {
      await requestBackup(app, actor);
      return { data: null, status: 202, message: 'It is being made.' };
    },
  },
  {
    method: 'POST',
    tag,
    access: 'system.write',
    path: '/api/admin/backups/:name/download',
    body: Type.Object(confirmation, { additionalProperties: false }),
    downloads: [media],
    timeoutMs: 86_400_000,
    summary: 'Download a backup, which holds all that the database holds: password needed',
    async run(app, call) {
      await confirmIdentity(app, call.identity as Identity, call.body as Confirmation, clientOf(call));
      const name = String(call.params.name);
      const file = await openBackup(app.config.dataDir, name);
      if (!file) throw notFound('backup');
      await change(app, call.actor, (c) => c.audit('download', 'system', name));
      return { data: null, file: { media, name, ...file } };
    },
  },
];
