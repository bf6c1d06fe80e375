import type { App } from '../../core/app.ts';
import { invalidField } from '../../core/error.ts';
import { known } from '../../settings/settings.ts';
import { nfc } from '../../text/normalise.ts';

/** What a guesser adds to a name or a common word, at most: `2026!`. */
const tail = 6;
const fewestDifferent = 5;

let common: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords of leaked lists. Read when the first password is chosen: most processes never need them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return common;
}

const lettersOf = (text: string): string =>
  nfc(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Whether a password is among the first that somebody would try: a common one, few different letters, or a name of the
 * user or of the app with little around it (OWASP ASVS 6.2.4, 6.2.11).
 */
export async function whyGuessable(password: string, names: readonly string[]): Promise<string | null> {
  const plain = nfc(password).toLowerCase();
  if (new Set(plain).size < fewestDifferent) return 'has too few different characters';
  const list = await commonPasswords();
  // What stands around a common word is a year and a mark, most of the time.
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
  const isLittleMore = core.length >= 4 && plain.length - core.length <= tail;
  if (list.has(plain) || list.has(lettersOf(plain)) || (isLittleMore && list.has(core)))
    return 'is one of the most common passwords, or little more than one';
  let rest = lettersOf(plain);
  for (const name of names.map(lettersOf).filter((n) => n.length >= 3)) rest = rest.replaceAll(name, '');
  return rest.length < tail && rest.length < lettersOf(plain).length
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
  const { app_name, texts } = known(app).basic;
  const ofApp = [app_name, 'dinam', ...Object.values(texts).flatMap((of) => of?.app_name ?? [])];
  const why = await whyGuessable(password, [...names.flatMap((n) => n ?? []), ...ofApp]);
  if (why !== null) throw invalidField(field, `${why}: choose another one`);
}
