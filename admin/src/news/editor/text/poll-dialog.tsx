import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AdminPoll } from '../../../../../src/engagement/model.ts';
import { call } from '../../../api/http.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../layout/loading.tsx';
import { Problem } from '../../../layout/problem.tsx';

/** Chooses one of the polls of a story. */
export function PollDialog(props: { newsId: number; onChoose: (id: number) => void; onClose: () => void }) {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['polls', 'of', props.newsId],
    queryFn: () => call<AdminPoll[]>('/api/admin/polls', { query: { news_id: props.newsId, limit: 20 } }),
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={props.onClose} aria-labelledby="poll-title">
      <DialogTitle id="poll-title">{text('polls.one')}</DialogTitle>
      <DialogContent>
        {error ? <Problem error={error} retry={() => void refetch()} /> : !data && <Loading />}
        {data?.data.length === 0 && <Typography color="text.secondary">{text('editor.poll_none')}</Typography>}
        <List>
          {data?.data.map(({ id, question, lang, status }) => (
            <ListItemButton key={id} onClick={() => props.onChoose(id)}>
              <ListItemText
                primary={question}
                secondary={text(`polls.${status}`)}
                slotProps={{ primary: { lang, dir: 'auto' } }}
              />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to="/polls/create">
          {text('polls.new')}
        </Button>
        <Button onClick={props.onClose}>{text('layout.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
