import type { App } from '../core/app.ts';
import type { WireAnswer } from '../core/http2.ts';
import { Later } from '../core/jobs.ts';
import type { FcmClient } from './fcm-client.ts';
import { retryAfterMs } from './fcm-error.ts';

export type Way = 'add' | 'remove';

/** What one call takes. */
export const mostTokens = 1_000;
/** Changes of subscriptions that FCM takes from a project in a second. */
const perSecond = 3_000;
/** Requests of the registrations API at once: it knows one device a call. */
const atOnce = 20;

/** `retry`: not taken for now. Whatever else FCM says of a token (it is unknown, it has 2,000 topics) is final. */
export type Taken = 'done' | 'retry';

const isPassing = (status: number): boolean => status === 401 || status === 403 || status === 429 || status >= 500;

/** @throws Later, Error for an answer that may be another one later */
function refuse(app: App, answer: WireAnswer, what: string): never {
  const wait = retryAfterMs(answer.headers['retry-after'], app.now());
  if (wait !== undefined) throw new Later(app.now() + wait);
  throw new Error(`${what} answers ${answer.status}`);
}

const rest = (tokens: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (tokens * 1_000) / perSecond));

/** Subscribes up to a thousand tokens to a topic, or ends that. @returns what came of each, in their order */
async function batch(app: App, fcm: FcmClient, way: Way, topic: string, tokens: readonly string[]): Promise<Taken[]> {
  const answer = await fcm.ask(app, 'iid', {
    path: `/iid/v1:${way === 'add' ? 'batchAdd' : 'batchRemove'}`,
    headers: { access_token_auth: 'true' },
    body: JSON.stringify({ to: `/topics/${topic}`, registration_tokens: tokens }),
  });
  if (isPassing(answer.status)) refuse(app, answer, 'the Instance ID service');
  await rest(tokens.length);
  if (answer.status !== 200) {
    app.log.warn({ status: answer.status, topic, tokens: tokens.length }, 'FCM does not take a change of topics');
    return tokens.map(() => 'done');
  }
  const { results = [] } = JSON.parse(answer.body) as { results?: { error?: string }[] };
  return tokens.map((_, i) =>
    /^(INTERNAL|UNAVAILABLE|RESOURCE_EXHAUSTED)/.test(results[i]?.error ?? '') ? 'retry' : 'done',
  );
}

/** The same for one installation ID, which only the registrations API knows. */
async function single(app: App, fcm: FcmClient, way: Way, topic: string, fid: string): Promise<Taken> {
  const path = `/v1/projects/${fcm.projectId}/registrations/${encodeURIComponent(fid)}/topicSubscriptions`;
  const name = encodeURIComponent(topic);
  const request =
    way === 'add'
      ? { method: 'POST' as const, path: `${path}?topic_name=${name}`, body: '{}' }
      : { method: 'DELETE' as const, path: `${path}/${name}` };
  const answer = await fcm.ask(app, 'fcm', request);
  // 409: it is subscribed. 404: FCM does not know it, or it was not subscribed.
  if (isPassing(answer.status)) refuse(app, answer, 'FCM');
  return 'done';
}

/** One change for any number of devices of a kind. @throws Later, Error when FCM cannot be asked now */
export async function changeTopic(
  app: App,
  fcm: FcmClient,
  change: { way: Way; topic: string; kind: 'token' | 'fid' },
  values: readonly string[],
): Promise<Taken[]> {
  const { way, topic, kind } = change;
  const taken: Taken[] = [];
  const size = kind === 'token' ? mostTokens : atOnce;
  for (let at = 0; at < values.length; at += size) {
    const part = values.slice(at, at + size);
    if (kind === 'token') taken.push(...(await batch(app, fcm, way, topic, part)));
    else {
      taken.push(...(await Promise.all(part.map((fid) => single(app, fcm, way, topic, fid)))));
      await rest(part.length);
    }
  }
  return taken;
}
