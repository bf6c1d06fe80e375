import { createHash } from 'node:crypto';

/**
 * Whether an installation is among the `percent` of them that get a version. The share of an installation, from 0 up to
 * 100, is a SHA-256 hash of its id and the version code: the same for ever, so that a device that is in stays in as `percent`
 * rises, and another for every version, so that it is not always the same phones that go first.
 *
 * Who gives no installation id is in only at 100 percent: nothing could keep the answer the same from day to day.
 */
export function inRollout(installationId: string | null, versionCode: number, percent: number): boolean {
  if (percent >= 100) return true;
  if (percent <= 0 || !installationId) return false;
  const hash = createHash('sha256').update(`${versionCode}:${installationId}`).digest();
  return (hash.readUIntBE(0, 6) / 2 ** 48) * 100 < percent;
}
