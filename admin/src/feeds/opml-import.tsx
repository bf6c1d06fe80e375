import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpmlReport } from '../../../src/feeds/model/feed-admin.ts';
import { call } from '../api/http.ts';
import { useLanguages } from '../api/languages.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { CategoryField } from '../news/category-field.tsx';
import { useUnkept } from '../record/unsaved/use-unsaved.ts';
import { RunProgress } from './run-progress.tsx';

function Report({ report }: { report: OpmlReport }) {
  const text = useText();
  const { added, known, categories_added, refused } = report;
  return (
    <>
      <Alert severity={added > 0 ? 'success' : 'info'}>
        {text('feeds.imported', { added, known, categories: categories_added })}
      </Alert>
      {report.run_id !== null && <RunProgress id={report.run_id} />}
      {refused.length > 0 && (
        <Alert severity="warning">
          {text('feeds.refused', { count: refused.length })}
          <Box component="ul" tabIndex={0} sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 200, overflow: 'auto' }}>
            {refused.map(({ feed_url, message }) => (
              <li key={feed_url}>
                <bdi>{feed_url}</bdi>: {message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}

/** Adds the feeds of a list that another feed reader has written, and follows their first fetches. */
export function OpmlImport({ onClose }: { onClose: () => void }) {
  const text = useText();
  const name = useFieldName();
  const queries = useQueryClient();
  const languages = useLanguages();
  const [file, setFile] = useState<File | null>(null);
  const [lang, setLang] = useState('');
  const [category, setCategory] = useState<number | null>(null);
  const [isCreatingCategories, setCreatingCategories] = useState(false);
  const [report, setReport] = useState<OpmlReport | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (chosen: File) => {
    // The server reads it in whatever encoding it is.
    const body = new FormData();
    body.append('file', chosen);
    if (lang) body.append('lang', lang);
    if (category !== null) body.append('category_id', String(category));
    body.append('create_categories', String(isCreatingCategories));
    setBusy(true);
    setError(null);
    try {
      setReport((await call<OpmlReport>('/api/admin/feeds/opml', { method: 'POST', body })).data);
      await queries.invalidateQueries({ queryKey: ['feeds'] });
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const leave = useUnkept(file !== null && report === null);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => leave(onClose)} aria-labelledby="opml-title">
      <DialogTitle id="opml-title">{text('feeds.import')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {report ? (
          <Report report={report} />
        ) : (
          <>
            <Typography>{text('feeds.import_about')}</Typography>
            <Button component="label" variant="outlined" sx={{ justifySelf: 'start' }}>
              <bdi>{file?.name ?? text('feeds.choose_file')}</bdi>
              <input
                hidden
                type="file"
                accept=".opml,.xml,text/x-opml,text/xml,application/xml"
                onChange={({ target }) => {
                  setFile(target.files?.[0] ?? null);
                  setError(null);
                }}
              />
            </Button>
            <TextField
              select
              label={name('lang')}
              value={lang}
              onChange={({ target }) => setLang(target.value)}
              helperText={text('feeds.import_lang')}
            >
              <MenuItem value="">{text('feeds.by_feed')}</MenuItem>
              {languages.map((one) => (
                <MenuItem key={one.code} value={one.code} lang={one.code}>
                  {one.name}
                </MenuItem>
              ))}
            </TextField>
            <CategoryField value={category} onChange={setCategory} />
            <FormControlLabel
              control={<Switch checked={isCreatingCategories} onChange={(_, is) => setCreatingCategories(is)} />}
              label={text('feeds.make_categories')}
            />
            {error !== null && <Problem error={error} />}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{text(report ? 'layout.close' : 'layout.cancel')}</Button>
        {!report && (
          <Button variant="contained" disabled={!file} loading={isBusy} onClick={() => file && void send(file)}>
            {text('places.do_import')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
