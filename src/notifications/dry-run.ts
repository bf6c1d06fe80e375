import type { Actor, App } from '../core/app.ts';
import { change } from '../core/change.ts';
import { invalidField } from '../core/error.ts';
import type { DryRun, NotificationInput, TestInput, Tried } from '../model/notification.ts';
import { topicOf } from './batch.ts';
import { explain } from './codes.ts';
import { checkInput } from './input.ts';
import { messageOf } from './message.ts';
import { columnsOf } from './notifications.ts';
import { targetOf } from './store.ts';
import { isTopicSend } from './target.ts';
import { devicesBetween, devicesByIds, preview, rangesOf } from './target-devices.ts';
import type { Recipient, Result } from './transport.ts';
import { transportOf } from './transports.ts';

/** An editor waits for the answer. */
const mostMs = 25_000;
/** Devices that are looked at for one of each platform. */
const looked = 500;

const tried = (to: string, result: Result): Tried =>
  result.state === 'sent'
    ? { to, ok: true, code: null, text: null }
    : { to, ok: false, code: result.code, text: explain(result.code) };

async function columns(app: App, input: NotificationInput, actor: Actor) {
  checkInput(input);
  // The same checks as for sending, and nothing is written.
  return change(app, actor, (c) => columnsOf(c, input));
}

/** One device of each platform, among the first that the target means. */
async function oneOfEach(app: App, input: NotificationInput): Promise<Map<string, Recipient>> {
  const nowMs = app.now();
  const { write } = app.db;
  const found = new Map<string, Recipient>();
  for await (const { from, to } of rangesOf(write, input.target, looked, nowMs)) {
    const devices = await devicesBetween(write, input.target, from, to, nowMs);
    const rows = await write
      .selectFrom('devices')
      .select(['id', 'platform'])
      .where('id', 'in', devices.map((d) => d.id).concat(0))
      .execute();
    const platforms = new Map(rows.map((r) => [r.id, r.platform]));
    for (const { id: deviceId, kind, value } of devices) {
      const platform = platforms.get(deviceId);
      if (platform && !found.has(platform)) found.set(platform, { deviceId, kind, value });
    }
    break;
  }
  return found;
}

/**
 * Checks a notification as far as it goes without anybody getting it: all that sending checks, then the push service
 * looks at the message for one device of each platform, or for the topic. Nothing is kept.
 * @throws Fault as sending does
 */
export async function dryRun(app: App, input: NotificationInput, actor: Actor): Promise<DryRun> {
  const row = await columns(app, input, actor);
  const transport = transportOf(app.config);
  const options = { signal: AbortSignal.timeout(mostMs), validate: true };
  if (isTopicSend(input.target)) {
    const result = await transport.sendTopic(app, messageOf(row), topicOf(row), options);
    return { dry_run: true, transport: transport.name, targets: null, results: [tried(input.target.type, result)] };
  }
  const { count: targets } = await preview(app, targetOf(row));
  const each = await oneOfEach(app, input);
  const results = each.size ? await transport.send(app, messageOf(row), [...each.values()], options) : [];
  const names = [...each.keys()];
  return {
    dry_run: true,
    transport: transport.name,
    targets,
    results: results.map((result, i) => tried(names[i] as string, result)),
  };
}

/**
 * Sends to one phone at once, whatever its quiet hours, caps and opt-outs are, and says what came of it. It is no
 * notification of the history, and its story may still be pushed.
 * @throws Fault `invalid` naming every bad field
 */
export async function sendTest(app: App, { installation_id, ...content }: TestInput, actor: Actor): Promise<Tried> {
  const device = await app.db.write
    .selectFrom('devices')
    .select('id')
    .where('installation_id', '=', installation_id)
    .executeTakeFirst();
  if (!device) throw invalidField('installation_id', 'is no device that is registered');
  const target = { type: 'device' as const, value: installation_id };
  const row = await columns(app, { ...content, target, allow_repeat: true }, actor);
  const [found] = await devicesByIds(app.db.write, [device.id]);
  if (!found) throw invalidField('installation_id', 'is a device that has turned pushes off');
  const { id: deviceId, kind, value } = found;
  const signal = AbortSignal.timeout(mostMs);
  const [result] = await transportOf(app.config).send(app, messageOf(row), [{ deviceId, kind, value }], { signal });
  const answer = tried(installation_id, result as Result);
  await change(app, actor, (c) => c.audit('test', 'notifications', '-', { installation_id, code: answer.code }));
  return answer;
}
