import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminItem, Revision } from '../../../../../client/schema.ts';
import { call, ifMatch } from '../../../api/http.ts';
import { useTime } from '../../../api/time.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Confirm } from '../../../layout/confirm.tsx';
import { Loading } from '../../../layout/loading.tsx';
import { Problem } from '../../../layout/problem.tsx';
import { isStale } from '../save-story.ts';
import type { StoryEditor } from '../use-story.ts';
import { Diff } from './diff.tsx';

/** Every edit of a story; what it changed; the way back to it. */
export function HistoryDialog(props: {
  story: StoryEditor;
  item: AdminItem;
  canRestore: boolean;
  onClose: () => void;
}) {
  const text = useText();
  const time = useTime();
  const [rev, setRev] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isAsking, ask] = useState(false);
  const { id, lang, status } = props.item;
  const { data, isPending } = useQuery({
    queryKey: ['revisions', id],
    gcTime: 0,
    queryFn: () => call<Revision[]>(`/api/admin/news/${id}/revisions`, { query: { limit: 50 } }),
  });
  const revisions = data?.data ?? [];
  const shown = rev ?? revisions[0]?.rev ?? null;
  const restore = async () => {
    try {
      await props.story.act(({ item }) =>
        call(`/api/admin/news/${id}/revisions/${shown}/restore`, {
          method: 'POST',
          body: {},
          headers: ifMatch(item.rev),
        }),
      );
      props.onClose();
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={props.onClose} aria-labelledby="history-title">
      <DialogTitle id="history-title">{text('editor.history')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '240px 1fr' }, alignItems: 'start' }}>
        {isStale(error) ? (
          <Alert severity="warning">{text('editor.changed_meanwhile')}</Alert>
        ) : (
          error !== null && <Problem error={error} />
        )}
        {isPending && <Loading />}
        <List dense aria-label={text('editor.history')}>
          {revisions.map((one) => (
            <ListItemButton key={one.rev} selected={one.rev === shown} onClick={() => setRev(one.rev)}>
              <ListItemText primary={time.near(one.at)} secondary={one.user.name} />
            </ListItemButton>
          ))}
        </List>
        <Box>{shown !== null && <Diff id={id} to={shown} lang={lang} />}</Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{text('layout.close')}</Button>
        {props.canRestore && shown !== null && (
          <Button
            variant="contained"
            disabled={revisions.find((one) => one.rev === shown)?.is_current ?? true}
            onClick={() => (status === 'published' ? ask(true) : void restore())}
          >
            {text('editor.restore')}
          </Button>
        )}
      </DialogActions>
      {isAsking && (
        <Confirm
          title={text('editor.restore')}
          about={text('editor.restore_published')}
          action={text('editor.restore')}
          onConfirm={() => void restore()}
          onClose={() => ask(false)}
        />
      )}
    </Dialog>
  );
}
