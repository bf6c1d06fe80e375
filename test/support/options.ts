import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { ConfigError, type options, readConfig } from '../../src/core/config/config.ts';
import { vapidPair } from '../../src/core/config/push-keys.ts';

export type Key = keyof typeof options;
export const secret = 'k'.repeat(40);
export const other = 'm'.repeat(40);
export const pair = vapidPair();
export const account = {
  type: 'service_account',
  project_id: 'dinam-test',
  client_email: 'dinam@dinam-test.iam.gserviceaccount.com',
  private_key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: 'https://oauth2.googleapis.com/token',
  private_key_id: 'abc',
};

const s3 = { FILES_S3_BUCKET: 'media', FILES_S3_ACCESS_KEY_ID: 'AKIA', FILES_S3_SECRET_ACCESS_KEY: secret };

/** What has to stand beside an option for it to be accepted. */
export const beside = (key: Key): Record<string, string> =>
  key === 'databaseReadUrl'
    ? { DATABASE_URL: 'postgres://db/d' }
    : key.startsWith('vapid')
      ? {
          VAPID_PUBLIC_KEY: pair.publicKey,
          VAPID_PRIVATE_KEY: pair.privateKey,
          VAPID_SUBJECT: 'https://example.in',
        }
      : key.startsWith('filesS3')
        ? s3
        : key.startsWith('oidc')
          ? { OIDC_ISSUER: 'https://id.example.in', OIDC_CLIENT_ID: 'dinam', OIDC_DOMAINS: 'example.in' }
          : {};

export function problemsOf(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.problems;
  }
  return [];
}
