import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification, useNotify } from 'ra-core';
import { Link } from 'react-router';
import type { AdminItem } from '../../../src/news/model/news.ts';
import { call } from '../api/http.ts';
import { useLive } from '../api/live.ts';
import { useText } from '../i18n/use-text.ts';
import { currentSession } from '../session/session.ts';

const actions = ['assign', 'comment', 'request_changes', 'approve'] as const;
type Action = (typeof actions)[number];

interface Change {
  id: string;
  action: string;
  by: { name: string };
  notify?: number[];
}

function Notice({ action, name, id, title }: { action: Action; name: string; id: string; title: string }) {
  const text = useText();
  const close = useCloseNotification();
  return (
    <Alert
      severity="info"
      sx={{ bgcolor: '#01579b', color: 'common.white' }}
      variant="filled"
      action={
        <Button color="inherit" component={Link} to={`/news/${id}`} onClick={close}>
          {text('editor.open_story')}
        </Button>
      }
    >
      {text(`editor.notice_${action}`, { name })}
      <br />
      <span dir="auto">{title}</span>
    </Alert>
  );
}

/** Says at once what concerns the user: an assignment, a comment, a decision of a review. */
export function Notices(): null {
  const notify = useNotify();
  useLive((type, data) => {
    if (type !== 'change') return;
    const { id, action, by, notify: people } = data as Change;
    const me = currentSession().me?.id;
    const kind = actions.find((one) => one === action);
    if (!kind || me === undefined || !people?.includes(me)) return;
    void call<AdminItem>(`/api/admin/news/${id}`, { query: { fields: 'title' } })
      .then(({ data: { title } }) =>
        notify(<Notice action={kind} name={by.name} id={id} title={title} />, { autoHideDuration: 15_000 }),
      )
      .catch(() => {}); // the story has gone meanwhile
  });
  return null;
}
