import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { System } from '../../../src/system/model.ts';
import { download } from '../api/download.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { Card } from '../dashboard/card.tsx';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { NotConfirmed, useProof } from '../record/use-proof.tsx';
import { may } from '../session/rights.ts';
import { useBytes } from './bytes.ts';

/** The backups of this server: one is made now, and any of them is removed. */
export function Backups({ backups, isSqlite }: { backups: System['backups']; isSqlite: boolean }) {
  const text = useText();
  const time = useTime();
  const bytes = useBytes();
  const queries = useQueryClient();
  const [prove, proof] = useProof();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what);
    setError(null);
    await work().catch((failure) => failure instanceof NotConfirmed || setError(failure));
    await queries.invalidateQueries({ queryKey: ['system'] });
    setBusy(null);
  };
  const make = () => run('make', () => call('/api/admin/backups', { method: 'POST' }));
  const save = (name: string) =>
    run(name, () =>
      prove((body) =>
        download(`/api/admin/backups/${encodeURIComponent(name)}/download`, { method: 'POST', body }, name),
      ),
    );
  const isMaking = backups.is_running || busy === 'make';
  return (
    <Card
      wide
      title={text('system.backups')}
      action={
        may('system.write') && (
          <Button variant="contained" loading={isMaking} onClick={() => void make()}>
            {text('system.backup_now')}
          </Button>
        )
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {text(isSqlite ? 'system.backups_about' : 'system.backups_postgres', { count: backups.kept })}
      </Typography>
      <Box role="status">{backups.is_running && <Alert severity="info">{text('system.backup_running')}</Alert>}</Box>
      {backups.error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {text('system.backup_failed')} <bdi lang="en">{backups.error}</bdi>
        </Alert>
      )}
      {error !== null && <Problem error={error} />}
      {backups.list.length === 0 && <Typography sx={{ py: 1 }}>{text('system.no_backups')}</Typography>}
      <Box
        component="ul"
        aria-label={text('system.backups')}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflow: 'auto' }}
      >
        {backups.list.map((backup) => (
          <Box
            key={backup.name}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{backup.name}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary">
                <bdi>{time.absolute(backup.at)}</bdi> · <bdi>{bytes(backup.bytes)}</bdi>
              </Typography>
            </Box>
            {may('system.write') && (
              <Button
                loading={busy === backup.name}
                aria-label={text('system.download_of', { name: backup.name })}
                onClick={() => void save(backup.name)}
              >
                {text('system.download')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {proof}
    </Card>
  );
}
