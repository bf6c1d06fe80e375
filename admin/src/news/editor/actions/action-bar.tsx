import ArrowBack from '@mui/icons-material/ArrowBack';
import MoreVert from '@mui/icons-material/MoreVert';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify } from 'ra-core';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../../api/http.ts';
import { type Key, useText } from '../../../i18n/use-text.ts';
import { may } from '../../../session/rights.ts';
import { CorrectionsDialog } from '../../corrections/corrections-dialog.tsx';
import { StatusChip } from '../../list/marks.tsx';
import { isStale, type Transition, transition, withChanges } from '../save-story.ts';
import type { StoredStory } from '../story.ts';
import type { StoryEditor } from '../use-story.ts';
import { DiscardChanges } from './discard.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { PublishChanges } from './publish-changes.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { Refusals } from './refusals.tsx';
import { SaveState } from './save-state.tsx';

/** What may be done with a story in a state, besides publishing. */
const others: Record<string, readonly Transition[]> = {
  draft: ['archive', 'trash'],
  review: ['reject', 'archive', 'trash'],
  scheduled: ['unpublish', 'archive', 'trash'],
  published: ['unpublish', 'archive', 'trash'],
  archived: ['restore', 'trash'],
  trashed: ['restore'],
};

/** The bar above a story: whether it is saved, its state, and the next step. */
export const ActionBar = memo(({ story, isReadOnly }: { story: StoryEditor; isReadOnly: boolean }) => {
  const text = useText();
  const notify = useNotify();
  const [isPublishing, setPublishing] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [areLinksOpen, setLinksOpen] = useState(false);
  const [areCorrectionsOpen, setCorrectionsOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { item, copyRev } = story.stored;
  const status = item?.status ?? 'draft';
  const canAct = !isReadOnly || status === 'trashed';
  const hasChanges = (copyRev ?? 0) > 0 || (copyRev === 0 && (story.state === 'typing' || story.state === 'saving'));

  /**
   * Whatever is done with a story is done with what was typed.
   * @param done the message then: computed once it is done, where that depends on what was found
   * @returns whether it is done
   */
  const run = async (work: (stored: StoredStory) => Promise<unknown>, done?: Key | (() => Key | undefined)) => {
    try {
      const isDone = await story.act(work);
      const message = typeof done === 'function' ? done() : done;
      if (isDone && message) notify(text(message), { type: 'success' });
      return isDone;
    } catch (error) {
      if (isStale(error)) notify(text('editor.changed_meanwhile'), { type: 'warning', autoHideDuration: 15_000 });
      else notify(messageOf(error), { type: 'error' });
      return false;
    }
  };
  const close = () => setAnchor(null);
  const verb = (name: Transition) => (
    <MenuItem
      key={name}
      onClick={() => {
        close();
        void run((stored) => transition(stored, name), 'editor.done');
      }}
    >
      {text(`verbs.${name}`)}
    </MenuItem>
  );
  const preview = async () => {
    const tab = window.open('', '_blank');
    const isMade = await run(async ({ item: { id } }) => {
      const { data } = await call<{ url: string }>(`/api/admin/news/${id}/previews`, { method: 'POST', body: {} });
      if (tab) tab.location.href = data.url;
    }, 'editor.preview_made');
    if (!isMade) tab?.close();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        gap: { xs: 0.5, sm: 1 },
        alignItems: 'center',
        flexWrap: 'wrap',
        // On a phone the next step and the menu stay in one line.
        '& .MuiButton-root': { px: { xs: 1, sm: 2 }, minWidth: 0 },
        position: 'sticky', // on a phone too: the form is long
        top: 52,
        zIndex: 3,
        bgcolor: 'background.default',
        py: 1,
        mt: -1,
      }}
    >
      <IconButton component={Link} to="/news" aria-label={text('editor.back')}>
        <ArrowBack sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }} />
      </IconButton>
      {item && <StatusChip status={status} at={item.published_at} />}
      {status === 'scheduled' && !isReadOnly && may('news.publish') && (
        <Button size="small" onClick={() => setPublishing(true)}>
          {text('editor.change_time')}
        </Button>
      )}
      <SaveState story={story} />
      <Box sx={{ flexGrow: 1 }} />
      {item?.content_type === 'live' && may('live.read') && (
        <Button component={Link} to={`/news/${item.id}/live`}>
          {text('live.title')}
        </Button>
      )}
      {item && canAct && status !== 'published' && (
        <Button onClick={() => void preview()}>{text('editor.preview_link')}</Button>
      )}
      {item?.status === 'published' && item.share_url && (
        <Button href={item.share_url} target="_blank" rel="noopener" endIcon={<OpenInNew />}>
          {text('editor.open_page')}
        </Button>
      )}
      {!isReadOnly && status === 'published' && hasChanges && (
        <>
          <DiscardChanges story={story} run={run} />
          {may('news.publish') ? (
            <PublishChanges story={story} run={run} />
          ) : (
            <Button
              variant="contained"
              disabled={item?.working_copy?.status === 'review'}
              onClick={() => void run((stored) => withChanges(stored, 'submit'), 'editor.submitted')}
            >
              {text('verbs.submit')}
            </Button>
          )}
        </>
      )}
      {!isReadOnly &&
        (status === 'draft' || status === 'review' || status === 'scheduled' || status === 'archived') && (
          <>
            {status === 'draft' && !may('news.publish') && (
              <Button
                variant="contained"
                disabled={!story.fields.title.trim()}
                onClick={() => void run((stored) => transition(stored, 'submit'), 'editor.submitted')}
              >
                {text('verbs.submit')}
              </Button>
            )}
            {may('news.publish') && (
              <Button variant="contained" disabled={!story.fields.title.trim()} onClick={() => setPublishing(true)}>
                {text('verbs.publish')}
              </Button>
            )}
          </>
        )}
      {item && (
        <>
          <IconButton
            onClick={(event) => setAnchor(event.currentTarget)}
            aria-label={text('editor.more')}
            aria-haspopup="menu"
          >
            <MoreVert />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
            <MenuItem
              onClick={() => {
                close();
                setHistoryOpen(true);
              }}
            >
              {text('editor.history')}
            </MenuItem>
            {may('news.review') && (
              <MenuItem
                onClick={() => {
                  close();
                  setLinksOpen(true);
                }}
              >
                {text('links.title')}
              </MenuItem>
            )}
            {status === 'published' && canAct && may('news.review') && (
              <MenuItem
                onClick={() => {
                  close();
                  setCorrectionsOpen(true);
                }}
              >
                {text('corrections.title')}
              </MenuItem>
            )}
            {canAct && may('news.publish') && others[status]?.map(verb)}
            {status === 'draft' && canAct && may('news.publish') && verb('submit')}
          </Menu>
        </>
      )}
      <Refusals story={story} />
      {isPublishing && <PublishDialog story={story} onClose={() => setPublishing(false)} />}
      {areCorrectionsOpen && item && (
        <CorrectionsDialog
          item={item}
          onChanged={() => void story.act().catch(() => {})}
          onClose={() => setCorrectionsOpen(false)}
        />
      )}
      {areLinksOpen && item && <PreviewLinks id={item.id} onClose={() => setLinksOpen(false)} />}
      {isHistoryOpen && item && (
        <HistoryDialog story={story} item={item} canRestore={!isReadOnly} onClose={() => setHistoryOpen(false)} />
      )}
    </Box>
  );
});
