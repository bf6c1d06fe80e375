import Alert from '@mui/material/Alert';
import { DinamError } from '../../../client/error.ts';
import { messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { PasskeyError } from './passkey.ts';

/** Why somebody is not signed in, and what to do. */
export function SignInProblem({ error }: { error: unknown }) {
  const text = useText();
  if (error instanceof PasskeyError)
    return <Alert severity={error.reason === 'cancelled' ? 'info' : 'error'}>{text(`passkey.${error.reason}`)}</Alert>;
  const message = error instanceof DinamError ? messageOf(error) : text('layout.unreachable');
  return <Alert severity="error">{message}</Alert>;
}
