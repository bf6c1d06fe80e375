import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { plain } from '../merge.ts';
import type { Field, StoryFields } from '../story.ts';

/** Two people changed the same fields: of each one text is chosen, mine or theirs. Nothing is lost until then. */
export function ConflictDialog(props: {
  fields: readonly Field[];
  mine: StoryFields;
  theirs: StoryFields;
  /** What the button says that ends it. */
  action: string;
  /** @param taken the fields that stay as the other has written them */
  onResolve: (taken: readonly Field[]) => void;
  /** Absent: it has to be decided now. */
  onClose?: () => void;
}) {
  const text = useText();
  const name = useFieldName();
  const { mine, onClose } = props;
  const [taken, take] = useState<readonly Field[]>([]);
  return (
    <Dialog open fullWidth maxWidth="md" {...(onClose ? { onClose } : {})} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{text('editor.conflict')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text('editor.conflict_help')}
        </Typography>
        {props.fields.map((field) => (
          <Box key={field} component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, mb: 2 }}>
            <Typography component="legend" sx={{ fontWeight: 600, px: 1 }}>
              {name(field)}
            </Typography>
            <RadioGroup
              value={taken.includes(field) ? 'theirs' : 'mine'}
              onChange={(_, which) => take(which === 'theirs' ? [...taken, field] : taken.filter((f) => f !== field))}
            >
              {(['mine', 'theirs'] as const).map((which) => (
                <FormControlLabel
                  key={which}
                  value={which}
                  control={<Radio />}
                  sx={{ alignItems: 'flex-start' }}
                  label={
                    <Box sx={{ pt: 1 }}>
                      <Typography variant="body2" color="text.secondary">
                        {text(`editor.${which}`)}
                      </Typography>
                      <Typography
                        lang={mine.lang}
                        dir="auto"
                        sx={{ maxHeight: 160, overflow: 'auto', overflowWrap: 'anywhere' }}
                      >
                        {plain(props[which][field])}
                      </Typography>
                    </Box>
                  }
                />
              ))}
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        {onClose && <Button onClick={onClose}>{text('layout.cancel')}</Button>}
        <Button variant="contained" onClick={() => props.onResolve(taken)}>
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
