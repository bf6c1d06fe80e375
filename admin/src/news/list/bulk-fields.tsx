import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { CategoryField } from '../category-field.tsx';
import type { Work } from './bulk.ts';

/** Asks for what a verb needs: the category, or the tags. */
export function BulkFields(props: {
  verb: 'move' | 'tag' | 'untag';
  /** Tags of the selected stories. */
  tags: readonly string[];
  run: (work: Work) => void;
  onClose: () => void;
}) {
  const text = useText();
  const name = useFieldName();
  const { verb } = props;
  const [category, setCategory] = useState<number | null>(null);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  // A tag whose Enter was forgotten counts too.
  const all = [...new Set([...tags, typed.trim()].filter(Boolean))];
  const isReady = verb === 'move' ? category !== null : all.length > 0;
  const work: Work = verb === 'move' ? { verb, category_id: category } : { verb, tags: all };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={props.onClose} aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{text(`verbs.${verb}`)}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {verb === 'move' ? (
          <CategoryField value={category} onChange={setCategory} />
        ) : (
          <Autocomplete
            multiple
            freeSolo
            options={verb === 'untag' ? [...new Set(props.tags)] : []}
            value={[...tags]}
            inputValue={typed}
            onInputChange={(_, to) => setTyped(to)}
            onChange={(_, chosen) => setTags(chosen.map((tag) => tag.trim()).filter(Boolean))}
            renderInput={(field) => (
              <TextField {...field} autoFocus label={name('tags')} helperText={text('editor.tags_help')} />
            )}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{text('layout.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => {
            props.onClose();
            props.run(work);
          }}
        >
          {text(`verbs.${verb}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
