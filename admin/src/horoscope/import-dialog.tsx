import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DinamError } from '../../../client/error.ts';
import type { BatchReport } from '../../../src/core/model/batch.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { useUnkept } from '../record/unsaved/use-unsaved.ts';
import { ImportPreview } from './import-preview.tsx';
import type { Period } from './periods.ts';
import type { CsvItem, CsvProblem } from './week-csv.ts';

const example = `sign,date,lang,title,prediction,rating,lucky_number,lucky_color,publish_at
mesha,2026-11-23,te,మంచి రోజు,"కొత్త పనులు మొదలవుతాయి, లాభం.",4,7,ఎరుపు,2026-11-23 05:00`;

interface Checked {
  name: string;
  items: CsvItem[];
  report: BatchReport | null;
  error: unknown;
}

/** What is said of single rows of the file; else of the whole request. */
const rowErrors = (error: unknown): DinamError['errors'] =>
  error instanceof DinamError ? (error.errors ?? []).filter(({ field }) => /^items\.\d+/.test(field)) : [];

/** Adds and changes predictions from a CSV file: it is read and checked first, and then written as a whole. */
export function ImportDialog({ lang, period, onClose }: { lang: string; period: Period; onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<CsvProblem | { code: 'csv_big' } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const send = async (name: string, items: CsvItem[], dry_run: boolean) => {
    const body = { items: items.map(({ item }) => item), dry_run };
    try {
      const { data } = await call<BatchReport>('/api/admin/horoscope/batch', { method: 'POST', body });
      setChecked({ name, items, report: data, error: null });
      setDone(!dry_run);
      if (!dry_run) await queries.invalidateQueries({ queryKey: ['horoscope'] });
    } catch (error) {
      setChecked({ name, items, report: null, error });
    }
  };
  const busy = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChecked(null);
    setProblem(null);
    setDone(false);
    const { readPredictions, mostBytes } = await import('./week-csv.ts');
    if (file.size > mostBytes) return setProblem({ code: 'csv_big' });
    const read = readPredictions(await file.text(), { lang, period });
    if ('code' in read) setProblem(read);
    else await send(file.name, read, true);
  };
  const errors = rowErrors(checked?.error);
  const { report } = checked ?? {};
  const leave = useUnkept(checked !== null && !isDone);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={() => leave(onClose)} aria-labelledby="import-title">
      <DialogTitle id="import-title">{text('horoscope.import')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
        <Typography>{text('horoscope.import_about')}</Typography>
        <Typography component="code" dir="ltr" tabIndex={0} sx={{ overflowX: 'auto', maxWidth: 1, whiteSpace: 'pre' }}>
          {example}
        </Typography>
        <Button component="label" variant="outlined" loading={isBusy}>
          {checked?.name ?? text('places.choose_file')}
          <input
            hidden
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const file = target.files?.[0];
              void busy(() => choose(file));
              target.value = ''; // the same file again, after it was mended
            }}
          />
        </Button>
        {problem && (
          <Alert severity="error" sx={{ width: 1 }}>
            {text(`horoscope.${problem.code}`, { ...problem })}
          </Alert>
        )}
        {checked && checked.error !== null && (
          <Box sx={{ width: 1 }}>
            {errors.length > 0 ? (
              <Alert severity="error">{text('horoscope.csv_wrong')}</Alert>
            ) : (
              <Problem error={checked.error} />
            )}
          </Box>
        )}
        {report && (
          <Alert severity={isDone ? 'success' : 'info'} sx={{ width: 1 }}>
            {text(isDone ? 'places.imported' : 'places.would', { ...report, rows: undefined })}
          </Alert>
        )}
        {checked && <ImportPreview items={checked.items} report={report ?? null} errors={errors} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{text(isDone ? 'layout.close' : 'layout.cancel')}</Button>
        {!isDone && (
          <Button
            variant="contained"
            disabled={!checked || !report || report.added + report.changed === 0}
            loading={isBusy}
            onClick={() => checked && void busy(() => send(checked.name, checked.items, false))}
          >
            {text('places.do_import')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
