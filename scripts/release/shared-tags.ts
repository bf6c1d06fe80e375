import { readFileSync } from 'node:fs';

const form = /^v?(\d+)\.(\d+)\.(\d+)$/;

/** Three numbers; null for a pre-release and for what is no version. */
function numbersOf(version: string): [number, number, number] | null {
  const [, ...parts] = form.exec(version.trim()) ?? [];
  const [major, minor, patch] = parts.map(Number);
  return major === undefined || minor === undefined || patch === undefined ? null : [major, minor, patch];
}

/**
 * Tags that several releases share, such as `1` of an image: a correction of an older release must not take them from a newer one.
 * @param published versions that people can download; the version itself may be among them
 * @returns of `1.2.3` at most `latest`, `1` and `1.2`; none of a pre-release
 */
export function sharedTags(version: string, published: readonly string[]): string[] {
  const own = numbersOf(version);
  if (own === null) return [];
  const others = published.map(numbersOf).filter((one) => one !== null);
  /** Whether it is the highest of those that begin as it does. */
  const isHighest = (same: number): boolean =>
    others.every((other) => {
      for (const [i, part] of own.entries()) {
        const difference = part - (other[i] as number);
        if (difference !== 0) return i < same || difference > 0;
      }
      return true;
    });
  const [major, minor] = own;
  return [
    ...(isHighest(0) ? ['latest'] : []),
    ...(isHighest(1) ? [`${major}`] : []),
    ...(isHighest(2) ? [`${major}.${minor}`] : []),
  ];
}

// node scripts/release/shared-tags.ts v1.2.3 <versions, one in a line
if (import.meta.main) console.log(sharedTags(process.argv[2] ?? '', readFileSync(0, 'utf8').split('\n')).join(' '));
