import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { Update } from '../../../src/updates/model.ts';
import { PageSection } from '../account/account-page.tsx';
import { call } from '../api/http.ts';
import { useLanguages } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';

const severities = { none: 'success', flexible: 'info', immediate: 'warning' } as const;

/** Simulated phones: of a gradual roll-out some get the release and some do not. */
const phones = Array.from({ length: 20 }, (_, i) => `simulated-phone-${i}`);

/** What a phone with a version is answered: the request that every app makes. */
export function Simulator() {
  const text = useText();
  const languages = useLanguages();
  const [phone, setPhone] = useState({ platform: 'android', current_version: '', lang: '' });
  const [answer, setAnswer] = useState<{ update: Update; share: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    setAnswer(null);
    setBusy(true);
    try {
      const check = (installation_id: string) =>
        call<Update>('/api/v1/update/check', { query: { ...phone, installation_id } });
      const answers: Update[] = [];
      for (const id of phones) answers.push((await check(id)).data);
      const updated = answers.filter((one) => one.update_available);
      const update = updated[0] ?? answers[0];
      if (update) setAnswer({ update, share: Math.round((updated.length / answers.length) * 100) });
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const set = (name: keyof typeof phone) => (event: { target: { value: string } }) =>
    setPhone({ ...phone, [name]: event.target.value });
  const update = answer?.update;
  return (
    <Box sx={{ mt: 3 }}>
      <PageSection title={text('releases.simulator')}>
        <Box
          component="form"
          noValidate
          onSubmit={(event: FormEvent) => void ask(event)}
          sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          <TextField
            select
            label={text('settings.platform')}
            value={phone.platform}
            onChange={set('platform')}
            sx={{ minWidth: 120 }}
          >
            <MenuItem value="android">Android</MenuItem>
            <MenuItem value="ios">iOS</MenuItem>
          </TextField>
          <TextField
            label={text('releases.version')}
            placeholder="1.4.2"
            value={phone.current_version}
            onChange={set('current_version')}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 80 } }}
          />
          <TextField
            select
            label={text('news.language')}
            value={phone.lang}
            onChange={set('lang')}
            sx={{ minWidth: 140 }}
          >
            <MenuItem value="">–</MenuItem>
            {languages.map(({ code, name }) => (
              <MenuItem key={code} value={code} lang={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="contained" loading={isBusy} disabled={phone.current_version.trim() === ''}>
            {text('releases.ask')}
          </Button>
        </Box>
        <Box aria-live="polite" sx={{ mt: 2, display: 'grid', gap: 1 }}>
          {error !== null && <Problem error={error} />}
          {update && (
            <Alert severity={severities[update.update_type]}>
              <Typography sx={{ fontWeight: 600 }}>
                {text(update.update_type === 'none' ? 'releases.none_update' : `releases.${update.update_type}`, {
                  version: update.latest_version ?? '–',
                })}
              </Typography>
              {update.update_available && answer.share < 100 && (
                <Typography>{text('releases.share', { share: answer.share })}</Typography>
              )}
              {update.title && <Typography dir="auto">{update.title}</Typography>}
              {update.message && (
                <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                  {update.message}
                </Typography>
              )}
              {update.whats_new.length > 0 && (
                <Box component="ul" dir="auto" sx={{ m: 0, paddingInlineStart: 2.5 }}>
                  {update.whats_new.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </Box>
              )}
            </Alert>
          )}
        </Box>
      </PageSection>
    </Box>
  );
}
