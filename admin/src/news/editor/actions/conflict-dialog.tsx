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
import { type Change, type Conflict, type Field, fieldNames, type StoryFields } from '../story.ts';

const plain = (value: unknown): string => {
  if (typeof value !== 'string') return JSON.stringify(value ?? '');
  return value
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Both saved: each field that differs is chosen, mine or theirs. Nothing is lost until then. */
export function ConflictDialog(props: {
  conflict: Conflict;
  mine: StoryFields;
  base: StoryFields;
  onResolve: (chosen: Change) => void;
}) {
  const text = useText();
  const name = useFieldName();
  const { mine, base } = props;
  const theirs = props.conflict.theirs.fields;
  const mineChanged = fieldNames.filter((field) => !same(mine[field], base[field]));
  const both = mineChanged.filter((field) => !same(theirs[field], base[field]) && !same(mine[field], theirs[field]));
  const [takeTheirs, setTheirs] = useState<readonly Field[]>([]);
  const resolve = () =>
    props.onResolve(
      Object.fromEntries(mineChanged.map((f) => [f, takeTheirs.includes(f) ? theirs[f] : mine[f]])) as Change,
    );
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{text('editor.conflict')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text(both.length > 0 ? 'editor.conflict_help' : 'editor.conflict_merged')}
        </Typography>
        {both.map((field) => (
          <Box key={field} component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, mb: 2 }}>
            <Typography component="legend" sx={{ fontWeight: 600, px: 1 }}>
              {name(field)}
            </Typography>
            <RadioGroup
              value={takeTheirs.includes(field) ? 'theirs' : 'mine'}
              onChange={(_, which) =>
                setTheirs(which === 'theirs' ? [...takeTheirs, field] : takeTheirs.filter((f) => f !== field))
              }
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
                        {plain((which === 'mine' ? mine : theirs)[field])}
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
        <Button variant="contained" onClick={resolve}>
          {text('editor.merge')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
