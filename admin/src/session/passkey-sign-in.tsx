import Fingerprint from '@mui/icons-material/Fingerprint';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { DinamError } from '../../../client/error.ts';
import { useText } from '../i18n/use-text.ts';
import { canOfferPasskeys, stopOffering } from './passkey.ts';
import { signInByPasskey } from './session.ts';
import { SignInProblem } from './sign-in-problem.tsx';

/** Less than a challenge is valid: the browser may wait with it for as long as the page is open. */
const offerMs = 240_000;

/** Signing in by a passkey: by this button, or from the list that browsers show at the field of the user name. */
export function PasskeySignIn({ username }: { username?: string | undefined }) {
  const text = useText();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isPossible, setPossible] = useState(true);

  const offer = useCallback(async () => {
    if (!(await canOfferPasskeys())) return;
    await signInByPasskey(username, true).catch((failure: unknown) => {
      if (!(failure instanceof DinamError)) return; // nothing was chosen yet
      if (failure.code === 'conflict') setPossible(false);
      else setError(failure);
    });
  }, [username]);

  useEffect(() => {
    if (isBusy) return;
    void offer();
    const timer = setInterval(() => void offer(), offerMs);
    return () => clearInterval(timer);
  }, [isBusy, offer]);
  useEffect(() => () => void stopOffering(), []);

  const signIn = async () => {
    setBusy(true);
    setError(null);
    await signInByPasskey(username).catch(setError);
    setBusy(false);
  };
  if (!isPossible) return null;
  return (
    <>
      {error !== null && <SignInProblem error={error} />}
      <Button
        fullWidth
        size="large"
        variant="outlined"
        startIcon={<Fingerprint />}
        loading={isBusy}
        onClick={() => void signIn()}
      >
        {text('passkey.sign_in')}
      </Button>
    </>
  );
}
