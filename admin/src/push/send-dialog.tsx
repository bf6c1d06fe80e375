import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';

interface Share {
  lang: string;
  count: number;
}

/**
 * The last question before a notification goes out: how many devices of which languages get it, and when. Phones of another
 * language than that of the text are left out unless the editor wants them.
 */
export function SendDialog(props: {
  title: string;
  body: string;
  /** Language of the audience; empty: any. */
  lang: string;
  /** What the text is in; empty: unknown. */
  languages: readonly string[];
  /** Devices by language; empty where only the push service has them. */
  byLanguage: Readonly<Record<string, number>>;
  count: number | null;
  /** ISO time; null: now. */
  at: string | null;
  /** @param only the language to which it is narrowed */
  onSend: (only: string | null) => void;
  onClose: () => void;
}) {
  const text = useText();
  const time = useTime();
  const id = useId();
  const { languages, count, lang } = props;
  const shares: Share[] = Object.entries(props.byLanguage)
    .map(([one, n]) => ({ lang: one, count: n }))
    .toSorted((a, b) => b.count - a.count);
  const isKnown = languages.length > 0;
  const strangers = isKnown ? shares.filter((one) => !languages.includes(one.lang)) : [];
  const own = shares.find((one) => languages.includes(one.lang))?.lang ?? languages[0] ?? '';
  const isAsked = lang === '' && strangers.length > 0;
  const [isNarrowed, setNarrowed] = useState(isAsked);
  const countOf = (one: string): number => props.byLanguage[one] ?? 0;
  const reached = isAsked && isNarrowed ? countOf(own) : count;
  const shown = isAsked && isNarrowed ? shares.filter((one) => one.lang === own) : shares;
  const names = (some: readonly Share[]) => some.map((one) => `${languageName(one.lang)}: ${one.count}`).join(', ');
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={props.onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {props.at === null
          ? text('push.confirm', { count: reached ?? '…' })
          : text('push.confirm_at', { count: reached ?? '…', time: time.planned(props.at) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {props.title}
          </Typography>
          {props.body && (
            <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {props.body}
            </Typography>
          )}
        </Box>
        {shown.length > 0 && (
          <Box component="ul" aria-label={text('push.audience')} sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {shown.map((one) => (
              <li key={one.lang}>
                <bdi>{languageName(one.lang)}</bdi>: <bdi>{text('push.reaches', { count: one.count })}</bdi>
              </li>
            ))}
          </Box>
        )}
        {strangers.length > 0 && (
          <Alert severity="warning">
            {text('push.other_language', {
              language: languages.map(languageName).join(', '),
              others: names(strangers),
            })}
          </Alert>
        )}
        {isAsked && (
          <RadioGroup
            aria-label={text('push.audience')}
            value={isNarrowed ? 'own' : 'all'}
            onChange={(_, which) => setNarrowed(which === 'own')}
          >
            <FormControlLabel
              value="own"
              control={<Radio />}
              label={text('push.only', { language: languageName(own), count: countOf(own) })}
            />
            <FormControlLabel value="all" control={<Radio />} label={text('push.all_languages', { count })} />
          </RadioGroup>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onClose}>
          {text('layout.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            props.onClose();
            props.onSend(isAsked && isNarrowed ? own : null);
          }}
        >
          {text(props.at === null ? 'push.send' : 'editor.schedule')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
