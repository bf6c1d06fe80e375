import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session, User } from '../../../src/users/model/user.ts';
import { PageSection } from '../account/account-page.tsx';
import { deviceName } from '../account/device-name.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { Rows } from '../layout/rows.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';

/** Where a user is signed in, with the way to end it. */
export function UserSessions({ user }: { user: User }) {
  const text = useText();
  const time = useTime();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  // Those without an end come first.
  const rows = useRows<Session>('sessions', { user_id: user.id, sort: 'ended_at' });
  const open = rows.list.filter(({ ended_at, expires_at }) => ended_at === null && Date.parse(expires_at) > Date.now());
  const end = async (sessions: readonly Session[]) => {
    setError(null);
    try {
      for (const { id } of sessions) await call(`/api/admin/sessions/${id}`, { method: 'DELETE' });
    } catch (failure) {
      setError(failure);
    } finally {
      void queries.invalidateQueries({ queryKey: ['sessions'] });
    }
  };
  return (
    <PageSection title={text('users.sessions')}>
      {error !== null && <Problem error={error} />}
      <Rows rows={{ ...rows, list: open }} label={text('users.sessions')} none={text('users.no_sessions')}>
        {(one) => (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
              <bdi>{deviceName(one.user_agent)}</bdi>
              <Typography variant="body2" color="text.secondary">
                <bdi>{one.ip}</bdi> · {time.near(one.used_at)} · {text(`passkey.by_${one.signed_in_by}`)}
              </Typography>
            </Box>
            {may('users.write') && <Button onClick={() => void end([one])}>{text('account.end')}</Button>}
          </Box>
        )}
      </Rows>
      {may('users.write') && open.length > 1 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void end(open)}>
          {text('users.end_all')}
        </Button>
      )}
    </PageSection>
  );
}
