import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useTyped } from '../record/unsaved/use-typed.ts';
import { Problem } from './problem.tsx';

/** A decision with a note. It closes when the server has accepted it. */
export function DecisionDialog(props: {
  /** Names what is typed: `reports.7.accept`. */
  form: string;
  title: string;
  about: string;
  action: string;
  label: string;
  most: number;
  isNoteNeeded?: boolean;
  send: (note: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const text = useText();
  const [note, setNote, unsaved] = useTyped(props.form, '');
  const leave = () => unsaved.leave(props.onClose);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await props.send(note.trim());
      unsaved.sent();
      props.onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="decision-title">
      <DialogTitle id="decision-title">{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{props.about}</Typography>
        <Unfinished of={unsaved} />
        <TextField
          multiline
          autoFocus
          minRows={3}
          label={props.label}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: props.most } }}
          sx={{ mt: 1 }}
        />
        {error !== null && <Problem error={error} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text('layout.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isBusy || (props.isNoteNeeded === true && note.trim() === '')}
          onClick={() => void send()}
        >
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
