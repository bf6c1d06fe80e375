import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 238 bits: no salt and no slow hash are needed. */
const randomLength = 40;
const checksumLength = 6;
const form = /^dinam_[0-9A-Za-z]{46}$/;
const shownLength = 'dinam_'.length + 6;

interface NewSecret {
  secret: string;
  /** What is stored to recognise the token, and shown. */
  prefix: string;
  hash: string;
}

/** `dinam_`, 40 random letters and digits, and a checksum, by which scanners for leaked secrets know a real one. */
export function newTokenSecret(): NewSecret {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  const secret = `dinam_${random}${checksumOf(random)}`;
  return { secret, prefix: secret.slice(0, shownLength), hash: hashOf(secret) };
}

/** Whether a bearer token is meant as an API token: no access token begins so. */
export const isApiToken = (token: string): boolean => token.startsWith('dinam_');

/** The hash under which a token is stored; null for what can be none, without a query. */
export function storedHashOf(token: string): string | null {
  if (!form.test(token)) return null;
  const random = token.slice('dinam_'.length, -checksumLength);
  return token.endsWith(checksumOf(random)) ? hashOf(token) : null;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let i = 0; i < checksumLength; i++) {
    text = digits[rest % digits.length] + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}
