import { addressKey } from '../../core/address.ts';
import { change } from '../../core/api/change.ts';
import { type App, anonymous } from '../../core/app.ts';
import { auditDenied } from '../denied.ts';
import { guarded, WrongGuess } from '../limits.ts';
import { lockUser, type Tokens, tokensOf } from '../login.ts';
import type { PasskeyLoginBody, PasskeyRequest } from '../model/passkey.ts';
import { usernameKey } from '../resource.ts';
import { provenDevice } from '../sessions/device.ts';
import { type Opened, startSession } from '../sessions/refresh.ts';
import { actorOf, type SessionClient } from '../sessions/sessions.ts';
import { challengeSeconds, newChallenge, useChallenge } from './challenge.ts';
import { requireSite } from './site.ts';
import { CredentialRefused, verifyUse } from './verify.ts';

/** For the audit trail. The client gets none of them. */
type Reason = 'unknown' | 'username' | 'disabled' | 'counter' | CredentialRefused['reason'];

/**
 * What the browser needs to request a passkey: the same for everybody, as the authenticator lists the passkeys of the site
 * by itself. A list of those of a name would reveal which names exist.
 * @throws Fault `conflict` where `PUBLIC_URL` allows no passkeys
 */
export async function passkeyRequest(app: App): Promise<PasskeyRequest> {
  const { id } = requireSite(app.config);
  const challenge = Buffer.from(await newChallenge(app, 'login')).toString('base64url');
  return { rpId: id, challenge, timeout: challengeSeconds * 1000, userVerification: 'required' };
}

const refused = (): WrongGuess =>
  new WrongGuess('unauthenticated', 'The passkey was not accepted. Try again, or sign in with the password.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

function passkeyOf(app: App, credentialId: string) {
  return app.db.write
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('users')
    .select(['passkeys.id as passkey_id', 'passkeys.public_key'])
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof passkeyOf>>>;

/**
 * Signs in by a passkey, in place of password and second factor: the authenticator has verified the user. Failures are
 * limited as those of passwords; the account of a credential that is unknown here is the credential itself.
 * @throws Fault `unauthenticated`, `rate_limited`, `conflict`
 */
export async function signInByPasskey(
  app: App,
  { credential, username }: PasskeyLoginBody,
  client: SessionClient,
): Promise<Tokens> {
  requireSite(app.config);
  const found = await passkeyOf(app, credential.id);
  const account = found?.username_key ?? `passkey ${credential.id}`;
  const proof = await provenDevice(app, account, client.device ?? null);
  const opened = await guarded(app, { account, ip: client.ip, proof }, async () => {
    const isOther = username !== undefined && usernameKey(username) !== found?.username_key;
    const result = !found ? 'unknown' : isOther ? 'username' : await opening(app, found, credential, client);
    if (typeof result !== 'string') return result;
    await auditDenied(
      app,
      { ...anonymous, requestId: client.requestId ?? null },
      {
        action: 'login_failed',
        of: ['users', found?.id ?? 0],
        detail: { ip: client.ip, by: 'passkey', reason: result },
        source: addressKey(client.ip),
        userId: found?.id ?? null,
      },
    );
    throw refused();
  });
  return tokensOf(app, opened);
}

/** Opens a session for a credential, or returns why not. */
async function opening(
  app: App,
  { passkey_id, public_key, ...user }: Found,
  credential: PasskeyLoginBody['credential'],
  client: SessionClient,
): Promise<Opened | Reason> {
  let verified: Awaited<ReturnType<typeof verifyUse>>;
  try {
    verified = await verifyUse(app, credential, user, public_key);
  } catch (error) {
    if (!(error instanceof CredentialRefused)) throw error;
    app.log.warn({ err: error, userId: user.id, requestId: client.requestId }, 'a passkey was not accepted');
    return error.reason;
  }
  const { issued, counter, is_synced } = verified;
  return change(app, actorOf(user, client), async (c): Promise<Opened | Reason> => {
    const now = await lockUser(c, user.id);
    // The passkey was read outside the transaction: it may have been removed since, or the user disabled.
    if (!now?.is_active) return 'disabled';
    const row = await c.tx.selectFrom('passkeys').select('sign_count').where('id', '=', passkey_id).executeTakeFirst();
    if (!row) return 'unknown';
    // A counter that does not rise is that of a copy (WebAuthn, section 6.1.1). Synchronised passkeys stay at 0.
    if ((counter > 0 || row.sign_count > 0) && counter <= row.sign_count) return 'counter';
    if (!(await useChallenge(c, issued))) return 'challenge';
    const columns = { sign_count: counter, is_synced, last_used_at: c.now };
    await c.tx.updateTable('passkeys').set(columns).where('id', '=', passkey_id).execute();
    const session = await startSession(c, now, client, 'passkey');
    await c.audit('login', 'users', now.id, { ip: client.ip, by: 'passkey', passkey: passkey_id });
    return session;
  });
}
