import { Type } from 'typebox';
import { parseJson } from '../../core/api/validate.ts';
import { UserEmail } from '../model/user.ts';

/** Claims of an ID token, or of the userinfo address (OpenID Connect Core 1.0, section 5.1). */
export interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  locale?: unknown;
  /** Google: the organisation that the account belongs to. */
  hd?: unknown;
}

/** Who has signed in at the provider. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  email: string;
  name: string | null;
  locale: string | null;
}

const EmailOnly = Type.Object({ email: UserEmail });

function isEmail(email: string): boolean {
  try {
    return parseJson(EmailOnly, { email }).email === email;
  } catch {
    return false;
  }
}

const google = 'https://accounts.google.com';

/**
 * The address that the provider vouches for, or why there is none.
 * Google vouches for addresses of gmail.com and of organisations that it hosts (`hd`): any other address belonged to the
 * account when it was verified, and may belong to somebody else today
 * (https://developers.google.com/identity/openid-connect/openid-connect, "email_verified").
 */
export function identityOf(
  { iss, sub, email, email_verified, name, locale, hd }: Claims,
  domains: readonly string[],
): ProvenIdentity | 'email_unverified' | 'domain' {
  if (typeof email !== 'string' || email_verified !== true || !isEmail(email)) return 'email_unverified';
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (iss === google && domain !== 'gmail.com' && typeof hd !== 'string') return 'email_unverified';
  if (domains.length && !domains.includes(domain)) return 'domain';
  return {
    issuer: iss,
    subject: sub,
    email,
    name: typeof name === 'string' ? name : null,
    locale: typeof locale === 'string' ? locale : null,
  };
}
