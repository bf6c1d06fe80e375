import { type AppVersion, compareAppVersions } from '../text/version/app-version.ts';
import { inRollout } from './rollout.ts';

/** The fields of a release that the check needs. */
export interface ReleaseCandidate {
  /** The version as it is written. */
  name: string;
  version: AppVersion;
  version_code: number;
  min: AppVersion | null;
  min_version: string | null;
  min_version_code: number | null;
  rollout_percent: number;
  is_active: boolean;
  /** Milliseconds. */
  released: number;
}

/** The version of a phone, as far as it sent one; else null. */
export interface InstalledVersion {
  code: number | null;
  version: AppVersion | null;
  installationId: string | null;
}

interface Least {
  code: number | null;
  version: AppVersion | null;
}

interface Decision<R extends ReleaseCandidate> {
  /** The newest that the phone can get; where it must update, the newest that every phone can get. */
  release: R | null;
  /** Below this the phone must update. */
  least: { version: string | null; code: number | null };
  type: 'none' | 'flexible' | 'immediate';
}

/**
 * The answer of the update check, from the releases of a platform. The newest release is the latest one for those in its
 * roll-out; for the others that is the newest which is rolled out to all. A client below the least version of the
 * newest release must update, but only to a version that every phone can get from its store: the least version is
 * lowered to that one, and where there is none nobody is forced. The store's own staged roll-out picks other phones
 * than ours, so that a forced partial release would lock people out.
 */
export function decideUpdate<R extends ReleaseCandidate>(
  releases: R[],
  sent: InstalledVersion | null,
  now: number,
): Decision<R> {
  const client = sent && { ...sent, version: versionOf(sent, releases) };
  const out = releases.filter((r) => r.is_active && r.released <= now).sort((a, b) => b.version_code - a.version_code);
  const newest = out[0];
  const full = out.find((r) => r.rollout_percent === 100);
  if (!newest) return { release: null, least: { version: null, code: null }, type: 'none' };
  const least = leastOf(newest, full);
  const shown = { version: least.text, code: least.code };
  if (!client) return { release: full ?? newest, least: shown, type: 'none' };
  if (full && isBelow(client, least, releases) && isOlder(client, full))
    return { release: full, least: shown, type: 'immediate' };
  const latest = inRollout(client.installationId, newest.version_code, newest.rollout_percent) ? newest : full;
  if (!latest) return { release: null, least: { version: null, code: null }, type: 'none' };
  return { release: latest, least: shown, type: isOlder(client, latest) ? 'flexible' : 'none' };
}

/** The least version of `newest`, lowered to `full`, which is what every phone can get. */
function leastOf(newest: ReleaseCandidate, full: ReleaseCandidate | undefined): Least & { text: string | null } {
  if (!full) return { code: null, version: null, text: null };
  const code = newest.min_version_code === null ? null : Math.min(newest.min_version_code, full.version_code);
  const tooHigh = newest.min !== null && compareAppVersions(newest.min, full.version) > 0;
  return tooHigh
    ? { code, version: full.version, text: full.name }
    : { code, version: newest.min, text: newest.min_version };
}

/**
 * The version that a phone has by its name. The code of a registered release may say that it is a later one; any
 * other code says nothing beside a name, as builds for one kind of processor have codes far from that of the release.
 */
function versionOf({ code, version }: InstalledVersion, releases: ReleaseCandidate[]): AppVersion | null {
  const registered = code === null || !version ? undefined : releases.find((r) => r.version_code === code)?.version;
  return registered && version && compareAppVersions(registered, version) > 0 ? registered : version;
}

function isOlder({ code, version }: InstalledVersion, release: ReleaseCandidate): boolean {
  if (version) return compareAppVersions(version, release.version) < 0;
  return code !== null && code < release.version_code;
}

/**
 * Whether a phone is below the least version. One that gives only a code where only a name is set, or the other way
 * round, is placed by the releases that have both; where they do not settle it, it is not below: locking somebody out
 * by mistake is worse than a late update. Beside a name the code counts only where the name settles nothing.
 */
function isBelow({ code, version }: InstalledVersion, least: Least, releases: ReleaseCandidate[]): boolean {
  if (version && least.version) return compareAppVersions(version, least.version) < 0;
  const { code: leastCode, version: leastVersion } = least;
  if (version && leastCode !== null) {
    const isBefore = (r: ReleaseCandidate): boolean => compareAppVersions(version, r.version) <= 0;
    if (releases.some((r) => isBefore(r) && r.version_code < leastCode)) return true;
    if (releases.some((r) => compareAppVersions(version, r.version) >= 0 && r.version_code >= leastCode)) return false;
  }
  if (code !== null && leastCode !== null) return code < leastCode;
  return (
    code !== null &&
    leastVersion !== null &&
    releases.some((r) => r.version_code >= code && compareAppVersions(r.version, leastVersion) < 0)
  );
}
