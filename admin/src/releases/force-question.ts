import type { Release } from '../../../src/updates/model.ts';
import { useText } from '../i18n/use-text.ts';
import { phonesOf } from '../push/phones.ts';
import type { DialogQuestion } from '../record/record-dialog.tsx';
import type { Values } from '../record/types.ts';

type Forcing = Partial<
  Pick<Release, 'platform' | 'min_version' | 'min_version_code' | 'is_active' | 'store_url' | 'rollout_percent'>
>;

/** The oldest version that a release lets go on, as it is shown; null: all of them. */
const leastOf = ({ is_active, min_version, min_version_code }: Forcing): string | null =>
  is_active === false ? null : min_version || (min_version_code ? String(min_version_code) : null);

/** Asks before a release locks older phones out, with their number; not where it did so before. */
export function useForceQuestion(): (values: Values, row: Release | null) => Promise<DialogQuestion | null> {
  const text = useText();
  return async (values, row) => {
    const release = values as Forcing;
    const version = leastOf(release);
    const isWide = (one: Forcing): boolean => (one.rollout_percent ?? 100) === 100;
    // A roll-out that ends makes it hold for the rest of the phones.
    const holdsAlready = row !== null && leastOf(row) === version && isWide(row) === isWide(release);
    if (version === null || holdsAlready) return null;
    const { platform = 'android', min_version } = release;
    // Devices send the name of their version, not its code; a name that is none is refused by the save.
    const count = min_version
      ? await phonesOf({
          type: 'segment',
          value: { platform, app_version: { min: '0' }, not: { app_version: { min: min_version } } },
        }).catch(() => null)
      : null;
    const about = [
      count === null ? text('releases.force_all', { version }) : text('releases.force_count', { version, count }),
      ...(release.store_url ? [] : [text('releases.no_store')]),
    ];
    return { title: text('releases.force_title'), about: about.join(' '), action: text('releases.force') };
  };
}
