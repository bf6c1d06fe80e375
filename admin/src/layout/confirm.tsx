import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '../i18n/use-text.ts';

/** Confirms an action that cannot be undone. */
export function Confirm(props: {
  title: string;
  about: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const text = useText();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby="confirm-title" aria-describedby="confirm-about">
      <DialogTitle id="confirm-title">{props.title}</DialogTitle>
      <DialogContent id="confirm-about">{props.about}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onClose}>
          {text('layout.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            props.onClose();
            props.onConfirm();
          }}
        >
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
