import { createECDH, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What of Google's file is used. */
export interface ServiceAccount {
  type: 'service_account';
  project_id: string;
  client_email: string;
  private_key: string;
  private_key_id?: string;
  token_uri: string;
}

const parts = ['project_id', 'client_email', 'private_key', 'token_uri'] as const;
const where = 'make one in the Firebase console: Project settings, Service accounts, Generate new private key';

function readText(given: string): string {
  if (given.startsWith('{')) return given;
  try {
    return readFileSync(given, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // What does not look like a path may be a secret: it is not repeated.
    const path = given.length < 200 && given.endsWith('.json') ? ` (${given}: ${code})` : '';
    throw new Error(`must be the JSON of a service account, or the path of the file with it${path}`);
  }
}

function parsed(text: string): Record<string, unknown> {
  if (text.trim() === '') throw new Error('must be the JSON of a service account: the file is empty');
  try {
    // Editors of Windows put a mark in front.
    const value = JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {}
  throw new Error('must be the JSON of a service account: this is not JSON, or was cut off');
}

/** An assertion is good for an access token: it does not travel in the open. A stand-in may run on this machine. */
function isTokenUri(text: string): boolean {
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));
}

/**
 * The service account of `FCM_CREDENTIALS`, as JSON text or as the path of a file.
 * @throws Error that says what is wrong with it and never repeats the key
 */
export function parseServiceAccount(given: string): ServiceAccount {
  const account = parsed(readText(given));
  if ('project_info' in account)
    throw new Error(`must be a service account: this is google-services.json, which belongs into the app; ${where}`);
  if (account.type !== 'service_account')
    throw new Error(`must be a service account: its type is ${JSON.stringify(account.type) ?? 'missing'}; ${where}`);
  const textOf = (name: string): string => (typeof account[name] === 'string' ? account[name] : '');
  const missing = parts.filter((name) => textOf(name) === '');
  if (missing.length) throw new Error(`must be a whole service account: ${missing.join(', ')} is missing`);
  const private_key = textOf('private_key');
  const private_key_id = textOf('private_key_id');
  const token_uri = textOf('token_uri');
  let type: string | undefined;
  try {
    type = createPrivateKey(private_key).asymmetricKeyType;
  } catch {
    throw new Error('must have a private_key that can be read: its line breaks, \\n in JSON, may have got lost');
  }
  if (type !== 'rsa') throw new Error(`must have a private_key of the kind rsa: this is ${type}`);
  if (!isTokenUri(token_uri)) throw new Error('must have a token_uri that begins with https://');
  return {
    type: 'service_account',
    project_id: textOf('project_id'),
    client_email: textOf('client_email'),
    private_key,
    token_uri,
    ...(private_key_id ? { private_key_id } : {}),
  };
}

const bytesOf = (text: string): Buffer | null =>
  /^[A-Za-z0-9_-]+$/.test(text) ? Buffer.from(text, 'base64url') : null;

/** @throws Error unless it is an uncompressed point of P-256 in base64url */
export function parseVapidPublic(text: string): string {
  const bytes = bytesOf(text);
  if (bytes?.length !== 65 || bytes[0] !== 4)
    throw new Error('must be the public half of `dinam push keys`: 87 characters of base64url');
  return text;
}

/** @throws Error unless it is 32 bytes in base64url */
export function parseVapidPrivate(text: string): string {
  if (bytesOf(text)?.length !== 32)
    throw new Error('must be the private half of `dinam push keys`: 43 characters of base64url');
  return text;
}

/** Whom a push service writes to when something is wrong. */
export function parseVapidSubject(text: string): string {
  if (!/^mailto:[^\s@]+@[^\s@]+$|^https:\/\/[^\s/]+/.test(text))
    throw new Error('must be mailto: and an address, or begin with https://');
  return text;
}

/** A new pair for Web Push, in base64url. */
export function vapidPair(): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const privateKey = Buffer.alloc(32); // a key with leading zeros comes shorter
  const short = curve.getPrivateKey();
  short.copy(privateKey, 32 - short.length);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

interface Vapid {
  vapidPublicKey: string;
  vapidPrivateKey: string;
  vapidSubject: string;
}

/** What is wrong with the three together; null when nothing is. */
export function vapidProblem({ vapidPublicKey, vapidPrivateKey, vapidSubject }: Vapid): string | null {
  const given = { VAPID_PUBLIC_KEY: vapidPublicKey, VAPID_PRIVATE_KEY: vapidPrivateKey, VAPID_SUBJECT: vapidSubject };
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3) return null;
  if (missing.length) return `${missing.join(' and ')} must be given, too: Web Push needs all three`;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(vapidPrivateKey, 'base64url');
    if (curve.getPublicKey('base64url') === vapidPublicKey) return null;
  } catch {}
  return 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair';
}
