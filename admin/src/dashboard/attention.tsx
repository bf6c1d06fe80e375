import Warning from '@mui/icons-material/WarningAmber';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Dashboard } from '../../../src/system/dashboard/model.ts';
import { useText } from '../i18n/use-text.ts';
import { pageLinks } from '../layout/pages.ts';
import { may } from '../session/rights.ts';
import { Card } from './card.tsx';
import { useNumbers } from './numbers.ts';

type Code = Dashboard['attention'][number]['code'];

const stories = (filter: object): string => `/news?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Where it is solved. */
const pages: Record<Code, string> = {
  disk_low: '/system',
  backup_missing: '/system',
  backup_old: '/system',
  push_not_configured: '/system',
  dead_jobs: '/jobs',
  late_jobs: '/jobs',
  stopped_webhooks: '/webhooks',
  untranslated_breaking: stories({ is_breaking: true }),
  missing_horoscope: '/horoscope',
  stories_in_review: stories({ status: 'review' }),
  submissions: '/submissions',
  open_reports: '/reports',
  push_approvals: '/notifications',
  failed_media: '/media',
  broken_links: '/products?link=broken',
  failing_feeds: '/feeds?health=failing',
};

/** Whether the menu of the user has the page. */
const isOpen = (address: string): boolean =>
  pageLinks.some(({ path, right }) => path === address.split('?')[0] && may(right));

export function AttentionCard({ attention }: Pick<Dashboard, 'attention'>) {
  const text = useText();
  const numbers = useNumbers();
  return (
    <Card title={text('dashboard.attention')}>
      {attention.length === 0 ? (
        <Typography color="text.secondary">{text('dashboard.all_well')}</Typography>
      ) : (
        <List dense disablePadding>
          {attention.map(({ code, count }) => {
            const message = text(`dashboard.${code}`, { count: numbers.whole(count) });
            const page = pages[code];
            return (
              <ListItem key={code} disableGutters sx={{ alignItems: 'flex-start', minHeight: 40 }}>
                <ListItemIcon sx={{ minWidth: 32, mt: 0.25 }}>
                  <Warning fontSize="small" color="warning" />
                </ListItemIcon>
                {isOpen(page) ? (
                  <Link component={RouterLink} to={page} color="text.primary">
                    {message}
                  </Link>
                ) : (
                  <Typography>{message}</Typography>
                )}
              </ListItem>
            );
          })}
        </List>
      )}
    </Card>
  );
}
