import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../layout/loading.tsx';
import { useOnline } from '../layout/offline.tsx';
import { Problem } from '../layout/problem.tsx';
import { StatusChip } from '../news/list/marks.tsx';
import { isOutside } from '../session/limits.ts';
import { may } from '../session/rights.ts';
import { EntryComposer, writeAgain } from './composer.tsx';
import { EntryCard } from './entry.tsx';
import { forgetEntry, retryEntry } from './outbox.ts';
import type { PendingEntry } from './outbox-store.ts';
import { textOf } from './text.ts';
import { useBlog } from './use-blog.ts';

/** An entry that is still on this device. */
function WaitingEntry({ entry, onEdit }: { entry: PendingEntry; onEdit: () => void }) {
  const text = useText();
  const isOnline = useOnline();
  return (
    <Alert severity={entry.problem ? 'error' : 'info'} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <strong>{entry.problem ?? text(isOnline ? 'live.sending' : 'live.waiting')}</strong>
      <Box dir="auto">
        {[entry.body.title, textOf(entry.body.content), entry.picture?.name].filter(Boolean).join('\n')}
      </Box>
      {entry.problem && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button color="inherit" onClick={onEdit}>
            {text('live.edit')}
          </Button>
          <Button color="inherit" onClick={() => void retryEntry(entry)}>
            {text('layout.retry')}
          </Button>
          <Button color="inherit" onClick={() => void forgetEntry(entry)}>
            {text('editor.remove')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** The page of a live blog, for a phone in the field: write and post; below, what is out already. */
export function LiveBlog() {
  const text = useText();
  const id = Number(useParams().id);
  const blog = useBlog(id);
  const [refused, setRefused] = useState<PendingEntry | null>(null);
  const { story, entries, list, waiting } = blog;
  if (!story.data)
    return story.error ? <Problem error={story.error} retry={() => void story.refetch()} /> : <Loading />;
  const { title, lang, status, published_at, content_type, live_ended_at, share_url } = story.data.data;
  const canWrite = may('live.write') && !isOutside(story.data.data);
  const isOver = live_ended_at !== null;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720, mx: 'auto' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h1" variant="h2" lang={lang} dir="auto">
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip status={status} at={published_at} />
          {isOver && <Chip size="small" label={text('live.over')} />}
          <Button component={Link} to={`/news/${id}`}>
            {text('live.story')}
          </Button>
          {status === 'published' && share_url && (
            <Button href={share_url} target="_blank" rel="noopener">
              {text('editor.open_page')}
            </Button>
          )}
          {canWrite && content_type === 'live' && (
            <Button onClick={() => void (isOver ? blog.reopen() : blog.close())}>
              {text(isOver ? 'live.reopen' : 'live.close')}
            </Button>
          )}
        </Box>
      </Box>
      {content_type !== 'live' && <Alert severity="warning">{text('live.no_blog')}</Alert>}
      {status !== 'published' && <Alert severity="info">{text('live.not_out')}</Alert>}
      {canWrite && content_type === 'live' && !isOver && (
        <EntryComposer key={`${id} ${refused?.order}`} id={id} lang={lang} refused={refused} />
      )}
      <Box
        component="ul"
        aria-label={text('live.entries')}
        aria-live="polite"
        sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}
      >
        {waiting.toReversed().map((one) => (
          <li key={one.order}>
            <WaitingEntry
              entry={one}
              onEdit={() => {
                writeAgain(one);
                setRefused(one);
                void forgetEntry(one);
              }}
            />
          </li>
        ))}
        {list.map((entry) => (
          <EntryCard key={entry.id} entry={entry} lang={lang} blog={blog} canWrite={canWrite} />
        ))}
      </Box>
      {entries.error && <Problem error={entries.error} retry={() => void entries.refetch()} />}
      {entries.isPending && <Loading />}
      {entries.data && list.length === 0 && waiting.length === 0 && (
        <Typography color="text.secondary" sx={{ textAlign: 'center', p: 3 }}>
          {text('live.none')}
        </Typography>
      )}
      {entries.hasNextPage && (
        <Button onClick={() => void entries.fetchNextPage()} disabled={entries.isFetchingNextPage}>
          {text('live.older')}
        </Button>
      )}
    </Box>
  );
}
