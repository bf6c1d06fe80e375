import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { App } from '../../core/app.ts';
import type { PasskeyInput, PasskeyLoginBody } from '../model/passkey.ts';
import type { UserOf } from '../sessions/sessions.ts';
import { challengeSeconds, issuedChallenge } from './challenge.ts';
import { requireSite } from './site.ts';

/** Loaded by the first passkey: many programs have none. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** COSE: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

/** Why a credential is refused: for the audit trail and the log, not for the client. */
export class CredentialRefused extends Error {
  override readonly name = 'CredentialRefused';
  readonly reason: 'challenge' | 'invalid';
  constructor(reason: 'challenge' | 'invalid', cause?: unknown) {
    super(`refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** What authenticators store as the user: no name, and the same for every passkey of a user. */
export const handleOf = ({ id, created_at }: Pick<UserOf, 'id' | 'created_at'>): Buffer =>
  createHash('sha256').update(`passkey:${id}:${created_at}`).digest();

/** The options of a registration: a passkey that the authenticator finds without a name, and that requires a PIN or a finger. */
export async function creationOptions(
  app: App,
  user: UserOf,
  {
    name,
    challenge,
    registered,
  }: { name: string; challenge: string; registered: { id: string; transports: string[] }[] },
) {
  const { generateRegistrationOptions } = await library();
  const {
    extensions: _,
    hints: __,
    ...options
  } = await generateRegistrationOptions({
    rpName: name,
    rpID: requireSite(app.config).id,
    userName: user.username,
    userDisplayName: user.name,
    userID: Uint8Array.from(handleOf(user)),
    challenge,
    timeout: challengeSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: registered,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return options;
}

/** The challenge that a response names, with what is stored of it. @throws CredentialRefused */
async function challengeOf(app: App, clientDataJSON: string, purpose: string) {
  const { decodeClientDataJSON } = await helpers();
  let challenge: unknown;
  try {
    ({ challenge } = decodeClientDataJSON(clientDataJSON));
  } catch (error) {
    throw new CredentialRefused('invalid', error);
  }
  const issued = typeof challenge === 'string' ? await issuedChallenge(app, challenge, purpose) : null;
  if (!issued) throw new CredentialRefused('challenge');
  return { issued, expectedChallenge: challenge as string };
}

/**
 * Verifies a new credential. Statements of the maker about an authenticator are not read: they are not requested, and
 * the certificates in them could name servers to request.
 * @throws CredentialRefused
 */
export async function verifyNew(app: App, credential: PasskeyInput['credential'], purpose: string) {
  const site = requireSite(app.config);
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await helpers();
  const { issued, expectedChallenge } = await challengeOf(app, credential.response.clientDataJSON, purpose);
  try {
    const attestation = decodeAttestationObject(bytesOf(credential.response.attestationObject));
    const isPlain = attestation.get('fmt') === 'none';
    const isSelf = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
    if (!isPlain && !isSelf) throw new Error('the attestation has a format that was not requested');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) throw new Error('the attestation is not right');
    const { publicKey, counter, id } = registrationInfo.credential;
    return {
      issued,
      columns: {
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        sign_count: counter,
        transports: JSON.stringify(credential.response.transports ?? []),
        is_synced: registrationInfo.credentialBackedUp ? 1 : 0,
      },
    };
  } catch (error) {
    throw new CredentialRefused('invalid', error);
  }
}

/**
 * Verifies the signature of a sign-in. The counter is left to the caller, who compares it with the row that he has locked.
 * @throws CredentialRefused
 */
export async function verifyUse(app: App, credential: PasskeyLoginBody['credential'], user: UserOf, publicKey: string) {
  const site = requireSite(app.config);
  const { verifyAuthenticationResponse } = await library();
  const { issued, expectedChallenge } = await challengeOf(app, credential.response.clientDataJSON, 'login');
  try {
    if (credential.response.userHandle !== handleOf(user).toString('base64url'))
      throw new Error('the user handle is that of another user');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id: credential.id, publicKey: bytesOf(publicKey), counter: 0 },
    });
    if (!verified) throw new Error('the signature is not right');
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { issued, counter: newCounter, is_synced: credentialBackedUp ? 1 : 0 };
  } catch (error) {
    throw new CredentialRefused('invalid', error);
  }
}
