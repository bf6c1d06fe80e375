import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DinamError } from '../../../client/error.ts';
import { useText } from '../i18n/use-text.ts';
import { LanguageChoice } from '../layout/language-choice.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { choosePassword, signIn } from './session.ts';
import { SignInProblem } from './sign-in-problem.tsx';
import { useSession } from './use-session.ts';

/** A password that can be shown, as long ones are hard to type unseen. */
export function PasswordField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: string;
  autoFocus?: boolean;
  error?: string | undefined;
  isOptional?: boolean;
}) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      fullWidth
      required={!props.isOptional}
      label={props.label}
      type={isShown ? 'text' : 'password'}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus ?? false}
      error={props.error !== undefined}
      helperText={props.error}
      slotProps={{
        htmlInput: { dir: 'ltr' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                onClick={() => setShown(!isShown)}
                aria-label={text(isShown ? 'session.hide_password' : 'session.show_password')}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Runs what a form sends; the error is shown until the next attempt. */
function useSend() {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { send, error, isBusy };
}

const codeOf = (error: unknown): string => (error instanceof DinamError ? error.code : '');

/** Name, password and, where the account has one, the second factor. */
export function SignInForm({ username: fixed }: { username?: string | undefined }) {
  const text = useText();
  // The page on which a password is chosen names who chose it.
  const [username, setUsername] = useState(fixed ?? new URLSearchParams(location.search).get('username') ?? '');
  const [password, setPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [sentOtp, setSentOtp] = useState('');
  const { send, error, isBusy } = useSend();
  const needsOtp = codeOf(error) === 'otp_required' || otp !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSentOtp(otp);
    void send(() => signIn(username.trim(), password, otp.replaceAll(' ', '')));
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      {error !== null && (codeOf(error) !== 'otp_required' || sentOtp !== '') && <SignInProblem error={error} />}
      <TextField
        required
        fullWidth
        label={text('session.username')}
        value={username}
        disabled={fixed !== undefined}
        onChange={(event) => setUsername(event.target.value)}
        autoComplete="username webauthn"
        autoFocus={fixed === undefined}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        label={text('session.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus={fixed !== undefined}
      />
      {needsOtp && (
        <TextField
          required
          fullWidth
          autoFocus
          label={text('session.otp')}
          helperText={text('session.otp_help')}
          value={otp}
          onChange={(event) => setOtp(event.target.value)}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!username || !password}>
        {text('session.sign_in')}
      </Button>
      <PasskeySignIn username={fixed} />
    </Box>
  );
}

/** The first password was printed by the server or sent by somebody: it is replaced before anything else. */
function ChoosePassword() {
  const text = useText();
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState('');
  const { send, error, isBusy } = useSend();
  const isShort = chosen !== '' && [...new Intl.Segmenter().segment(chosen)].length < 10;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => choosePassword(current, chosen));
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      <Typography color="text.secondary">{text('session.first_password')}</Typography>
      {error !== null && <SignInProblem error={error} />}
      <PasswordField
        label={text('session.current_password')}
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        label={text('session.new_password')}
        value={chosen}
        onChange={setChosen}
        autoComplete="new-password"
        error={isShort ? text('session.password_short') : undefined}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy} disabled={!current || !chosen || isShort}>
        {text('session.save_password')}
      </Button>
    </Box>
  );
}

/** What is shown to somebody who is not at work yet. */
export function Frame({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', alignContent: 'center', justifyItems: 'center', p: 2, gap: 2 }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: isWide ? 560 : 400, p: { xs: isWide ? 2 : 3, sm: 4 } }}>
        <Typography component="p" sx={{ fontWeight: 700, color: 'primary.main', mb: 0.5 }}>
          Dinam
        </Typography>
        <Typography component="h1" variant="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Paper>
      <LanguageChoice />
    </Box>
  );
}

/** Signing in, and the first change of a password that somebody else made. */
export function SignInPage() {
  const text = useText();
  const { state } = useSession();
  return state === 'signed-in' ? (
    <Frame title={text('session.choose_password')}>
      <ChoosePassword />
    </Frame>
  ) : (
    <Frame title={text('session.title')}>
      <SignInForm />
    </Frame>
  );
}
