import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/use-text.ts';
import { leaveForms } from '../record/unsaved/open-forms.ts';
import { signOut } from './session.ts';
import { SignInForm } from './sign-in.tsx';
import { useSession } from './use-session.ts';

/** Asks for the password over the page that is open. What was typed stays; what was being sent is sent afterwards. */
export function ExpiredSession() {
  const text = useText();
  const { state, me } = useSession();
  // What was typed can be kept for nobody now.
  const leave = async () => {
    if ((await leaveForms()) !== 'stay') await signOut();
  };
  return (
    <Dialog open={state === 'expired'} fullWidth maxWidth="xs" aria-labelledby="expired-title">
      <DialogTitle id="expired-title">{text('session.expired')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{text('session.expired_help')}</Typography>
        <SignInForm username={me?.username} />
        <Button onClick={() => void leave()}>{text('session.other_user')}</Button>
      </DialogContent>
    </Dialog>
  );
}
