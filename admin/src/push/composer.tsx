import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguages } from '../api/languages.ts';
import { fromLocalInput } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { CountedField } from '../news/editor/fields/counted-field.tsx';
import { StoryField } from '../news/story-field.tsx';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { AudienceFields, useReach } from './audience-fields.tsx';
import { platformName } from './names.ts';
import { PhonePreview } from './phone.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TestField } from './test-field.tsx';
import { type DryRun, useComposer } from './use-composer.ts';

const ramps = [0, 10, 30, 60, 240] as const;
const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const scriptOf = (code: string): string => new Intl.Locale(code).maximize().script ?? 'Latn';

const lettersIn = (text: string, script: string): number =>
  text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;

/**
 * The languages that a text may be in, by the script of most of its letters: for Devanagari these may be several.
 * @param codes those of the publisher
 * @returns empty for a text without letters
 */
function languagesOfText(text: string, codes: readonly string[]): string[] {
  const scripts = [...new Set(['Latn', ...codes.map(scriptOf)])];
  const [most] = scripts
    .map((script) => ({ script, letters: lettersIn(text, script) }))
    .toSorted((a, b) => b.letters - a.letters);
  if (!most || most.letters === 0) return [];
  return codes.filter((code) => scriptOf(code) === most.script);
}

/** What the push service said of a notification that was not sent. */
function DryRunResults({ run }: { run: DryRun }) {
  const text = useText();
  const failed = run.results.filter(({ ok }) => !ok);
  return (
    <Alert severity={failed.length > 0 ? 'error' : 'success'} sx={{ whiteSpace: 'pre-line' }}>
      {failed.length > 0
        ? failed.map(({ to, text: reason, code }) => `${platformName(to)}: ${reason ?? code}`).join('\n')
        : text('push.checked', { count: run.targets ?? '…' })}
    </Alert>
  );
}

/** Writes a notification, chooses who gets it and when, tries it and sends it. */
export function PushComposer() {
  const text = useText();
  const name = useFieldName();
  const notify = useNotify();
  const navigate = useNavigate();
  const composer = useComposer();
  const { message, change, audience, setAudience, error, isBusy } = composer;
  const languages = useLanguages();
  const [first] = languages;
  const lang = audience.lang || (first?.code ?? 'en');
  const reach = useReach(audience);
  const count = reach.data?.data.count ?? null;
  const [isConfirming, setConfirming] = useState(false);
  const [tried, setTried] = useState<DryRun | null>(null);
  const hasTitle = message.title.trim() !== '';
  const send = async (only: string | null) => {
    const done = await composer.send(only);
    if (!done) return;
    notify(text(done.status === 'awaiting_approval' ? 'push.waits' : message.at ? 'push.planned' : 'push.under_way'), {
      type: 'success',
    });
    navigate('/notifications');
  };
  return (
    <>
      <PageTitle title={text('push.new')} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' } }}>
        <Box sx={column}>
          <Unfinished of={composer.unsaved} />
          <CountedField
            autoFocus
            label={name('title')}
            value={message.title}
            onChange={(title) => change({ title })}
            lang={lang}
            fits={65}
            most={120}
          />
          <CountedField
            label={name('body')}
            value={message.body}
            onChange={(body) => change({ body })}
            lang={lang}
            fits={120}
            most={1_000}
            rows={2}
          />
          <StoryField isOpenable value={message.news_id} onChange={(id) => void composer.choose(id)} />
          <Box sx={pair}>
            <TextField
              type="url"
              label={name('image_url')}
              value={message.image_url}
              onChange={(event) => change({ image_url: event.target.value.trim() })}
            />
            <TextField
              label={name('deep_link')}
              value={message.deep_link}
              onChange={(event) => change({ deep_link: event.target.value.trim() })}
            />
          </Box>
          <Paper component="section" variant="outlined" aria-labelledby="push-audience" sx={{ ...column, p: 2 }}>
            <Typography id="push-audience" component="h2" variant="h3">
              {text('push.audience')}
            </Typography>
            <AudienceFields audience={audience} onChange={setAudience} reach={reach} />
          </Paper>
          <Paper component="section" variant="outlined" aria-labelledby="push-when" sx={{ ...column, p: 2 }}>
            <Typography id="push-when" component="h2" variant="h3">
              {text('push.when')}
            </Typography>
            <Box sx={pair}>
              <TextField
                type="datetime-local"
                label={name('scheduled_at')}
                value={message.at}
                onChange={(event) => change({ at: event.target.value })}
                helperText={text('push.now_if_empty')}
                slotProps={{ inputLabel: { shrink: true } }}
              />
              <TextField
                select
                label={text('push.ramp')}
                value={message.minutes}
                onChange={(event) => change({ minutes: Number(event.target.value) })}
                helperText={text('push.ramp_help')}
              >
                {ramps.map((minutes) => (
                  <MenuItem key={minutes} value={minutes}>
                    {minutes === 0 ? text('push.at_once') : text('push.minutes', { count: minutes })}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
            <FormControlLabel
              control={<Checkbox checked={message.isUrgent} onChange={(_, isUrgent) => change({ isUrgent })} />}
              label={text('push.urgent')}
            />
            <Alert severity="info">{text('push.quiet')}</Alert>
          </Paper>
          {error !== null && <Problem error={error} />}
          {tried && <DryRunResults run={tried} />}
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" loading={isBusy} disabled={!hasTitle} onClick={() => setConfirming(true)}>
              {text(message.at ? 'editor.schedule' : 'push.send')}
            </Button>
            <Button disabled={!hasTitle || isBusy} onClick={async () => setTried(await composer.dryRun())}>
              {text('push.check')}
            </Button>
          </Box>
        </Box>
        <Box sx={column}>
          <PhonePreview lang={lang} title={message.title} body={message.body} image={message.image_url} />
          <TestField disabled={!hasTitle || isBusy} test={composer.test} />
        </Box>
      </Box>
      {isConfirming && (
        <SendDialog
          title={message.title}
          body={message.body}
          lang={audience.lang}
          languages={
            composer.storyLang()
              ? [composer.storyLang()]
              : languagesOfText(
                  `${message.title} ${message.body}`,
                  languages.map(({ code }) => code),
                )
          }
          byLanguage={reach.data?.data.by_lang ?? {}}
          count={count}
          at={fromLocalInput(message.at)}
          onSend={(only) => void send(only)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
