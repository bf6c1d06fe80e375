import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Session } from '../../../src/users/model/user.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { leaveForms } from '../record/unsaved/open-forms.ts';
import { may } from '../session/rights.ts';
import { signOut } from '../session/session.ts';
import { deviceName } from './device-name.ts';
import { Digest } from './digest.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';

export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2.5 }} aria-label={title}>
      <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

function Sessions() {
  const text = useText();
  const time = useTime();
  const [failure, setFailure] = useState<unknown>(null);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['sessions', 'own'],
    queryFn: () => call<Session[]>('/api/auth/sessions'),
  });
  const leave = async () => {
    if ((await leaveForms()) !== 'stay') await signOut(true).catch(setFailure);
  };
  const end = async (id: number) => {
    setFailure(null);
    await call(`/api/auth/sessions/${id}`, { method: 'DELETE' }).catch(setFailure);
    void refetch();
  };
  if (isPending) return <Loading />;
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {failure !== null && <Problem error={failure} />}
      <Table size="small" sx={{ '& td': { overflowWrap: 'anywhere' }, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
        <TableBody>
          {data.data
            .filter(({ ended_at }) => ended_at === null)
            .map((one) => (
              <TableRow key={one.id}>
                <TableCell>
                  {deviceName(one.user_agent ?? '')}
                  <Typography variant="body2" color="text.secondary">
                    {one.ip} · {time.near(one.used_at)} · {text(`passkey.by_${one.signed_in_by}`)}
                  </Typography>
                </TableCell>
                <TableCell align="right">
                  {one.is_current ? (
                    text('account.this_one')
                  ) : (
                    <Button onClick={() => void end(one.id)}>{text('account.end')}</Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
      <Button variant="outlined" onClick={() => void leave()}>
        {text('account.sign_out_everywhere')}
      </Button>
    </Box>
  );
}

/** The own account: where it is signed in, and the second factor. */
export function AccountPage() {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Typography component="h1" variant="h1">
        {text('account.title')}
      </Typography>
      <PageSection title={text('account.sessions')}>
        <Sessions />
      </PageSection>
      <PageSection title={text('passkey.title')}>
        <Passkeys />
      </PageSection>
      <PageSection title={text('account.second_factor')}>
        <SecondFactor />
      </PageSection>
      {may('news.read_all') && (
        <PageSection title={text('account.digest')}>
          <Digest />
        </PageSection>
      )}
    </Box>
  );
}
