import DeleteSweep from '@mui/icons-material/DeleteSweep';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { useMediaTrash } from './use-media-trash.ts';

const mostDays = 3_650;
/** A picture that was uploaded today may belong to a story that is being written. */
const usualDays = 30;

/** Moves all files to the trash that nothing shows and that were uploaded some time ago. */
export function TrashUnused() {
  const text = useText();
  const trash = useMediaTrash();
  const [isConfirming, setConfirming] = useState(false);
  const [typed, setTyped] = useState(String(usualDays));
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const days = Number(typed);
  const isNumber = typed.trim() !== '' && Number.isInteger(days) && days >= 0 && days <= mostDays;
  const run = async () => {
    setBusy(true);
    setError(null);
    try {
      await trash.unused(days);
      setConfirming(false);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button startIcon={<DeleteSweep />} onClick={() => setConfirming(true)}>
        {text('media.trash_unused')}
      </Button>
      {isConfirming && (
        <Dialog open onClose={() => setConfirming(false)} aria-labelledby="unused-title">
          <DialogTitle id="unused-title">{text('media.trash_unused')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Typography>{text('media.unused_about')}</Typography>
            <TextField
              type="number"
              label={text('media.unused_days')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={!isNumber}
              slotProps={{ htmlInput: { min: 0, max: mostDays } }}
            />
            {error !== null && <Problem error={error} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setConfirming(false)}>{text('layout.cancel')}</Button>
            <Button variant="contained" color="error" disabled={!isNumber || isBusy} onClick={() => void run()}>
              {text('verbs.trash')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
