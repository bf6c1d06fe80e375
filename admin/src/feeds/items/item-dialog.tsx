import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AdminFeedItem } from '../../../../src/feeds/model/feed.ts';
import { call } from '../../api/http.ts';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import { Loading } from '../../layout/loading.tsx';
import { Problem } from '../../layout/problem.tsx';
import { StoredHtml } from '../../record/stored-html.tsx';
import { type Act, ItemButtons } from './item-buttons.tsx';

function Item({ item }: { item: AdminFeedItem }) {
  const text = useText();
  const time = useTime();
  const { lang } = item;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{item.feed.title}</bdi> · {time.absolute(item.published_at ?? item.first_seen_at)}
        {item.author && (
          <>
            {' · '}
            <bdi>{item.author}</bdi>
          </>
        )}
      </Typography>
      {item.image_url && (
        <Box
          component="img"
          src={item.image_url}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          sx={{ maxWidth: '100%', maxHeight: 320, borderRadius: 2, justifySelf: 'start' }}
        />
      )}
      {item.content === '' ? (
        <Typography lang={lang} dir="auto">
          {item.summary}
        </Typography>
      ) : (
        <StoredHtml html={item.content} lang={lang} sx={{ '& p': { my: 0.75 } }} />
      )}
      {item.link && (
        <Link href={item.link} target="_blank" rel="noopener noreferrer">
          {text('feeds.at_source')}
        </Link>
      )}
    </>
  );
}

/** An item as its feed has it. */
export function ItemDialog({ id, act, onClose }: { id: number; act: Act; onClose: () => void }) {
  const text = useText();
  const { data, error } = useQuery({
    queryKey: ['feed-items', id],
    queryFn: ({ signal }) => call<AdminFeedItem>(`/api/admin/feed-items/${id}`, { signal }),
    retry: false,
  });
  const item = data?.data;
  const done: Act = (one, action) => {
    onClose();
    act(one, action);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="item-title">
      <DialogTitle id="item-title" {...(item ? { lang: item.lang } : {})} dir="auto">
        {item?.title ?? text('feeds.read')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }} tabIndex={0}>
        {error ? <Problem error={error} /> : item ? <Item item={item} /> : <Loading />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {item && <ItemButtons item={item} act={done} />}
        <Button onClick={onClose}>{text('layout.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
