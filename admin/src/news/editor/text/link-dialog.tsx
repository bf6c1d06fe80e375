import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Unfinished } from '../../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../../record/unsaved/use-typed.ts';

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
  const [typed, setTyped, unsaved] = useTyped('links', props.before);
  const leave = () => unsaved.leave(props.onClose);
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = typed.trim() === '' ? null : addressOf(typed.trim());
    if (typed.trim() !== '' && href === null) setWrong(true);
    else {
      unsaved.sent();
      props.onSave(href);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={leave} aria-labelledby="link-title">
      <Box component="form" onSubmit={save} noValidate>
        <DialogTitle id="link-title">{props.title ?? text('editor.link')}</DialogTitle>
        <DialogContent>
          <Unfinished of={unsaved} />
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
          <Button onClick={leave}>{text('layout.cancel')}</Button>
          <Button type="submit" variant="contained">
            {text('layout.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
