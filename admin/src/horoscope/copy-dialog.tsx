import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messageOf } from '../api/http.ts';
import { languageName, useLanguages } from '../api/languages.ts';
import { fromLocalInput, toLocalInput } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Problem } from '../layout/problem.tsx';
import type { Period, PeriodColumn } from './periods.ts';
import type { Cell } from './predictions.ts';
import { useColumnName } from './use-column-name.ts';
import { useCopy } from './use-copy.ts';

/** One of several that are chosen together. */
function Choice(props: {
  label: string;
  about?: string;
  lang?: string;
  isOn: boolean;
  onChange: (is: boolean) => void;
}) {
  return (
    <FormControlLabel
      control={<Checkbox checked={props.isOn} onChange={(_, is) => props.onChange(is)} />}
      label={
        <>
          <span lang={props.lang}>{props.label}</span>
          {props.about && (
            <Typography component="span" variant="body2" color="text.secondary">
              {' · '}
              {props.about}
            </Typography>
          )}
        </>
      }
    />
  );
}

const choices = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' };

/** The numbers of the signs. */
const signs = Array.from({ length: 12 }, (_, i) => i + 1);

const withOr = <T,>(list: readonly T[], one: T, is: boolean): T[] => [
  ...list.filter((other) => other !== one),
  ...(is ? [one] : []),
];

/** Copies predictions of a language into others: shows what is there, and asks before that is replaced. */
export function CopyDialog(props: {
  period: Period;
  columns: readonly PeriodColumn[];
  at: (sign: number, column: PeriodColumn) => Cell | undefined;
  onClose: () => void;
}) {
  const text = useText();
  const { period, columns, at, onClose } = props;
  const columnName = useColumnName(period, columns);
  const own = columns[0]?.lang ?? '';
  const others = useLanguages().filter(({ code }) => code !== own);
  const [starts, setStarts] = useState(columns.map(({ start }) => start));
  const [langs, setLangs] = useState<string[]>([]);
  const [isReplacing, setReplacing] = useState(false);
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const from = columns.filter(({ start }) => starts.includes(start));
  const { there, readError, copy, copied, isBusy, error } = useCopy(
    period,
    from,
    langs,
    (sign, start) => at(sign, { start, lang: own }) !== undefined,
  );
  const count = from.reduce((sum, column) => sum + signs.filter((sign) => at(sign, column)).length, 0);
  const replaced = langs.reduce((sum, lang) => sum + (there(lang) ?? 0), 0);
  const isKnown = langs.every((lang) => there(lang) !== undefined);
  const isDone = copied.length > 0;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="copy-title">
      <DialogTitle id="copy-title">{text('horoscope.copy')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isDone ? (
          copied.map(({ lang, report, error: failure }) => (
            <Alert key={lang} severity={failure ? 'error' : 'success'} sx={{ whiteSpace: 'pre-line' }}>
              <strong lang={lang}>{languageName(lang)}</strong>{' '}
              {failure
                ? messageOf(failure)
                : text('horoscope.copied', { added: report?.added ?? 0, changed: report?.changed ?? 0 })}
            </Alert>
          ))
        ) : (
          <>
            <Typography>
              {count > 0
                ? text('horoscope.copy_about', { count, language: languageName(own || 'en') })
                : text('horoscope.copy_none')}
            </Typography>
            <Box role="group" aria-label={text('horoscope.copy_from')} sx={choices}>
              <Typography component="h3" variant="h3" sx={{ gridColumn: '1 / -1' }}>
                {text('horoscope.copy_from')}
              </Typography>
              {columns.map((column) => (
                <Choice
                  key={column.start}
                  label={columnName(column)}
                  isOn={starts.includes(column.start)}
                  onChange={(is) => setStarts((list) => withOr(list, column.start, is))}
                />
              ))}
            </Box>
            <Box role="group" aria-label={text('horoscope.copy_to')} sx={choices}>
              <Typography component="h3" variant="h3" sx={{ gridColumn: '1 / -1' }}>
                {text('horoscope.copy_to')}
              </Typography>
              {others.map(({ code, name }) => {
                const count = langs.includes(code) ? there(code) : undefined;
                return (
                  <Choice
                    key={code}
                    lang={code}
                    label={name}
                    {...(count === undefined ? {} : { about: text('horoscope.there', { count }) })}
                    isOn={langs.includes(code)}
                    onChange={(is) => setLangs((list) => withOr(list, code, is))}
                  />
                );
              })}
            </Box>
            {replaced > 0 && (
              <FormControlLabel
                control={<Switch checked={isReplacing} onChange={(_, is) => setReplacing(is)} />}
                label={text('horoscope.replace')}
              />
            )}
            <TextField
              type="datetime-local"
              label={text('horoscope.copy_at')}
              value={toLocalInput(publishAt)}
              onChange={({ target }) => setPublishAt(fromLocalInput(target.value))}
              helperText={text('horoscope.copy_at_help')}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {(error ?? readError) !== null && <Problem error={error ?? readError} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text(isDone ? 'layout.close' : 'layout.cancel')}</Button>
        {!isDone && (
          <Button
            variant="contained"
            loading={isBusy}
            disabled={langs.length === 0 || count === 0 || !isKnown}
            onClick={() => (isReplacing && replaced > 0 ? setConfirming(true) : void copy(false, publishAt))}
          >
            {text('horoscope.do_copy')}
          </Button>
        )}
      </DialogActions>
      {isConfirming && (
        <Confirm
          title={text('horoscope.replace_title', { count: replaced })}
          about={text('horoscope.replace_about')}
          action={text('horoscope.do_replace')}
          onConfirm={() => void copy(true, publishAt)}
          onClose={() => setConfirming(false)}
        />
      )}
    </Dialog>
  );
}
