import { asciiDigits } from '../scripts.ts';

/** A version of an app as a phone, a store or a build tool writes it. */
export interface AppVersion {
  /** One to four numbers. */
  parts: number[];
  /** The word that makes it a pre-release, and the numbers behind it: `beta1` is `['beta', 1]`; empty for a release. */
  pre: (string | number)[];
  /** The number after `+`, or in brackets: a version code. */
  build: number | null;
  /** The number of a text that is nothing else: a version code, unless the context says that it is a name. */
  code: number | null;
}

const longest = 80;
const bare = /^\d{1,10}$/;
const form = /^(?:v(?:er(?:sion)?)?[. ]?)? ?(\d{1,9}(?:\.\d{1,9}){0,3})(?![0-9])(?!\.[0-9])(.*)$/i;
/** What may stand behind the numbers: words of any script and numbers with a mark between them, and no mark
 * without a word. */
const tailForm = /^(?:[\p{L}\p{M}0-9]|[-_~.+/ ()](?=[-_~/ (]{0,2}[\p{L}0-9])|\)$)*$/iu;
/** Marks of direction, which systems in Urdu put around numbers, and joiners. */
const invisible = /\p{Cf}/gu;
/** A `+` in an address arrives as a space. */
const buildForm = /(?:[+ ]|\() ?(?:(?:build|code) ?)?(\d{1,10})\)?$/i;

const preWords = new Set([
  ...['alpha', 'beta', 'rc', 'cr', 'candidate', 'pre', 'prerelease', 'preview', 'snapshot', 'canary', 'nightly'],
  ...['dev', 'devel', 'develop', 'development', 'milestone', 'eap', 'unstable', 'experimental'],
]);
/** Means a pre-release with a number right behind it: the second milestone. */
const numberedPreWord = 'm';
/** As Python writes them, right behind the numbers: `1.2a1`, `1.2b3`. Behind a mark `b3` may as well be a build. */
const shortPreWords: Record<string, string> = { a: 'alpha', b: 'beta' };

/** Words and numbers; `playBeta`, the name of a variant of a build, has two words. */
const pieceForm = /\d+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** The first word that means a pre-release, with the numbers behind it. All other words name variants of a build. */
function preOf(tail: string): AppVersion['pre'] {
  const pieces = tail.match(pieceForm)?.map((p) => (/^\d/.test(p) ? Number(p) : p.toLowerCase())) ?? [];
  const [first, second] = pieces;
  const short = /^[a-z]\d/i.test(tail) && typeof first === 'string' ? shortPreWords[first] : undefined;
  if (short !== undefined && second !== undefined) return [short, second];
  const at = pieces.findIndex(
    (piece, i) =>
      typeof piece === 'string' &&
      (preWords.has(piece) || (piece === numberedPreWord && typeof pieces[i + 1] === 'number')),
  );
  if (at < 0) return [];
  const rest = pieces.slice(at + 1);
  const end = rest.findIndex((piece) => typeof piece === 'string');
  return [pieces[at] as string, ...(end < 0 ? rest : rest.slice(0, end))];
}

/**
 * Reads `1.2`, `v1.2.3`, `1.2.3-beta1`, `1.2.3+45`, `2.4.0 (123)`, `2.4.0-play-arm64` or a bare version code such as
 * `45`; digits may be those of any script. Of what stands behind the numbers only words that mean a pre-release
 * (alpha, beta, rc, dev, preview, snapshot ...) make one: the others name the variant of a build.
 * @returns null for anything else
 */
export function parseAppVersion(text: string): AppVersion | null {
  if (text.length > 2 * longest) return null;
  const tidy = asciiDigits(text.replace(invisible, '').trim()).replace(/\s+/g, ' ');
  if (tidy.length > longest) return null;
  if (bare.test(tidy)) return { parts: [Number(tidy)], pre: [], build: null, code: Number(tidy) };
  const [, numbers, tail = ''] = form.exec(tidy) ?? [];
  if (numbers === undefined || !tailForm.test(tail)) return null;
  // `2.4 beta 3`: the number is that of the word.
  const found = /^ [a-z]+ \d+$/i.test(tail) && preOf(tail).length > 0 ? null : buildForm.exec(tail);
  // What follows a `+` says nothing of the order (semver.org, 10).
  const [words = '', ...more] = (found ? tail.slice(0, found.index) : tail).split('+');
  if (more.length > 1 || (found && more.length > 0)) return null;
  const build = found ? Number(found[1]) : null;
  return { parts: numbers.split('.').map(Number), pre: preOf(words), build, code: null };
}

/** A version in one form, however it was written: `2.4.0-beta.1`. */
export const appVersionText = ({ parts, pre }: AppVersion): string =>
  parts.join('.') + (pre.length === 0 ? '' : `-${pre.join('.')}`);

/**
 * Negative when `a` comes before `b`, 0 when they are the same version. By numbers, of which those that are not written
 * are 0; a pre-release comes before its release (as in semver.org, 11), and its pieces compare number as number, so that
 * beta2 comes before beta10. The build does not count.
 */
export function compareAppVersions(a: AppVersion, b: AppVersion): number {
  for (let i = 0; i < 4; i++) {
    const difference = (a.parts[i] ?? 0) - (b.parts[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length;
  for (let i = 0; i < Math.max(a.pre.length, b.pre.length); i++) {
    const difference = comparePieces(a.pre[i], b.pre[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Nothing, then numbers, then words. */
function comparePieces(a: string | number | undefined, b: string | number | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : 1;
}

/** Of the second and the fourth number; more than that compares as equal. */
const most = 999_999;

/**
 * The same order as two whole numbers for a database, the first one compared first. Pre-releases of one version are one;
 * they come before it, and after the version whose fourth number is one less, or together with it.
 * @returns null for what is no version
 */
export function appVersionNumbers(text: string): [high: number, low: number] | null {
  const found = parseAppVersion(text);
  if (!found) return null;
  const [a = 0, b = 0, c = 0, d = 0] = found.parts;
  const before = found.pre.length === 0 ? 0 : 1;
  return [a * (most + 1) + Math.min(b, most), c * (most + 1) + Math.min(d, most) - before];
}
