import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CategoryField } from '../category-field.tsx';
import { TagsField } from '../tags-field.tsx';
import type { Work } from './bulk.ts';

/** Asks for what a verb needs: the category, or the tags. */
export function BulkFields(props: {
  verb: 'move' | 'tag' | 'untag';
  /** Of the selected stories. */
  lang: string;
  /** Their tags. */
  tags: readonly string[];
  run: (work: Work) => void;
  onClose: () => void;
}) {
  const text = useText();
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
          <TagsField
            autoFocus
            lang={props.lang}
            options={verb === 'untag' ? [...new Set(props.tags)] : []}
            value={tags}
            onChange={setTags}
            onType={setTyped}
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
