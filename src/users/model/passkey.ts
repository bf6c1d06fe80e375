import { type Static, Type } from 'typebox';
import { Id, Nullable, Text, Timestamp } from '../../core/model/common.ts';

/** Bytes as base64url without padding. */
const bytes = (most: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: most, description });

/** The longest that WebAuthn allows, 1023 bytes. */
const credentialId = bytes(1_364, 'Id of the credential');
const clientData = bytes(4_096, 'JSON of the browser: type, challenge, origin');
const PublicKey = Type.Literal('public-key');
const transports = Type.Array(Type.String({ maxLength: 32 }), {
  maxItems: 10,
  description: 'How the authenticator is reached: internal, hybrid, usb, nfc, ble',
});

export const Passkey = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'As its user calls it' }),
    is_synced: Type.Boolean({ description: 'The authenticator copies it to other devices of the user' }),
    created_at: Timestamp,
    last_used_at: Nullable(Timestamp),
  },
  { $id: 'Passkey' },
);
export type Passkey = Static<typeof Passkey>;

const passkeyName = Text(60, { min: 1, description: 'Such as the name of the device' });

const credential = { id: credentialId, rawId: credentialId, type: PublicKey };

/** What `navigator.credentials.create` gives, as `toJSON` writes it (WebAuthn Level 3, `RegistrationResponseJSON`). */
const RegistrationCredential = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: clientData,
      attestationObject: bytes(16_384, 'CBOR with the public key'),
      transports: Type.Optional(transports),
    }),
  },
  { description: '`RegistrationResponseJSON` of WebAuthn' },
);

/** What `navigator.credentials.get` gives (`AuthenticationResponseJSON`). */
const AuthenticationCredential = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: clientData,
      authenticatorData: bytes(4_096, 'What the authenticator signed, besides the hash of `clientDataJSON`'),
      signature: bytes(4_096, 'Signature by the private key'),
      userHandle: Type.Optional(Nullable(bytes(128, 'Whose the credential is'))),
    }),
  },
  { description: '`AuthenticationResponseJSON` of WebAuthn' },
);

export const PasskeyInput = Type.Object(
  { name: passkeyName, credential: RegistrationCredential },
  { $id: 'PasskeyInput', additionalProperties: false },
);
export type PasskeyInput = Static<typeof PasskeyInput>;

export const PasskeyPatch = Type.Object({ name: passkeyName }, { $id: 'PasskeyPatch', additionalProperties: false });

export const PasskeyLoginBody = Type.Object(
  {
    credential: AuthenticationCredential,
    username: Type.Optional(
      Type.String({ minLength: 1, maxLength: 2_048, description: 'Refuses the passkey of another user' }),
    ),
    device_token: Type.Optional(
      Nullable(Type.String({ maxLength: 200, description: 'Of an earlier login of this user on this device' })),
    ),
    cookie: Type.Optional(Type.Boolean({ description: 'true: the refresh token is an HttpOnly cookie only' })),
  },
  { $id: 'PasskeyLoginBody', additionalProperties: false },
);
export type PasskeyLoginBody = Static<typeof PasskeyLoginBody>;

const challenge = Type.String({ description: 'Signed by the authenticator; valid for 5 minutes, once' });
const timeout = Type.Integer({ description: 'Milliseconds' });
const UserVerification = Type.Literal('required', { description: 'PIN, fingerprint or face' });

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const PasskeyCreation = Type.Object(
  {
    rp: Type.Object({ id: Type.String({ description: 'Host of `PUBLIC_URL`' }), name: Type.String() }),
    user: Type.Object({
      id: Type.String({ description: 'Opaque; comes back as `userHandle`' }),
      name: Type.String(),
      displayName: Type.String(),
    }),
    challenge,
    pubKeyCredParams: Type.Array(
      Type.Object({ type: PublicKey, alg: Type.Integer({ description: 'COSE: -8 EdDSA, -7 ES256, -257 RS256' }) }),
    ),
    timeout,
    excludeCredentials: Type.Array(
      Type.Object({ id: Type.String(), type: PublicKey, transports: Type.Optional(Type.Array(Type.String())) }),
      { description: 'Passkeys that the user has already' },
    ),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: UserVerification,
    }),
    attestation: Type.Literal('none'),
  },
  { $id: 'PasskeyCreation' },
);
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`: the same for every user. */
export const PasskeyRequest = Type.Object(
  {
    rpId: Type.String({ description: 'Host of `PUBLIC_URL`' }),
    challenge,
    timeout,
    userVerification: UserVerification,
  },
  { $id: 'PasskeyRequest' },
);
export type PasskeyRequest = Static<typeof PasskeyRequest>;

export const PasskeysRemoved = Type.Object(
  { removed: Type.Integer({ description: 'Passkeys that were removed' }) },
  { $id: 'PasskeysRemoved' },
);
