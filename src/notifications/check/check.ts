import type { App } from '../../core/app.ts';
import { parseServiceAccount, type ServiceAccount } from '../../core/config/push-keys.ts';
import { type Finding, fail, ok, warn } from '../../core/doctor.ts';
import { TokenError } from '../transports/fcm/access-token.ts';
import { FcmClient } from '../transports/fcm/client.ts';
import { type WireAnswer, WireError } from '../transports/http2/client.ts';
import { answerProblem, clockProblem, headerTime, projectOfEmail, tokenProblem, wireProblem } from './messages.ts';

type Setup = Pick<App, 'config' | 'now' | 'log'>;

const google = 'https://fcm.googleapis.com';
/** A topic without subscribers, and messages to it are validated only. */
const topic = 'dinam.check';
const mostMs = 15_000;

const message = JSON.stringify({
  validate_only: true,
  message: { topic, notification: { title: 'పరీక్ష', body: 'जाँच' } },
});

/** An invented token is removed from an unused topic: that changes nothing. */
const leaving = JSON.stringify({ to: `/topics/${topic}`, registration_tokens: ['dinam-push-check'] });

async function attempt(work: () => Promise<WireAnswer>): Promise<WireAnswer | TokenError | WireError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TokenError || error instanceof WireError) return error;
    throw error;
  }
}

function accountFindings({ config }: Setup, account: ServiceAccount): Finding[] {
  const { project_id: project, client_email: email } = account;
  const own = projectOfEmail(email);
  return [
    own !== null && own !== project
      ? warn('service account', `${email} is of the project ${own}, and project_id is ${project}: is that intended?`)
      : ok('service account', `${email}, project ${project}`),
    ...(config.fcmBaseUrl === google
      ? []
      : [warn('FCM_BASE_URL', `${config.fcmBaseUrl} is not Google's: no phone gets anything`)]),
  ];
}

async function messageFindings(setup: Setup, fcm: FcmClient, account: ServiceAccount): Promise<Finding[]> {
  const { config } = setup;
  const path = `/v1/projects/${account.project_id}/messages:send`;
  const answer = await attempt(() => fcm.call(setup, 'fcm', { path, body: message, timeoutMs: mostMs }));
  if (answer instanceof TokenError) return [fail('access token', tokenProblem(answer, account, config, setup.now()))];
  const token = ok('access token', 'Google gives one');
  if (answer instanceof WireError)
    return [token, fail('message', wireProblem(answer, new URL(config.fcmBaseUrl).host))];
  const clock = clockProblem(headerTime(answer.headers), setup.now());
  const problem = answerProblem(answer, account, config);
  return [
    token,
    clock === null ? ok('clock', "as Google's") : warn('clock', clock),
    problem === null
      ? ok('message', 'FCM accepts a message to a topic (validated only, not sent)')
      : fail('message', problem),
  ];
}

async function topicFindings(setup: Setup, fcm: FcmClient): Promise<Finding[]> {
  const { host } = new URL(setup.config.fcmIidUrl);
  const headers = { access_token_auth: 'true' };
  const request = { path: '/iid/v1:batchRemove', headers, body: leaving, timeoutMs: mostMs };
  const answer = await attempt(() => fcm.call(setup, 'iid', request));
  if (answer instanceof TokenError) return []; // reported already
  if (answer instanceof WireError) return [fail('topics', wireProblem(answer, host))];
  const { status } = answer;
  if (status === 401 || status === 403)
    return [
      fail(
        'topics',
        `${host} does not allow the account to change topics (${status}): it needs the role for sending, too`,
      ),
    ];
  if (status === 404) return [fail('topics', `${host} does not know the service: does FCM_IID_URL lead elsewhere?`)];
  if (status >= 500) return [warn('topics', `${host} has a failure of its own (${status}): try again later`)];
  return [ok('topics', `${host} answers`)];
}

async function fcmFindings(setup: Setup): Promise<Finding[]> {
  const account = parseServiceAccount(setup.config.fcmCredentials);
  const fcm = new FcmClient(setup.config);
  try {
    const sent = await messageFindings(setup, fcm, account);
    return [...accountFindings(setup, account), ...sent, ...(await topicFindings(setup, fcm))];
  } finally {
    await fcm.close();
  }
}

/**
 * Tries the set-up of push as it is, and says in words what is wrong with it. Nobody gets anything: FCM is requested to
 * check a message and not to send it. What no check can see is whether Apple takes the APNs key: only a message to an
 * iPhone shows that.
 */
export async function checkPushWays(setup: Setup): Promise<Finding[]> {
  const { fcmCredentials, vapidPublicKey, vapidSubject } = setup.config;
  if (fcmCredentials === '' && vapidPublicKey === '')
    return [fail('push', 'neither FCM_CREDENTIALS nor VAPID keys are set: notifications are logged, and not sent')];
  return [
    ...(fcmCredentials === ''
      ? [warn('FCM', 'FCM_CREDENTIALS is not set: phones with the app get nothing, browsers do')]
      : await fcmFindings(setup)),
    // Keys that are no pair have stopped the start already.
    ...(vapidPublicKey === '' ? [] : [ok('Web Push', `the keys are a pair; push services write to ${vapidSubject}`)]),
  ];
}
