import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Unfinished } from '../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../record/unsaved/use-typed.ts';
import { CategoryField } from '../category-field.tsx';
import { TagsField } from '../tags-field.tsx';
import type { BulkWork } from './bulk.ts';

interface Chosen {
  category: number | null;
  tags: readonly string[];
}

/** Asks for what a verb needs: the category, or the tags. */
export function BulkFields(props: {
  verb: 'move' | 'tag' | 'untag';
  /** Of the selected stories. */
  lang: string;
  /** Their tags. */
  tags: readonly string[];
  run: (work: BulkWork) => void;
  onClose: () => void;
}) {
  const text = useText();
  const { verb } = props;
  const [{ category, tags }, change, unsaved] = useTyped<Chosen>(`bulk.${verb}`, { category: null, tags: [] });
  const leave = () => unsaved.leave(props.onClose);
  const [typed, setTyped] = useState('');
  // A tag whose Enter was forgotten counts too.
  const all = [...new Set([...tags, typed.trim()].filter(Boolean))];
  const isReady = verb === 'move' ? category !== null : all.length > 0;
  const work: BulkWork = verb === 'move' ? { verb, category_id: category } : { verb, tags: all };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={leave} aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{text(`verbs.${verb}`)}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <Unfinished of={unsaved} />
        {verb === 'move' ? (
          <CategoryField isLimited value={category} onChange={(to) => change({ category: to, tags })} />
        ) : (
          <TagsField
            autoFocus
            lang={props.lang}
            options={verb === 'untag' ? [...new Set(props.tags)] : []}
            value={tags}
            onChange={(to) => change({ category, tags: to })}
            onType={setTyped}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{text('layout.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => {
            unsaved.sent();
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
