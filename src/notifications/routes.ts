import { Type } from 'typebox';
import { repeatableRequest, replayedHeader } from '../core/api/idempotency.ts';
import { removeRow } from '../core/api/resource.ts';
import { etag, idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute } from '../core/api/route.ts';
import { parseQuery } from '../core/api/validate.ts';
import type { FieldError } from '../core/error.ts';
import { approve, reject } from './approval.ts';
import { limitDevices, patchDevice, register, unregister } from './devices/register.ts';
import { deviceResource } from './devices/resource.ts';
import { dryRunNotification, sendTest } from './dry-run.ts';
import {
  Device,
  DeviceInput as DeviceBody,
  type DeviceInput,
  type DevicePatch,
  DevicePatch as DevicePatchBody,
  InstallationId,
} from './model/device.ts';
import {
  DryRun,
  Notification,
  NotificationInput,
  Preview,
  PreviewInput,
  RejectApproval,
  type Target,
  TestInput,
  Tried,
} from './model/notification.ts';
import { opened } from './opens/record.ts';
import { pauseNotification, resume } from './pause.ts';
import { notificationResource } from './resource.ts';
import { acceptNotification, cancel, notesOf } from './send.ts';
import { preview } from './targeting/audience.ts';

/** A change of a notification's state that takes no fields. */
const stateRoute = (
  name: string,
  access: ActRoute['access'],
  summary: string,
  run: typeof pauseNotification,
  message: string,
): ActRoute => ({
  method: 'POST',
  path: `/api/admin/notifications/:id/${name}`,
  tag: 'Admin: notifications',
  access,
  summary,
  body: Type.Object({}, { additionalProperties: false }),
  reply: Notification,
  async run(app, call) {
    const data = await run(app, idOf(call), call.rev, call.actor);
    return { data, message, headers: etag(data.rev) };
  },
});

/** Sending and scheduling, for the old address and the clean one. */
export const sendNotification: ActRoute = {
  method: 'POST',
  path: '/api/admin/notifications',
  tag: 'Admin: notifications',
  access: 'push.send',
  summary: 'Send a push notification, or schedule it with `scheduled_at`',
  idempotent: true,
  body: NotificationInput,
  reply: Notification,
  status: 202,
  also: { 200: DryRun },
  async run(app, call) {
    const { body, actor } = call;
    if (body.dry_run === true) {
      const data = await dryRunNotification(app, body as NotificationInput, actor);
      return { data, message: 'Checked, not sent.' };
    }
    const request = repeatableRequest(call, 'POST /api/admin/notifications');
    const { notification, replayed } = await acceptNotification(app, body as NotificationInput, request, actor);
    const notes = notesOf(notification);
    return {
      data: notification,
      meta: { notes },
      status: 202,
      message: ['Accepted.', ...notes].join(' '),
      headers: {
        ...etag(notification.rev),
        location: `${app.config.publicUrl}/api/admin/notifications/${notification.id}`,
        ...(replayed ? replayedHeader : {}),
      },
    };
  },
};

/** What of a registration was not understood, and why. */
const noteOf = (ignored: FieldError[]) => (ignored.length > 0 ? { meta: { ignored } } : {});

