import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import type { Correction } from '../../../../src/news/model/workflow.ts';
import { call, ifMatch } from '../../api/http.ts';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import { Problem } from '../../layout/problem.tsx';
import { Unfinished } from '../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../record/unsaved/use-typed.ts';
import { TypedField } from '../../typing/typed-field.tsx';

interface Typed {
  typed: string;
  /** Of the correction that is changed; null: it is added. */
  id: number | null;
}

/** The corrections that readers see: added, changed and removed; readers see each change at once. */
export function CorrectionsDialog(props: { item: AdminItem; onChanged: () => void; onClose: () => void }) {
  const text = useText();
  const time = useTime();
  const [item, setItem] = useState(props.item);
  const [{ typed, id }, setTyped, unsaved] = useTyped<Typed>(`corrections.${item.id}`, { typed: '', id: null });
  // One that somebody has removed meanwhile is added again.
  const edited = item.corrections.find((one) => one.id === id);
  const leave = () => unsaved.leave(props.onClose);
  const [removed, setRemoved] = useState<Correction | null>(null);
  const [error, setError] = useState<unknown>(null);
  const path = `/api/admin/news/${item.id}/corrections`;
  const run = async (work: () => Promise<{ data: AdminItem }>): Promise<boolean> => {
    setError(null);
    try {
      setItem((await work()).data);
      props.onChanged();
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    }
  };
  const add = (body: { text: string; at?: string }) => call<AdminItem>(path, { method: 'POST', body });
  const save = async () => {
    const body = { text: typed.trim() };
    const isDone = await run(() =>
      edited
        ? call<AdminItem>(`${path}/${edited.id}`, { method: 'PATCH', body, headers: ifMatch(item.rev) })
        : add(body),
    );
    if (!isDone) return;
    unsaved.sent();
    setTyped({ typed: '', id: null });
  };
  const remove = async (one: Correction) => {
    const headers = ifMatch(item.rev);
    if (await run(() => call<AdminItem>(`${path}/${one.id}`, { method: 'DELETE', headers }))) setRemoved(one);
  };
  const bringBack = async ({ text: words, at }: Correction) => {
    if (await run(() => add({ text: words, at }))) setRemoved(null);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="corrections-title">
      <DialogTitle id="corrections-title">{text('corrections.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">{text('corrections.about')}</Typography>
        {item.corrections.map((one) => (
          <Box key={one.id} sx={{ borderInlineStart: 3, borderColor: 'warning.main', paddingInlineStart: 1.5 }}>
            <Typography lang={item.lang} dir="auto" sx={{ whiteSpace: 'pre-line' }}>
              {one.text}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {time.absolute(one.at)}
            </Typography>
            <Button onClick={() => setTyped({ typed: one.text, id: one.id })}>{text('live.edit')}</Button>
            <Button color="error" onClick={() => void remove(one)}>
              {text('editor.remove')}
            </Button>
          </Box>
        ))}
        <Unfinished of={unsaved} />
        <TypedField
          multiline
          autoFocus
          minRows={2}
          label={text(edited ? 'corrections.change' : 'corrections.new')}
          value={typed}
          onChange={({ target }) => setTyped({ typed: target.value, id })}
          lang={item.lang}
          htmlInput={{ maxLength: 1_000 }}
          sx={{ mt: 1 }}
        />
        {removed && (
          <Alert
            action={
              <Button color="inherit" onClick={() => void bringBack(removed)}>
                {text('layout.undo')}
              </Button>
            }
          >
            {text('corrections.removed')}
          </Alert>
        )}
        {error !== null && <Problem error={error} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text('layout.close')}</Button>
        <Button variant="contained" disabled={typed.trim() === ''} onClick={() => void save()}>
          {text(edited ? 'layout.save' : 'corrections.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
