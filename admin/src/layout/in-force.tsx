import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AppSettings } from '../../../src/settings/model/settings.ts';
import type { Update } from '../../../src/updates/model.ts';
import { call } from '../api/http.ts';
import { useLive } from '../api/live.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';

const platforms = [
  ['android', 'Android'],
  ['ios', 'iOS'],
] as const;

/** A reader may see an answer that is a minute old, who has just changed it may not. */
const cache = 'no-cache';

/** Platforms with the oldest version that works on them. */
async function oldestVersions(): Promise<{ name: string; version: string }[]> {
  const oldest: { name: string; version: string }[] = [];
  for (const [platform, name] of platforms) {
    const { data } = await call<Update>('/api/v1/update/latest', { query: { platform }, cache });
    const version = data.min_version ?? (data.min_version_code === null ? null : String(data.min_version_code));
    if (version !== null) oldest.push({ name, version });
  }
  return oldest;
}

/** What holds for every phone at this moment: maintenance in place of the app, and versions that must update. */
export function InForceBanner() {
  const text = useText();
  const time = useTime();
  const queries = useQueryClient();
  // They are read anew with what is saved on their pages; a maintenance with an end is over by itself.
  const often = { staleTime: 60_000, refetchInterval: 60_000, retry: false };
  const settings = useQuery({
    ...often,
    queryKey: ['settings', 'in-force'],
    queryFn: async () => (await call<AppSettings>('/api/v1/settings/app', { cache })).data.maintenance,
  });
  const oldest = useQuery({ ...often, queryKey: ['releases', 'in-force'], queryFn: oldestVersions });
  useLive((type, change) => {
    const { resource } = change as { resource?: string };
    if (type === 'change' && (resource === 'settings' || resource === 'releases'))
      void queries.invalidateQueries({ queryKey: [resource, 'in-force'] });
  });
  const { enabled = false, until = null } = settings.data ?? {};
  const open = (to: string) => (
    <Button color="inherit" size="small" component={Link} to={to}>
      {text('layout.look')}
    </Button>
  );
  return (
    <>
      {enabled && (
        <Alert
          severity="error"
          variant="filled"
          square
          role="status"
          action={may('settings.write') && open('/settings/app')}
        >
          {text('layout.maintenance')} {until && text('layout.until', { time: time.planned(until) })}
        </Alert>
      )}
      {oldest.data && oldest.data.length > 0 && (
        <Alert severity="info" square sx={{ py: 0 }} action={may('releases.read') && open('/releases')}>
          {text('layout.must_update')}{' '}
          <bdi>{oldest.data.map(({ name, version }) => text('layout.below', { name, version })).join(' · ')}</bdi>
        </Alert>
      )}
    </>
  );
}
