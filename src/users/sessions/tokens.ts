import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { App, Identity, UserLimits } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { Fault } from '../../core/error.ts';
import { type Right, type Role, rightsOf } from '../../core/model/rights.ts';
import { secretBox } from '../../core/secrets/secret-box.ts';
import { perProgram } from '../../core/state.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { UserRow } from '../tables.ts';

interface Secret {
  kid: string;
  key: KeyObject;
}

/** Seconds for which an access token is valid. */
const accessSeconds = 15 * 60;
const issuer = 'dinam';

const loaded = perProgram((app) => readSecrets(app));

/** The signing secrets, the current one first: of the configuration, or one that is stored in the database. Cached. */
export async function loadSecrets(app: App): Promise<Secret[]> {
  try {
    return await loaded(app);
  } catch (error) {
    loaded.drop(app); // read again once the database is back
    throw error;
  }
}

async function readSecrets(app: App): Promise<Secret[]> {
  const { jwtSecrets } = app.config;
  return (jwtSecrets.length ? jwtSecrets : [await storedSecret(app)]).map(secretOf);
}

const secretPlace = 'meta.value:jwt_secret';

const secretOf = (text: string): Secret => ({
  kid: createHash('sha256').update(`kid:${text}`).digest('base64url').slice(0, 12),
  // An object: jose imports raw bytes anew for each token, which takes longer than the signature.
  key: createSecretKey(text, 'utf8'),
});

/** Inserts or ignores, then reads: two instances that start at once get the same secret. */
async function storedSecret(app: App): Promise<string> {
  const value = secretBox(app.config).seal(secretPlace, randomBytes(48).toString('base64url'));
  await app.db.write
    .insertInto('meta')
    .values({ key: 'jwt_secret', value })
    .onConflict((c) => c.column('key').doNothing())
    .execute();
  return (await keptSecret(app)) as string;
}

/** The secret that is stored in the database; null before the first start. */
async function keptSecret({ config, db }: Pick<App, 'config' | 'db'>): Promise<string | null> {
  const row = await db.write.selectFrom('meta').select('value').where('key', '=', 'jwt_secret').executeTakeFirst();
  return row ? secretBox(config).open(secretPlace, row.value) : null;
}

/** HMAC-SHA-256 of `label` and `text` by the signing secret, cut to 132 bits: proves that this server issued the text. */
export async function sealOf(app: App, label: string, text: string): Promise<string> {
  const [first] = await loadSecrets(app);
  return seal(first as Secret, label, text);
}

/**
 * The same by each of the secrets, without a running program and without making one: a server that was not restarted may sign
 * with an older one. Empty before the first start.
 */
export async function sealsFrom(origin: Pick<App, 'config' | 'db'>, label: string, text: string): Promise<string[]> {
  const { jwtSecrets } = origin.config;
  const kept = jwtSecrets.length ? jwtSecrets : [await keptSecret(origin)];
  return kept.flatMap((secret) => (secret === null ? [] : [seal(secretOf(secret), label, text)]));
}

/** Whether any of the secrets made this seal. Compares in constant time. */
export async function isSealed(app: App, label: string, text: string, given: string): Promise<boolean> {
  const secrets = await loadSecrets(app);
  const bytes = Buffer.from(given);
  return secrets.some((secret) => {
    const expected = Buffer.from(seal(secret, label, text));
    return expected.length === bytes.length && timingSafeEqual(expected, bytes);
  });
}

// The signed part of a JWT has no colon, so neither can be used as the other.
const seal = (secret: Secret, label: string, text: string): string =>
  createHmac('sha256', secret.key).update(`${label}:${text}`).digest('base64url').slice(0, 22);

/** What a role may do now: the settings give editors more or less. */
export const rightsNow = async (app: App, role: Role): Promise<ReadonlySet<Right>> =>
  rightsOf(role, (await currentSettings(app)).newsroom.editors_may);

/** What the stories of a user are restricted to. */
export const limitsOf = (row: Record<keyof UserLimits, string>): UserLimits => ({
  langs: JSON.parse(row.langs),
  category_ids: JSON.parse(row.category_ids),
  place_ids: JSON.parse(row.place_ids),
});

/** An access token of 15 minutes. */
export async function signAccess(
  app: App,
  user: Pick<UserRow, 'role' | 'ver'> & { id: number },
  sessionId: number | null,
) {
  const [secret] = await loadSecrets(app);
  const { kid, key } = secret as Secret;
  const iat = Math.floor(app.now() / 1000);
  const exp = iat + accessSeconds;
  const token = await new SignJWT({ role: user.role, ver: user.ver, ...(sessionId === null ? {} : { sid: sessionId }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setSubject(String(user.id))
    .setIssuer(issuer)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .setJti(randomUUID())
    .sign(key);
  return { token, expiresIn: accessSeconds, expiresAt: isoTime(exp * 1000) };
}

function refused(message: string, cause?: unknown): Fault {
  return new Fault('unauthenticated', message, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    cause,
  });
}

/** The refusal of a token that is not, or no longer, valid. */
export const notValid = (cause?: unknown): Fault => refused('The token is not valid.', cause);

/**
 * The identity of an access token. The rows of user and session are read each time, so that disabling a user, a higher
 * `ver`, another role and the end of a session take effect at once in every instance.
 * @throws Fault `unauthenticated`
 */
export async function verifyAccess(app: App, token: string): Promise<Identity> {
  const secrets = await loadSecrets(app);
  const { payload } = await jwtVerify(
    token,
    (header) => {
      const secret = secrets.find((s) => s.kid === header.kid);
      if (!secret) throw new errors.JWSInvalid('unknown kid');
      return secret.key;
    },
    {
      algorithms: ['HS256'],
      issuer,
      currentDate: new Date(app.now()),
      requiredClaims: ['sub', 'role', 'iat', 'exp', 'jti', 'ver'],
    },
  ).catch((error: unknown) => {
    throw error instanceof errors.JWTExpired ? refused('The token has expired.', error) : notValid(error);
  });
  const id = Number(payload.sub);
  const sessionId = payload.sid === undefined ? null : Number(payload.sid);
  if (!Number.isSafeInteger(id) || (sessionId !== null && !Number.isSafeInteger(sessionId))) throw notValid();
  const row = await app.db.write
    .selectFrom('users as u')
    .leftJoin('sessions as s', (j) => j.onRef('s.user_id', '=', 'u.id').on('s.id', '=', sessionId ?? 0))
    .select(['u.id', 'u.username', 'u.name', 'u.role', 'u.ver', 'u.must_change', 'u.is_active', 'u.totp_enabled'])
    .select(['u.langs', 'u.category_ids', 'u.place_ids'])
    .select(['s.id as session_id', 's.ended_at', 's.expires_at', 's.signed_in_by'])
    .where('u.id', '=', id)
    .executeTakeFirst();
  if (!row?.is_active || row.ver !== payload.ver) throw notValid();
  if (sessionId !== null) {
    const isOpen = row.session_id !== null && row.ended_at === null && (row.expires_at ?? '') > isoTime(app.now());
    if (!isOpen) throw notValid();
  }
  const { username, name, role, ver } = row;
  const limits = limitsOf(row);
  const expiresAt = (payload.exp as number) * 1000;
  const mustChange = row.must_change === 1;
  const hasFactor = row.totp_enabled === 1 || row.signed_in_by === 'passkey';
  const rights = await rightsNow(app, role);
  return { id, username, name, role, rights, limits, ver, mustChange, hasFactor, sessionId, expiresAt };
}
