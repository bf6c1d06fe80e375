import type { FieldError } from '../../core/error.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { zoneIn } from '../../places/zones/zone-names.ts';
import { exceedsGraphemes } from '../../text/graphemes.ts';
import { tidyLine } from '../../text/normalise.ts';
import { appVersionText, parseAppVersion } from '../../text/version/app-version.ts';
import type { DeviceInput, DevicePatch } from '../model/device.ts';

/** What a registration says, as far as it is understood. */
export type Understood<S extends DevicePatch | DeviceInput> = Omit<S, 'lang' | 'tz' | 'app_version'> & {
  lang?: Lang;
  /** Canonical. */
  tz?: string | null;
  app_version?: string | null;
};

const longestVersion = 40;

/** Codes of ISO 639-2 and 639-3, which some systems give. */
const threeLetters: Record<string, Lang> = {
  tel: 'te',
  hin: 'hi',
  tam: 'ta',
  kan: 'kn',
  mal: 'ml',
  mar: 'mr',
  guj: 'gu',
  ben: 'bn',
  ori: 'or',
  ory: 'or',
  pan: 'pa',
  asm: 'as',
  urd: 'ur',
  nep: 'ne',
  npi: 'ne',
  eng: 'en',
};

/** The language of a locale: `te_IN`, `hi-IN-u-nu-deva`, `tel`; null for one that we do not have. */
function langIn(text: string): Lang | null {
  const code =
    text
      .trim()
      .toLowerCase()
      .split(/[-_.@]/, 1)[0] ?? '';
  if (Object.hasOwn(threeLetters, code)) return threeLetters[code] as Lang;
  return languages.find((lang) => lang === code) ?? null;
}

/** A version as it is written; one that is too long in its one form; null for a long text that is none. */
function versionIn(text: string): string | null {
  const line = tidyLine(text);
  if (line !== '' && !exceedsGraphemes(line, longestVersion)) return line;
  const version = parseAppVersion(line);
  const short = version && appVersionText(version);
  return short === null || short.length > longestVersion ? null : short;
}

const readers = {
  lang: { read: langIn, message: `must be one of ${languages.join(', ')}` },
  tz: { read: zoneIn, message: 'must be an IANA zone like Asia/Kolkata' },
  app_version: { read: versionIn, message: 'must be a version like 2.4.0' },
} as const;

/**
 * The facts that an app reads from its phone, in our form. One that is not understood is left out, so that it stays as it
 * was stored: no reader goes without pushes for the sake of a clock.
 * @returns what is left, and what was ignored
 */
export function understood<S extends DevicePatch | DeviceInput>(
  sent: S,
): { sent: Understood<S>; ignored: FieldError[] } {
  const left: Record<string, unknown> = { ...sent };
  const ignored: FieldError[] = [];
  for (const [field, { read, message }] of Object.entries(readers)) {
    const given = left[field];
    if (typeof given !== 'string') continue;
    const found = read(given);
    if (found !== null) left[field] = found;
    else {
      delete left[field];
      ignored.push({ field, message, code: 'pattern' });
    }
  }
  return { sent: left as unknown as Understood<S>, ignored };
}
