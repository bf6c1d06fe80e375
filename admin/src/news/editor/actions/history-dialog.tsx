import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminItem } from '../../../../../src/news/model/news.ts';
import type { Revision, WorkingCopyRevision } from '../../../../../src/news/model/revision.ts';
import { call, ifMatch } from '../../../api/http.ts';
import { useTime } from '../../../api/time.ts';
import { type Key, useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../layout/loading.tsx';
import { Problem } from '../../../layout/problem.tsx';
import { isStale } from '../save-story.ts';
import type { StoryEditor } from '../use-story.ts';
import { CopyDiff, Diff } from './diff.tsx';

/** A revision of the story, or of what was saved beside it. */
interface Entry {
  key: string;
  until: string;
  name: string;
  marks: readonly Key[];
  isCurrent: boolean;
  rev?: number;
  number?: number;
}

const copyMarks: Readonly<Record<WorkingCopyRevision['verb'], Key>> = {
  edit: 'versions.unpublished',
  restore_revision: 'versions.unpublished',
  discard: 'versions.discarded',
  not_taken: 'versions.not_taken',
};

/** Those of a story and those beside it, newest first. @param isPublished readers see the story, and changes wait beside it */
async function loadEntries(id: number, isPublished: boolean): Promise<Entry[]> {
  const query = { limit: 100 };
  const [ofStory, beside] = await Promise.all([
    call<Revision[]>(`/api/admin/news/${id}/revisions`, { query }),
    call<WorkingCopyRevision[]>(`/api/admin/news/${id}/working-copy/revisions`, { query }),
  ]);
  const hasChanges = isPublished && beside.data.some(({ is_current }) => is_current);
  const now: Key[] = ['versions.current'];
  const entries: Entry[] = [
    ...ofStory.data.map(({ rev, until, user, was_published, is_current }) => ({
      key: `story ${rev}`,
      rev,
      until,
      name: user.name,
      isCurrent: is_current && !hasChanges,
      marks: [...(was_published ? (['versions.published'] as const) : []), ...(is_current && !hasChanges ? now : [])],
    })),
    ...beside.data.map(({ number, until, user, verb, is_current }) => ({
      key: `beside ${number}`,
      number,
      until,
      name: user.name,
      isCurrent: is_current && isPublished,
      marks: [copyMarks[verb], ...(is_current && isPublished ? now : [])],
    })),
  ];
  return entries.sort((a, b) => b.until.localeCompare(a.until) || Number(b.isCurrent) - Number(a.isCurrent));
}

/** Every edit of a story, published or not; what it changed; the way back to it. */
export function HistoryDialog(props: {
  story: StoryEditor;
  item: AdminItem;
  canRestore: boolean;
  onClose: () => void;
}) {
  const text = useText();
  const time = useTime();
  const notify = useNotify();
  const [key, setKey] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { id, lang } = props.item;
  const isPublished = props.story.stored.copyRev !== null;
  const {
    data: entries = [],
    isPending,
    error: failure,
  } = useQuery({
    queryKey: ['revisions', id],
    gcTime: 0,
    queryFn: () => loadEntries(id, isPublished),
  });
  const shown = entries.find((one) => one.key === key) ?? entries[0];
  // Of a published story readers see nothing of it before its changes are published.
  const restore = async (entry: Entry) => {
    try {
      const isDone = await props.story.act(({ item, copyRev }) => {
        const headers = ifMatch(copyRev ?? item.rev);
        if (entry.number !== undefined)
          return call(`/api/admin/news/${id}/working-copy/revisions/${entry.number}/restore`, {
            method: 'POST',
            body: {},
            headers,
          });
        return call(`/api/admin/news/${id}/revisions/${entry.rev}/restore`, {
          method: 'POST',
          query: copyRev === null ? {} : { into: 'working_copy' },
          body: {},
          headers,
        });
      });
      if (!isDone) return;
      notify(text(isPublished ? 'versions.restored_beside' : 'versions.restored'), { type: 'success' });
      props.onClose();
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={props.onClose} aria-labelledby="history-title">
      <DialogTitle id="history-title">{text('editor.history')}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '260px minmax(0, 1fr)' }, alignItems: 'start' }}
      >
        {isStale(error) ? (
          <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
            {text('editor.changed_meanwhile')}
          </Alert>
        ) : (
          error !== null && <Problem error={error} />
        )}
        {failure ? <Problem error={failure} /> : isPending && <Loading />}
        <List dense aria-label={text('editor.history')} sx={{ maxHeight: { xs: 220, sm: 'none' }, overflow: 'auto' }}>
          {entries.map((one) => (
            <ListItemButton
              key={one.key}
              selected={one.key === shown?.key}
              aria-current={one.key === shown?.key}
              onClick={() => setKey(one.key)}
            >
              <ListItemText
                primary={
                  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
                    {time.near(one.until)}
                    {one.marks.map((mark) => (
                      <Chip key={mark} component="span" size="small" variant="outlined" label={text(mark)} />
                    ))}
                  </Box>
                }
                secondary={<bdi>{one.name}</bdi>}
              />
            </ListItemButton>
          ))}
        </List>
        <Box>
          {shown?.number !== undefined ? (
            <CopyDiff id={id} number={shown.number} lang={lang} />
          ) : (
            shown?.rev !== undefined && <Diff id={id} to={shown.rev} lang={lang} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{text('layout.close')}</Button>
        {props.canRestore && shown && (
          <Button variant="contained" disabled={shown.isCurrent} onClick={() => void restore(shown)}>
            {text('editor.restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
