import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';

/** A secret that the server shows once. A click beside the dialog does not close it. */
export function SecretOnce(props: {
  title: string;
  about: string;
  label: string;
  secret: string;
  onClose: () => void;
}) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(props.secret).then(
      () => setCopied(true),
      () => {}, // not allowed: the text can be selected
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{props.about}</Alert>
        <TextField
          autoFocus
          multiline
          label={props.label}
          value={props.secret}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', style: { wordBreak: 'break-all' } } }}
        />
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ContentCopy />} onClick={() => void copy()}>
          {text(isCopied ? 'record.copied' : 'record.copy')}
        </Button>
        <Button variant="contained" onClick={props.onClose}>
          {text('record.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
