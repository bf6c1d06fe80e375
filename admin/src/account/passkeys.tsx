import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey, PasskeyCreation } from '../../../src/users/model/passkey.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { createPasskey } from '../session/passkey.ts';
import { reloadMe } from '../session/session.ts';
import { deviceName } from './device-name.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

const path = '/api/auth/passkeys';

/** The browser makes the passkey between two requests: the first proves the password, the second brings the public key. */
async function add({ name, password }: { name: string; password: string }): Promise<void> {
  const body = { current_password: password };
  const { data } = await call<PasskeyCreation>(`${path}/options`, { method: 'POST', body });
  const credential = await createPasskey(data);
  await call(path, { method: 'POST', body: { name, credential } });
}

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; one: Passkey };

/** The passkeys of the own account. */
export function Passkeys() {
  const text = useText();
  const time = useTime();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [isAdded, setAdded] = useState(false);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['passkeys', 'own'],
    queryFn: () => call<Passkey[]>(path),
  });
  if (isPending) return <Loading />;
  // A dialog stays open when a later look at the list fails.
  if (!data) return <Problem error={error} retry={() => void refetch()} />;
  const onClose = () => {
    setDoing(null);
    void refetch();
  };
  const about = (one: Passkey): string =>
    [
      one.last_used_at ? text('passkey.used', { time: time.near(one.last_used_at) }) : text('passkey.unused'),
      ...(one.is_synced ? [text('passkey.synced')] : []),
    ].join(' · ');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography color="text.secondary">{text('passkey.help')}</Typography>
      {isAdded && <Alert severity="success">{text('passkey.added')}</Alert>}
      {data.data.length === 0 ? (
        <Typography>{text('passkey.none')}</Typography>
      ) : (
        <Table
          size="small"
          sx={{ '& td': { overflowWrap: 'anywhere' }, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}
        >
          <TableBody>
            {data.data.map((one) => (
              <TableRow key={one.id}>
                <TableCell>
                  <span dir="auto">{one.name}</span>
                  <Typography variant="body2" color="text.secondary">
                    {about(one)}
                  </Typography>
                </TableCell>
                <TableCell align="right">
                  <Button onClick={() => setDoing({ what: 'rename', one })}>{text('passkey.rename')}</Button>
                  <Button color="error" onClick={() => setDoing({ what: 'remove', one })}>
                    {text('passkey.remove')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Button variant="outlined" onClick={() => setDoing({ what: 'add' })}>
        {text('passkey.add')}
      </Button>
      {doing?.what === 'add' && (
        <PasskeyDialog
          title={text('passkey.add')}
          about={text('passkey.help')}
          action={text('passkey.add')}
          name={deviceName(navigator.userAgent).slice(0, 60)}
          asksPassword
          send={async (given) => {
            await add(given);
            setAdded(true);
            await reloadMe(); // the session has a second factor now
          }}
          onClose={onClose}
        />
      )}
      {doing?.what === 'rename' && (
        <PasskeyDialog
          title={text('passkey.rename')}
          action={text('layout.save')}
          name={doing.one.name}
          asksPassword={false}
          send={({ name }) => call(`${path}/${doing.one.id}`, { method: 'PATCH', body: { name } })}
          onClose={onClose}
        />
      )}
      {doing?.what === 'remove' && (
        <PasskeyDialog
          title={text('passkey.remove')}
          about={text('passkey.remove_help', { name: doing.one.name })}
          action={text('passkey.remove')}
          asksPassword
          send={({ password }) =>
            call(`${path}/${doing.one.id}`, { method: 'DELETE', body: { current_password: password } })
          }
          onClose={onClose}
        />
      )}
    </Box>
  );
}
