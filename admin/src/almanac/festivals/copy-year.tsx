import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DinamError } from '../../../../client/error.ts';
import type { BatchReport } from '../../../../src/core/model/batch.ts';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { Problem } from '../../layout/problem.tsx';

const names = ['from_year', 'to_year'] as const;

/** Copies the festivals of a year to another one: the server says first what it would add. */
export function CopyYear({ year, onClose }: { year: number; onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const [years, setYears] = useState({ from_year: year, to_year: year + 1 });
  const [report, setReport] = useState<BatchReport | null>(null);
  const typed = useRef(years);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = error instanceof DinamError ? (error.errors ?? []) : [];
  const isBeside = errors.length > 0 && errors.every(({ field }) => (names as readonly string[]).includes(field));
  const isDone = report !== null && !report.dry_run;
  const send = async (dry_run: boolean) => {
    setBusy(true);
    setError(null);
    try {
      const body = { ...years, dry_run };
      const { data } = await call<BatchReport>('/api/admin/festivals/copy', { method: 'POST', body });
      // A report of years that were typed over meanwhile would allow to copy years that nobody has checked.
      if (!dry_run || typed.current === years) setReport(data);
      if (!dry_run) await queries.invalidateQueries({ queryKey: ['festivals'] });
    } catch (failure) {
      setReport(null);
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const skipped = report?.rows.flatMap(({ note }) => note ?? []) ?? [];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="copy-title">
      <DialogTitle id="copy-title">{text('festivals.copy')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <Typography>{text('festivals.copy_about')}</Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          {names.map((name) => {
            const wrong = errors.find(({ field }) => field === name)?.message;
            return (
              <TextField
                key={name}
                type="number"
                label={text(`festivals.${name}`)}
                value={years[name] || ''}
                onChange={({ target }) => {
                  typed.current = { ...years, [name]: Number(target.value) };
                  setYears(typed.current);
                  setReport(null);
                }}
                error={wrong !== undefined}
                helperText={wrong}
              />
            );
          })}
        </Box>
        {error !== null && !isBeside && <Problem error={error} />}
        {report && (
          <Alert severity={isDone ? 'success' : 'info'}>
            {text(isDone ? 'festivals.copied' : 'festivals.would_copy', {
              added: report.added,
              skipped: report.skipped,
            })}
            {skipped.length > 0 && (
              <Box component="ul" tabIndex={0} sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 160, overflow: 'auto' }}>
                {skipped.slice(0, 20).map((note) => (
                  <li key={note}>
                    <bdi>{note}</bdi>
                  </li>
                ))}
              </Box>
            )}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text(isDone ? 'layout.close' : 'layout.cancel')}</Button>
        {!isDone && (
          <>
            <Button loading={isBusy} onClick={() => void send(true)}>
              {text('festivals.check')}
            </Button>
            <Button
              variant="contained"
              disabled={!report || report.added === 0}
              loading={isBusy}
              onClick={() => void send(false)}
            >
              {text('festivals.do_copy')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
