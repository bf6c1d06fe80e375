import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { useUnkept } from '../record/unsaved/use-unsaved.ts';
import { reloadMe } from '../session/session.ts';
import { PasswordField } from '../session/sign-in.tsx';
import { useSession } from '../session/use-session.ts';

interface Setup {
  secret: string;
  otpauth_url: string;
}

/** A code for the camera of a phone; dark on white also on a dark page, as cameras expect. */
function QrCode({ value, label }: { value: string; label: string }) {
  const source = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(value, { border: 2 }))}`;
  return <img src={source} alt={label} width={220} height={220} />;
}

/** The password, the code to scan, the first number, the recovery codes: in this order. */
export function SecondFactor() {
  const text = useText();
  const { me } = useSession();
  const isOn = me?.totp_enabled ?? false;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recovery, setRecovery] = useState<readonly string[]>([]);
  const [error, setError] = useState<unknown>(null);
  // Codes and passwords are kept nowhere.
  useUnkept(password !== '' || code !== '');
  const run = (work: () => Promise<void>) => async (event: SyntheticEvent) => {
    event.preventDefault();
    setError(null);
    await work().catch(setError);
  };
  const begin = run(async () => {
    const { data } = await call<Setup>('/api/auth/totp/setup', {
      method: 'POST',
      body: { current_password: password },
    });
    setSetup(data);
  });
  const enable = run(async () => {
    const { data } = await call<{ recovery_codes: string[] }>('/api/auth/totp/enable', {
      method: 'POST',
      body: { code: code.replaceAll(' ', '') },
    });
    setRecovery(data.recovery_codes);
    setSetup(null);
    setCode('');
    setPassword('');
    await reloadMe();
  });
  const disable = run(async () => {
    await call('/api/auth/totp/disable', { method: 'POST', body: { password } });
    setRecovery([]);
    setPassword('');
    await reloadMe();
  });
  const renew = run(async () => {
    const { data } = await call<{ recovery_codes: string[] }>('/api/auth/totp/recovery-codes', {
      method: 'POST',
      body: { current_password: password },
    });
    setRecovery(data.recovery_codes);
    setPassword('');
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 440 }}>
      {error !== null && <Problem error={error} />}
      <Typography color="text.secondary">{text(isOn ? 'account.factor_on' : 'account.factor_off')}</Typography>
      {recovery.length > 0 && (
        <Alert severity="warning">
          {text('account.recovery')}
          <Box
            component="ul"
            dir="ltr"
            sx={{ fontFamily: 'monospace', columns: { sm: 2 }, my: 1, p: 0, listStyle: 'none' }}
          >
            {recovery.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Box>
        </Alert>
      )}
      {setup ? (
        <Box component="form" onSubmit={enable} sx={{ display: 'grid', gap: 2 }}>
          <Typography>{text('account.scan')}</Typography>
          <QrCode value={setup.otpauth_url} label={text('account.scan')} />
          <Typography variant="body2" dir="ltr" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {setup.secret}
          </Typography>
          <TextField
            required
            label={text('session.otp')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
          />
          <Button type="submit" variant="contained">
            {text('account.turn_on')}
          </Button>
        </Box>
      ) : (
        <Box component="form" onSubmit={isOn ? disable : begin} sx={{ display: 'grid', gap: 2 }}>
          <PasswordField
            label={text('session.current_password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          {isOn && (
            <Button variant="outlined" disabled={password === ''} onClick={renew}>
              {text('account.new_recovery')}
            </Button>
          )}
          <Button type="submit" variant="outlined" disabled={password === ''}>
            {text(isOn ? 'account.turn_off' : 'account.set_up')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
