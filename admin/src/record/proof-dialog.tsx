import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { PasswordField } from '../session/sign-in.tsx';
import { useSession } from '../session/use-session.ts';

/** Asks for the own password, or for a code of the second factor. */
export function ProofDialog(props: {
  send: (proof: { current_password?: string; otp?: string }) => Promise<void>;
  onClose: () => void;
}) {
  const text = useText();
  const { me } = useSession();
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // the form below it is another one
    setBusy(true);
    setError(null);
    await props.send(otp.trim() ? { otp: otp.trim() } : { current_password: password }).catch(setError);
    setBusy(false);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={props.onClose}
      aria-labelledby="proof-title"
      slotProps={{ paper: { component: 'form', onSubmit: (event: FormEvent) => void submit(event) } }}
    >
      <DialogTitle id="proof-title">{text('record.proof')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text('record.proof_about')}</Typography>
        {error !== null && <Problem error={error} />}
        <PasswordField
          autoFocus
          label={text('session.current_password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        {me?.totp_enabled && (
          <TextField
            label={text('record.or_code')}
            value={otp}
            onChange={({ target }) => setOtp(target.value)}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 12 } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{text('layout.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!password && !otp.trim()}>
          {text('record.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
