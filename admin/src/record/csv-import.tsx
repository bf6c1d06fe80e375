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
import type { ImportReport } from '../../../src/core/model/csv-import.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { useUnkept } from './unsaved/use-unsaved.ts';
import { NotConfirmed, type Proof, useProof } from './use-proof.tsx';

/** What was done, or would be done; a batch says it of each row too. */
type Report = Pick<ImportReport, 'added' | 'changed' | 'unchanged' | 'dry_run'>;

/** Errors of a file that are shown; the rest are like them. */
const mostShown = 20;

function Errors({ error }: { error: unknown }) {
  const text = useText();
  const list = error instanceof DinamError ? (error.errors ?? []) : [];
  if (list.length === 0) return <Problem error={error} />;
  return (
    <Alert severity="error">
      {text('places.wrong')}
      <Box component="ul" tabIndex={0} sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 240, overflow: 'auto' }}>
        {list.slice(0, mostShown).map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <bdi>{field}</bdi>: {message}
          </li>
        ))}
      </Box>
      {list.length > mostShown && text('places.more_wrong', { count: list.length - mostShown })}
    </Alert>
  );
}

/** Adds and changes rows of a resource from a CSV file: it is checked first, and then written as a whole. */
export function CsvImport(props: {
  send: (body: { csv: string; dry_run: boolean } & Proof) => Promise<Report>;
  resource: string;
  /** What the file must be like. */
  about: string;
  example: string;
  onClose: () => void;
}) {
  const { resource, about, example, onClose } = props;
  const text = useText();
  const queries = useQueryClient();
  const [csv, setCsv] = useState<{ name: string; text: string } | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [prove, proof] = useProof();
  const send = async (given: string, dry_run: boolean) => {
    setBusy(true);
    setError(null);
    setReport(null);
    try {
      setReport(await prove((proof) => props.send({ csv: given, dry_run, ...proof })));
      if (!dry_run) await queries.invalidateQueries({ queryKey: [resource] });
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const given = { name: file.name, text: await file.text() };
    setCsv(given);
    await send(given.text, true);
  };
  const isDone = report !== null && !report.dry_run;
  const leave = useUnkept(csv !== null && (report === null || report.dry_run));
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => leave(onClose)} aria-labelledby="import-title">
      {proof}
      <DialogTitle id="import-title">{text('places.import')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{about}</Typography>
        <Typography component="code" dir="ltr" tabIndex={0} sx={{ overflowX: 'auto', maxWidth: 1, whiteSpace: 'pre' }}>
          {example}
        </Typography>
        <Button component="label" variant="outlined" loading={isBusy}>
          {csv?.name ?? text('places.choose_file')}
          <input
            hidden
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = ''; // the same file again, after it was mended
            }}
          />
        </Button>
        {error !== null && (
          <Box sx={{ width: 1 }}>
            <Errors error={error} />
          </Box>
        )}
        {report && (
          <Alert severity={isDone ? 'success' : 'info'} sx={{ width: 1 }}>
            {text(isDone ? 'places.imported' : 'places.would', {
              added: report.added,
              changed: report.changed,
              unchanged: report.unchanged,
            })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{text(isDone ? 'layout.close' : 'layout.cancel')}</Button>
        {!isDone && (
          <Button
            variant="contained"
            disabled={!csv || !report || report.added + report.changed === 0}
            loading={isBusy}
            onClick={() => csv && void send(csv.text, false)}
          >
            {text('places.do_import')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
