import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';

const schemes = /^(https?|mailto|tel):/i;

/** An address as people type it: without a scheme it is a web page. @returns null where it is none */
function addressOf(typed: string): string | null {
  const address = schemes.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) && schemes.test(address) ? address : null;
}

/** Asks the address of a link; removes the link when the field is emptied. */
export function LinkDialog(props: {
  title?: string;
  before: string;
  onSave: (href: string | null) => void;
  onClose: () => void;
}) {
  const text = useText();
  const [typed, setTyped] = useState(props.before);
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = typed.trim() === '' ? null : addressOf(typed.trim());
    if (typed.trim() !== '' && href === null) setWrong(true);
    else props.onSave(href);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={props.onClose} aria-labelledby="link-title">
      <Box component="form" onSubmit={save} noValidate>
        <DialogTitle id="link-title">{props.title ?? text('editor.link')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={text('editor.link_address')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            error={isWrong}
            helperText={isWrong ? text('editor.link_wrong') : undefined}
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { type: 'url', dir: 'ltr' } }}
          />
        </DialogContent>
        <DialogActions>
          {props.before !== '' && <Button onClick={() => props.onSave(null)}>{text('editor.remove')}</Button>}
          <Button onClick={props.onClose}>{text('layout.cancel')}</Button>
          <Button type="submit" variant="contained">
            {text('layout.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
