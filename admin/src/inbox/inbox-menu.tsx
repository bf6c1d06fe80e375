import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Inbox } from '../../../src/workspace/model/workspace.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';

type Item = Inbox['items'][number];

/** The page on which the user sees more of it. */
function pathOf({ kind, resource, resource_id }: Item): string {
  if (kind === 'job_dead') return `/jobs?state=dead&kind=${encodeURIComponent(resource_id)}`;
  return resource_id === '' ? `/${resource}` : `/${resource}/${resource_id}`;
}

function Row({ item, onOpen }: { item: Item; onOpen: () => void }) {
  const text = useText();
  const time = useTime();
  const isUnread = item.read_at === null;
  return (
    <li>
      <ListItemButton component={Link} to={pathOf(item)} onClick={onOpen} sx={{ display: 'block', py: 1 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1, fontWeight: isUnread ? 650 : 400 }}>
            {text(`inbox.${item.kind}`, { name: item.by_name ?? '' })}
          </Typography>
          {item.count > 1 && (
            <Chip size="small" label={item.count} title={text('inbox.times', { count: item.count })} />
          )}
          {isUnread && <Chip size="small" color="primary" label={text('inbox.new')} />}
        </Box>
        {item.title && (
          <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {item.title}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {time.near(item.at)}
        </Typography>
      </ListItemButton>
    </li>
  );
}

/** The notes of the user, each with a link; one that is opened is read. */
export function InboxMenu({ inbox, anchor, onClose }: { inbox: Inbox; anchor: HTMLElement; onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: async (body: { ids?: number[] }) =>
      (await call<Inbox>('/api/admin/my/inbox/read', { method: 'POST', body })).data,
    onSuccess: (now) => queries.setQueryData(['my', 'inbox'], now),
  });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text('inbox.title'), sx: { width: 380, maxWidth: '94vw' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1.5, pb: 1, gap: 1 }}>
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          {text('inbox.title')}
        </Typography>
        {inbox.unread > 0 && (
          <Button size="small" loading={read.isPending} onClick={() => read.mutate({})}>
            {text('inbox.read_all')}
          </Button>
        )}
      </Box>
      {read.error && <Problem error={read.error} />}
      {inbox.items.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {text('inbox.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {inbox.items.map((item) => (
          <Row
            key={item.id}
            item={item}
            onOpen={() => {
              if (item.read_at === null) read.mutate({ ids: [item.id] });
              onClose();
            }}
          />
        ))}
      </Box>
    </Popover>
  );
}
