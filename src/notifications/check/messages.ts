import type { Config } from '../../core/config/config.ts';
import type { ServiceAccount } from '../../core/config/push-keys.ts';
import type { TokenError } from '../transports/fcm/access-token.ts';
import { fcmErrorOf } from '../transports/fcm/error.ts';
import { type WireAnswer, WireError } from '../transports/http2/client.ts';

/** Google takes signatures of some minutes ago. */
const farMs = 60_000;

const minutes = (ms: number): string =>
  Math.abs(ms) < 90_000
    ? `${Math.round(Math.abs(ms) / 1_000)} seconds`
    : `${Math.round(Math.abs(ms) / 60_000)} minutes`;

/** What is wrong with the clock by the `Date` of the answer; null when it is right, or unknown. */
export function clockProblem(theirMs: number | null, nowMs: number): string | null {
  if (theirMs === null || Math.abs(nowMs - theirMs) < farMs) return null;
  const way = nowMs > theirMs ? 'ahead of' : 'behind';
  return `the clock of this machine is ${minutes(nowMs - theirMs)} ${way} Google's: let it follow a time server (NTP)`;
}

/** The time of an answer's `Date`. */
export function headerTime(headers: Record<string, string>): number | null {
  const ms = Date.parse(headers.date ?? '');
  return Number.isNaN(ms) ? null : ms;
}

const names = /^(ENOTFOUND|EAI_)/;
const certificates = /CERT|ALTNAME|SIGNATURE|ISSUER/;

/** Why the request failed, and what to check. */
export function wireProblem(error: unknown, host: string): string {
  const cause = error instanceof WireError ? error.cause : error;
  const { code = '' } = (cause ?? {}) as { code?: string };
  if (error instanceof WireError && error.problem === 'timeout')
    return `${host} does not answer in time: try again, and look whether a firewall keeps the answer back`;
  if (names.test(code)) return `the name ${host} cannot be looked up (${code}): look at the DNS of this machine`;
  if (certificates.test(code))
    return `${host} shows a certificate that is not trusted (${code}): a proxy in between opens TLS, or the clock is wrong`;
  const detail = code === '' ? '' : ` (${code})`;
  return `there is no connection to ${host}${detail}: this machine has to reach it by HTTPS; look at firewall and network`;
}

const renew = 'make a new key in the Firebase console (Project settings, Service accounts) and put it in its place';

/** What is wrong when there is no access token. */
export function tokenProblem(error: TokenError, account: ServiceAccount, config: Config, nowMs: number): string {
  const { answer } = error;
  const { host } = new URL(config.fcmTokenUrl || account.token_uri);
  if (!answer) return wireProblem(error.cause, host);
  const clock = clockProblem(answer.dateMs, nowMs);
  if (error.isRefused && clock) return `Google refuses the signature (${answer.detail}), for ${clock}`;
  if (/timeframe|short-lived/i.test(answer.detail))
    return `Google refuses the time of the signature (${answer.detail}): is the clock of this machine right?`;
  if (/signature|\bkid\b/i.test(answer.detail))
    return `Google does not know the key (${answer.detail}): it was deleted, or the file was changed; ${renew}`;
  if (/account not found|account_not_found/i.test(answer.detail))
    return `Google does not know the account ${account.client_email} (${answer.detail}): it was deleted; ${renew}`;
  if (/disabled/i.test(answer.detail))
    return `the account ${account.client_email} is disabled (${answer.detail}): enable it in the Google Cloud console`;
  if (error.isRefused)
    return `${host} gives no access token: ${answer.status} ${answer.detail || 'without a reason'}; is it Google's? If so, ${renew}`;
  return `${host} gives no access token just now (${answer.status} ${answer.detail}): try again in some minutes`;
}

const isOff = /has not been used|is disabled|SERVICE_DISABLED/;
const isForbidden = /cloudmessaging\.|IAM_PERMISSION_DENIED|caller does not have permission|Permission denied/i;

/** The project in the address of an account; null for one of another form. */
export const projectOfEmail = (email: string): string | null =>
  email.match(/@([a-z0-9.:-]+)\.iam\.gserviceaccount\.com$/)?.[1] ?? null;

/** What is wrong with an answer of FCM to a valid message; null when it was accepted. */
export function answerProblem(answer: WireAnswer, account: ServiceAccount, config: Config): string | null {
  const { status, body } = answer;
  if (status === 200) return null;
  const { project_id: project, client_email: email } = account;
  const { message } = fcmErrorOf(answer);
  const detail = message === '' ? '' : ` (${message.slice(0, 200)})`;
  const { host } = new URL(config.fcmBaseUrl);
  if (status === 403 && isOff.test(body))
    return (
      `the Firebase Cloud Messaging API is off in the project ${project}: enable it at ` +
      `https://console.cloud.google.com/apis/library/fcm.googleapis.com?project=${project} and wait some minutes`
    );
  if (status === 403 && isForbidden.test(body))
    return (
      `${email} may not send in the project ${project}${detail}: give it the role "Firebase Cloud Messaging API Admin" ` +
      'there, in the Google Cloud console under IAM; or the file is of another project than the app'
    );
  if (status === 403) return `FCM refuses ${email} in the project ${project}${detail}`;
  if (status === 404)
    return `there is no project ${project} at ${host}${detail}: was project_id changed, or does FCM_BASE_URL lead elsewhere?`;
  if (status === 401)
    return `${host} does not take the access token${detail}: does FCM_BASE_URL or FCM_TOKEN_URL lead elsewhere?`;
  if (status === 429) return `the quota of the project is used up at this moment${detail}: try again in a minute`;
  if (status >= 500) return `FCM has a failure of its own (${status})${detail}: see https://status.firebase.google.com`;
  return `${host} answers ${status}${detail}: does FCM_BASE_URL lead elsewhere?`;
}
