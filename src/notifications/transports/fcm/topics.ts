import type { App } from '../../../core/app.ts';
import { RetryAt } from '../../../core/jobs/worker.ts';
import type { WireAnswer } from '../http2/client.ts';
import type { FcmClient } from './client.ts';
import { fcmWaitMs } from './error.ts';

export type TopicChange = 'add' | 'remove';

/** Tokens of one call. */
const mostTokens = 1_000;
/** Changes of subscriptions that FCM accepts from a project in a second. */
const perSecond = 3_000;
/** Requests of the registrations API at once: it accepts one device a call. */
const atOnce = 20;

/** `retry`: not accepted for now. Whatever else FCM says of a token (it is unknown, it has 2,000 topics) is final. */
type TopicOutcome = 'done' | 'retry';

/** The service accepts nothing now: the next request would get the same answer. */
class TopicsAway extends Error {}

/** @throws RetryAt, TopicsAway */
function refuse(app: App, answer: WireAnswer, what: string): never {
  const wait = fcmWaitMs(answer.headers, app.now());
  if (wait !== undefined) throw new RetryAt(app.now() + wait);
  throw new TopicsAway(`${what} answers ${answer.status}`);
}

const rest = (tokens: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (tokens * 1_000) / perSecond));

/** Rejected calls after which no more halves of a thousand tokens are sent: enough to find a few bad ones. */
const mostRefusals = 50;
/** The same while none was accepted: then it is hardly the tokens. */
const mostAtFirst = 20;

/** One call. @returns null when it was refused as a whole: that says nothing of any token */
async function call(app: App, fcm: FcmClient, way: TopicChange, topic: string, tokens: readonly string[]) {
  const answer = await fcm.call(app, 'iid', {
    path: `/iid/v1:${way === 'add' ? 'batchAdd' : 'batchRemove'}`,
    headers: { access_token_auth: 'true' },
    body: JSON.stringify({ to: `/topics/${topic}`, registration_tokens: tokens }),
  });
  await rest(tokens.length);
  if (answer.status === 400 || answer.status === 413) {
    app.log.warn({ status: answer.status, topic, tokens: tokens.length }, 'FCM rejects a change of topics');
    return null;
  }
  if (answer.status !== 200) refuse(app, answer, 'the Instance ID service');
  const { results = [] } = JSON.parse(answer.body) as { results?: { error?: string }[] };
  return tokens.map((_, i): TopicOutcome => (isPassing(results[i]) ? 'retry' : 'done'));
}

/** Whether a token may be accepted another time; anything else that is said of it is final. */
const isPassing = (result: { error?: string } | undefined): boolean =>
  result === undefined || /^(INTERNAL|UNAVAILABLE|RESOURCE_EXHAUSTED)/.test(result.error ?? '');

/**
 * Subscribes up to a thousand tokens to a topic, or ends that. Of a call that is refused as a whole the halves are
 * sent again: one token that FCM rejects keeps no other from its topics.
 * @returns what came of each, in their order
 */
async function batch(
  app: App,
  fcm: FcmClient,
  way: TopicChange,
  topic: string,
  tokens: readonly string[],
): Promise<TopicOutcome[]> {
  const outcomes: (TopicOutcome | null)[] = tokens.map(() => null);
  let refusals = 0;
  let most = mostAtFirst;
  for (const parts = [{ from: 0, to: tokens.length }]; parts.length && refusals < most; ) {
    const { from, to } = parts.shift() as { from: number; to: number };
    const results = await call(app, fcm, way, topic, tokens.slice(from, to));
    const half = Math.ceil((from + to) / 2);
    if (results) most = mostRefusals;
    if (results) outcomes.splice(from, results.length, ...results);
    else if (++refusals && half < to) parts.push({ from, to: half }, { from: half, to });
  }
  // What was rejected alone while others were accepted is wrong itself; when none was, it is the call.
  const left = outcomes.includes('done') && refusals < most ? 'done' : 'retry';
  return outcomes.map((one) => one ?? left);
}

/** The same for one installation ID, which only the registrations API accepts. */
async function single(app: App, fcm: FcmClient, way: TopicChange, topic: string, fid: string): Promise<TopicOutcome> {
  const path = `/v1/projects/${fcm.projectId}/registrations/${encodeURIComponent(fid)}/topicSubscriptions`;
  const name = encodeURIComponent(topic);
  const request =
    way === 'add'
      ? { method: 'POST' as const, path: `${path}?topic_name=${name}`, body: '{}' }
      : { method: 'DELETE' as const, path: `${path}/${name}` };
  const answer = await fcm.call(app, 'fcm', request);
  // 409: it is subscribed. 404: FCM has no such registration, or it was not subscribed.
  const { status } = answer;
  if (status === 401 || status === 403 || status === 429 || status >= 500) refuse(app, answer, 'FCM');
  return 'done';
}

/** One change for any number of devices of a kind. @throws RetryAt, TopicsAway, WireError when FCM cannot be called now */
export async function changeTopic(
  app: App,
  fcm: FcmClient,
  change: { way: TopicChange; topic: string; kind: 'token' | 'fid' },
  values: readonly string[],
): Promise<TopicOutcome[]> {
  const { way, topic, kind } = change;
  const outcomes: TopicOutcome[] = [];
  const size = kind === 'token' ? mostTokens : atOnce;
  for (let at = 0; at < values.length; at += size) {
    const part = values.slice(at, at + size);
    if (kind === 'token') outcomes.push(...(await batch(app, fcm, way, topic, part)));
    else {
      outcomes.push(...(await Promise.all(part.map((fid) => single(app, fcm, way, topic, fid)))));
      await rest(part.length);
    }
  }
  return outcomes;
}
