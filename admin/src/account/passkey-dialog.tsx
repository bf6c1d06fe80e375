import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useTyped } from '../record/unsaved/use-typed.ts';
import { PasswordField } from '../session/sign-in.tsx';
import { SignInProblem } from '../session/sign-in-problem.tsx';

/** Adds, renames or removes a passkey: asks for a name, for the password, or for both. */
export function PasskeyDialog(props: {
  title: string;
  about?: string;
  action: string;
  /** That it has, or a proposal; absent: no name is requested. */
  name?: string;
  asksPassword: boolean;
  send: (given: { name: string; password: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [name, setName, unsaved] = useTyped('passkeys', props.name ?? '', { isSecret: password !== '' });
  const leave = () => unsaved.leave(props.onClose);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const asksName = props.name !== undefined;
  const isComplete = (!asksName || name.trim() !== '') && (!props.asksPassword || password !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await props.send({ name: name.trim(), password });
      unsaved.sent();
      props.onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={leave}
      aria-labelledby="passkey-title"
      slotProps={{ paper: { component: 'form', onSubmit: (event: FormEvent) => void submit(event) } }}
    >
      <DialogTitle id="passkey-title">{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Unfinished of={unsaved} />
        {error !== null && <SignInProblem error={error} />}
        {props.about && <Typography>{props.about}</Typography>}
        {asksName && (
          <TextField
            required
            fullWidth
            autoFocus
            label={text('passkey.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 60 } }}
            sx={{ mt: 1 }}
          />
        )}
        {props.asksPassword && (
          <PasswordField
            label={text('session.current_password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            autoFocus={!asksName}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text('layout.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isComplete}>
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