/** Notifications and devices in the admin API. */
export const pushAdminRoutes: ActRoute[] = [
  ...resourceRoutes(notificationResource),
  sendNotification,
  {
    method: 'POST',
    path: '/api/admin/notifications/preview',
    tag: 'Admin: notifications',
    access: 'push.send',
    summary: 'Number of devices of a target',
    body: PreviewInput,
    reply: Preview,
    async run(app, { body }) {
      return { data: await preview(app, body.target as Target) };
    },
  },
  {
    method: 'POST',
    path: '/api/admin/notifications/test',
    tag: 'Admin: notifications',
    access: 'push.send',
    summary: 'Send a test to one device at once; nothing is stored',
    body: TestInput,
    reply: Tried,
    async run(app, { body, actor }) {
      const data = await sendTest(app, body as TestInput, actor);
      return { data, message: data.ok ? 'Sent.' : `Not sent: ${data.text}` };
    },
  },
  stateRoute('pause', 'push.send', 'Pause a notification: what is left of it waits', pauseNotification, 'Paused.'),
  stateRoute('resume', 'push.send', 'Resume a paused notification', resume, 'Resumed.'),
  stateRoute(
    'approve',
    'push.all',
    'Approve a notification to everybody that somebody else wants to send',
    approve,
    'Approved.',
  ),
  {
    method: 'POST',
    path: '/api/admin/notifications/:id/reject',
    tag: 'Admin: notifications',
    access: 'push.all',
    summary: 'Reject a notification that waits for approval: it is cancelled',
    body: RejectApproval,
    reply: Notification,
    async run(app, call) {
      const { note } = call.body as { note?: string | null };
      const data = await reject(app, idOf(call), note ?? null, call.rev, call.actor);
      return { data, message: 'Rejected.', headers: etag(data.rev) };
    },
  },
  {
    method: 'POST',
    path: '/api/admin/notifications/:id/cancel',
    tag: 'Admin: notifications',
    access: 'push.send',
    summary: 'Stop a notification: what is left of it is not sent',
    body: Type.Object({}, { additionalProperties: false }),
    reply: Notification,
    async run(app, call) {
      const data = await cancel(app, idOf(call), call.rev, call.actor);
      return { data, message: 'Cancelled.', headers: etag(data.rev) };
    },
  },
  ...resourceRoutes(deviceResource),
  {
    method: 'DELETE',
    path: '/api/admin/devices/:id',
    tag: 'Admin: devices',
    access: 'devices.write',
    needsRev: true,
    summary: 'Remove a device; it is added again when its app registers',
    reply: Type.Object({ id: Type.Integer() }),
    async run(app, call) {
      return { data: await removeRow(app, deviceResource, idOf(call), call.rev, call.actor), message: 'Removed.' };
    },
  },
];

const pathId = Type.Object({ installation_id: InstallationId });
const installationIdOf = (params: Record<string, string | number>): string =>
  parseQuery(pathId, { installation_id: String(params.installation_id) }).installation_id;

/** What phones do: they register at each start, and leave. */
export const deviceRoutes: ActRoute[] = [
  {
    method: 'POST',
    path: '/api/v1/notifications/:id/opened',
    // One row for a registered device, whose bytes were counted; nothing for anybody else.
    intake: 'counters',
    tag: 'Devices',
    access: 'anyone',
    limit: 'counted',
    summary: 'Report that a notification was opened; a device counts once',
    body: Type.Object({ installation_id: InstallationId }, { additionalProperties: false }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 202,
    async run(app, call) {
      const id = idOf(call);
      await opened(app, id, call.body.installation_id as string, call.ip);
      return { data: { id }, status: 202, message: 'Noted.' };
    },
  },
  {
    method: 'POST',
    path: '/api/v1/devices',
    intake: 'rows',
    tag: 'Devices',
    access: 'anyone',
    limit: 'counted',
    summary: 'Register a device for push, or update it (200 when it is registered)',
    body: DeviceBody,
    reply: Device,
    status: 201,
    also: { 200: Device },
    async run(app, { body, ip }) {
      await limitDevices(app, ip);
      const { device, created, ignored } = await register(app, body as DeviceInput);
      const location = `${app.config.publicUrl}/api/v1/devices/${encodeURIComponent(device.installation_id)}`;
      return created
        ? { data: device, ...noteOf(ignored), status: 201, message: 'Registered.', headers: { location } }
        : { data: device, ...noteOf(ignored), message: 'Known.' };
    },
  },
  {
    method: 'PATCH',
    path: '/api/v1/devices/:installation_id',
    intake: 'rows',
    tag: 'Devices',
    access: 'anyone',
    limit: 'counted',
    summary: 'Update a device: only the fields that are sent',
    body: DevicePatchBody,
    reply: Device,
    async run(app, { params, body, ip }) {
      await limitDevices(app, ip);
      const { device, ignored } = await patchDevice(app, installationIdOf(params), body as DevicePatch);
      return { data: device, ...noteOf(ignored), message: 'Saved.' };
    },
  },
  {
    method: 'DELETE',
    path: '/api/v1/devices/:installation_id',
    tag: 'Devices',
    access: 'anyone',
    limit: 'counted',
    summary: 'Unregister a device',
    reply: Type.Object({ id: Type.Integer(), installation_id: Type.String() }),
    async run(app, { params, ip }) {
      await limitDevices(app, ip);
      return { data: await unregister(app, installationIdOf(params)), message: 'Removed.' };
    },
  },
];
