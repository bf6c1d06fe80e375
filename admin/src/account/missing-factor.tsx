import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/use-text.ts';
import { PasskeySignIn } from '../session/passkey-sign-in.tsx';
import { signOut } from '../session/session.ts';
import { Frame } from '../session/sign-in.tsx';
import { useSession } from '../session/use-session.ts';
import { PageSection } from './account-page.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';

/**
 * Before anything else: a user whose role demands a second factor sets one up, or signs in by the passkey that he has. It
 * stays until the recovery codes are put away.
 */
export function MissingFactor({ onDone }: { onDone: () => void }) {
  const text = useText();
  const { me } = useSession();
  const missing = me?.missing_factor ?? null;
  return (
    <Frame title={text('account.second_factor')} isWide>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {missing !== null && (
          <Typography color="text.secondary">
            {text(missing === 'use_passkey' ? 'account.use_passkey' : 'account.factor_needed')}
          </Typography>
        )}
        {missing === 'use_passkey' ? (
          <PasskeySignIn username={me?.username} />
        ) : (
          <>
            <PageSection title={text('account.by_app')}>
              <SecondFactor />
            </PageSection>
            <PageSection title={text('passkey.title')}>
              <Passkeys />
            </PageSection>
          </>
        )}
        {missing === null && (
          <Button variant="contained" size="large" onClick={onDone}>
            {text('account.go_on')}
          </Button>
        )}
        <Button onClick={() => void signOut()}>{text('session.sign_out')}</Button>
      </Box>
    </Frame>
  );
}
