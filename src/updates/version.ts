/** A version as a phone or a store writes it. */
export interface Version {
  /** One to four numbers. */
  parts: number[];
  /** The pre-release tag in its pieces: `beta1` is `['beta', 1]`; empty for a release. */
  pre: (string | number)[];
  /** The number after `+`: a version code. */
  build: number | null;
  /** The number of a text that is nothing else: a version code, unless the context says that it is a name. */
  code: number | null;
}

const bare = /^\d{1,10}$/;
// A `+` in an address arrives as a space.
const form = /^v?(\d{1,9}(?:\.\d{1,9}){0,3})(?:-([0-9a-z]+(?:[.-][0-9a-z]+)*))?(?: ?[+ ]([0-9a-z.-]{1,40}))?$/i;

/**
 * Reads `1.2`, `v1.2.3`, `1.2.3-beta1`, `1.2.3+45` or a bare version code such as `45`.
 * @returns null for anything else
 */
export function parseVersion(text: string): Version | null {
  const trimmed = text.trim();
  if (trimmed.length > 80) return null;
  if (bare.test(trimmed)) return { parts: [Number(trimmed)], pre: [], build: null, code: Number(trimmed) };
  const found = trimmed.match(form);
  if (!found) return null;
  const [, numbers = '', tag = '', build = ''] = found;
  return {
    parts: numbers.split('.').map(Number),
    pre: (tag.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((piece) => (/^\d/.test(piece) ? Number(piece) : piece)),
    build: bare.test(build) ? Number(build) : null,
    code: null,
  };
}

/**
 * Negative when `a` comes before `b`, 0 when they are the same version. By numbers, of which those that are not written
 * are 0; a pre-release comes before its release (as in semver.org, 11), and its pieces compare number as number, so that
 * beta2 comes before beta10. The build does not count.
 */
export function compareVersions(a: Version, b: Version): number {
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
