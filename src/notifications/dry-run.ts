import { change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { invalidField } from '../core/error.ts';
import { currentSettings, linkSchemes } from '../settings/settings.ts';
import { messageOf } from './delivery/message.ts';
import { topicTarget } from './delivery/send-batch.ts';
import type { DryRun, NotificationInput, TestInput, Tried } from './model/notification.ts';
import { notificationColumns } from './send.ts';
import { targetOfRow } from './store.ts';
import { devicesByIds, oneOfEach } from './targeting/audience.ts';
import { isTopicSend } from './targeting/target.ts';
import { explain } from './transports/result-codes.ts';
import { transportOf } from './transports/router.ts';
import type { Recipient, Result } from './transports/transport.ts';
import { checkInput } from './validate.ts';

/** An editor waits for the answer. */
const mostMs = 25_000;

const tried = (to: string, result: Result): Tried =>
  result.state === 'sent'
    ? { to, ok: true, code: null, text: null }
    : { to, ok: false, code: result.code, text: explain(result.code) };

async function columns(app: App, input: NotificationInput, actor: Actor, isTest = false) {
  checkInput(input, linkSchemes(await currentSettings(app)));
  // The same checks as for sending, and nothing is written.
  return change(app, actor, (c) => notificationColumns(c, input, { isTest }));
}

/**
 * Checks a notification without sending it: all that sending checks, then the push service
 * looks at the message for one device of each platform, or for the topic. Nothing is kept.
 * @throws Fault as sending does
 */
export async function dryRunNotification(app: App, input: NotificationInput, actor: Actor): Promise<DryRun> {
  const row = await columns(app, input, actor);
  const transport = transportOf(app);
  const options = { signal: AbortSignal.timeout(mostMs), validate: true };
  if (isTopicSend(input.target)) {
    const result = await transport.sendTopic(app, messageOf(row), await topicTarget(app, row), options);
    return { dry_run: true, transport: transport.name, targets: null, results: [tried(input.target.type, result)] };
  }
  const { count: targets, ids } = await oneOfEach(app, targetOfRow(row));
  const devices = await devicesByIds(app.db.write, [...ids.values()]);
  const recipients = devices.map(({ id: deviceId, kind, value }): Recipient => ({ deviceId, kind, value }));
  const results = recipients.length ? await transport.send(app, messageOf(row), recipients, options) : [];
  const names = new Map([...ids].map(([name, id]) => [id, name]));
  return {
    dry_run: true,
    transport: transport.name,
    targets,
    results: results.map((result, i) => tried(names.get((recipients[i] as Recipient).deviceId) as string, result)),
  };
}

/**
 * Sends to one phone at once, whatever its quiet hours, caps and opt-outs are, and says what came of it. It is no
 * notification of the history, and its story may still be pushed.
 * @throws Fault `invalid` naming every bad field
 */
export async function sendTest(app: App, input: TestInput, actor: Actor): Promise<Tried> {
  const { device_id, installation_id, ...content } = input;
  const field = device_id === undefined ? 'installation_id' : 'device_id';
  if ((device_id === undefined) === (installation_id === undefined))
    throw invalidField(field, 'is required: one of device_id and installation_id', 'required');
  const devices = app.db.write.selectFrom('devices').select('id');
  const device = await (device_id === undefined
    ? devices.where('installation_id', '=', installation_id as string)
    : devices.where('id', '=', device_id)
  ).executeTakeFirst();
  if (!device) throw invalidField(field, 'is no device that is registered', 'not_found');
  const target = { type: 'device' as const, value: device.id };
  const row = await columns(app, { ...content, target, allow_repeat: true }, actor, true);
  const [found] = await devicesByIds(app.db.write, [device.id]);
  if (!found) throw invalidField(field, 'is a device that has turned pushes off');
  const { id: deviceId, kind, value } = found;
  const signal = AbortSignal.timeout(mostMs);
  const [result] = await transportOf(app).send(app, messageOf(row), [{ deviceId, kind, value }], { signal });
  const answer = tried(String(deviceId), result as Result);
  await change(app, actor, (c) => c.audit('test', 'notifications', '-', { device: deviceId, code: answer.code }));
  return answer;
}
