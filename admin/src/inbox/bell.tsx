import Notifications from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Inbox } from '../../../src/workspace/model/workspace.ts';
import { call } from '../api/http.ts';
import { useLive } from '../api/live.ts';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';
import { useSession } from '../session/use-session.ts';

const InboxMenu = lazy(() => import('./inbox-menu.tsx').then(({ InboxMenu: default_ }) => ({ default: default_ })));

/** Milliseconds between two looks, for what the stream does not send. */
const lookMs = 60_000;

type Jobs = { state: string; count: number }[];

/** Unread notifications of the user, as a number; opened, as a list. */
export function Bell() {
  const text = useText();
  const { me } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const dead = useRef<number | null>(null);
  const { data, refetch } = useQuery({
    queryKey: ['my', 'inbox'],
    enabled: me !== null && may('workspace.use'),
    queryFn: async ({ signal }) => (await call<Inbox>('/api/admin/my/inbox', { signal })).data,
    refetchInterval: lookMs,
  });
  useLive((type, payload) => {
    const concerns = type === 'change' && (payload as { notify?: number[] }).notify?.includes(me?.id ?? 0);
    if (type !== 'jobs') return void ((concerns || type === 'imports') && refetch());
    const now = (payload as Jobs).reduce((sum, { state, count }) => sum + (state === 'dead' ? count : 0), 0);
    if (dead.current !== null && now > dead.current) void refetch();
    dead.current = now;
  });
  const unread = data?.unread ?? 0;
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? text('inbox.unread', { count: unread }) : text('inbox.title')}
      >
        <Notifications />
        {unread > 0 && (
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              position: 'absolute',
              top: 2,
              insetInlineEnd: 0,
              minWidth: 18,
              borderRadius: 9,
              px: 0.5,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: '0.7rem',
              lineHeight: '18px',
            }}
          >
            {unread > 99 ? '99+' : unread}
          </Box>
        )}
      </IconButton>
      {anchor && data && (
        <Suspense fallback={null}>
          <InboxMenu inbox={data} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
