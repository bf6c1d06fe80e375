import type { App } from '../../core/app.ts';
import { invalidField } from '../../core/error.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { composed } from '../../text/normalise.ts';

/** Characters around a name or common word that do not make a password hard to guess: `2026!`. */
const maxExtra = 6;
const minDifferent = 5;

let common: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords of leaked lists. Loaded when first needed: most processes never check one. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return common;
}

const lettersOf = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Why a password is easy to guess, null when it is not: a common one, few different characters, or a name of the user or
 * of the app with little around it (OWASP ASVS 6.2.4, 6.2.11).
 */
export async function whyGuessable(password: string, names: readonly string[]): Promise<string | null> {
  const plain = composed(password).toLowerCase();
  if (new Set(plain).size < minDifferent) return 'has too few different characters';
  const list = await commonPasswords();
  // Around a common word there is mostly a year and a mark.
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
  const isLittleMore = core.length >= 4 && plain.length - core.length <= maxExtra;
  if (list.has(plain) || list.has(lettersOf(plain)) || (isLittleMore && list.has(core)))
    return 'is one of the most common passwords, or little more than one';
  let rest = lettersOf(plain);
  for (const name of names.map(lettersOf).filter((n) => n.length >= 3)) rest = rest.replaceAll(name, '');
  return rest.length < maxExtra && rest.length < lettersOf(plain).length
    ? 'is little more than a name of the user or of the app'
    : null;
}

/** @param names of the user, besides those of the app. @throws Fault `invalid` naming `field` */
export async function checkNewPassword(
  app: App,
  password: string,
  names: readonly (string | undefined)[],
  field: string,
): Promise<void> {
  const { app_name, texts } = cachedSettings(app).basic;
  const ofApp = [app_name, 'dinam', ...Object.values(texts).flatMap((of) => of?.app_name ?? [])];
  const why = await whyGuessable(password, [...names.flatMap((n) => n ?? []), ...ofApp]);
  if (why !== null) throw invalidField(field, `${why}: choose another one`);
}
