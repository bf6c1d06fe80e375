import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { NavLink, useLocation } from 'react-router';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';
import { type PageLink, pageLinks } from './pages.ts';

/** Milliseconds between two looks at a queue: what readers send is in no stream. */
const lookMs = 60_000;

/** How many wait in the queue of a page. */
function useWaiting({ path, queue }: PageLink): number {
  const { data } = useQuery({
    // The key begins like that of the page's list: a decision there is seen here.
    queryKey: [path.slice(1), 'waiting'],
    enabled: queue !== undefined && may(queue.right),
    queryFn: ({ signal }) => call<unknown[]>(queue?.path ?? '', { query: { ...queue?.query, limit: 1 }, signal }),
    refetchInterval: lookMs,
  });
  return data?.meta?.total ?? 0;
}

function Page({ link, onSelect }: { link: PageLink; onSelect: () => void }) {
  const text = useText();
  const { pathname } = useLocation();
  const waiting = useWaiting(link);
  const { path, title, icon: Icon } = link;
  return (
    <li>
      <ListItemButton
        component={NavLink}
        to={path}
        onClick={onSelect}
        selected={pathname.startsWith(path)}
        sx={{ borderRadius: 2, mb: 0.5, minHeight: 44 }}
      >
        <ListItemIcon sx={{ minWidth: 36 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={text(title)} />
        {waiting > 0 && (
          <Chip
            size="small"
            color="primary"
            label={waiting > 99 ? '99+' : waiting}
            title={text('nav.waiting', { count: waiting })}
          />
        )}
      </ListItemButton>
    </li>
  );
}

/** The pages that the user may open, in groups. */
export function Navigation({ onSelect }: { onSelect: () => void }) {
  const text = useText();
  const links = pageLinks.filter(({ right }) => may(right));
  const groups = new Set(links.map(({ group }) => group));
  return (
    <nav aria-label={text('layout.pages')}>
      {[...groups].map((group) => (
        <Box key={group} sx={{ px: 1, pb: 1 }}>
          <Typography id={`group-${group}`} variant="body2" color="text.secondary" sx={{ px: 2, py: 0.5 }}>
            {text(group)}
          </Typography>
          <List dense disablePadding aria-labelledby={`group-${group}`}>
            {links
              .filter((link) => link.group === group)
              .map((link) => (
                <Page key={link.path} link={link} onSelect={onSelect} />
              ))}
          </List>
        </Box>
      ))}
    </nav>
  );
}
