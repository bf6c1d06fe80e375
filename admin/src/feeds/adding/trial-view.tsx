import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { FeedTest } from '../../../../src/feeds/model/feed-admin.ts';
import { languageName } from '../../api/languages.ts';
import { useNumbers } from '../../dashboard/numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useOutcome } from './outcome.ts';

/** What was found at an address: the feed and what is odd about it. */
export function TrialView({ report }: { report: FeedTest }) {
  const text = useText();
  const translate = useTranslate();
  const numbers = useNumbers();
  const outcome = useOutcome();
  const facts = [
    report.format ?? '',
    report.lang === null ? '' : languageName(report.lang),
    text('feeds.items_count', { count: numbers.whole(report.item_count) }),
    report.hubs.length > 0 ? text('feeds.has_hub') : '',
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {report.error !== null && (
        <Alert severity="error">
          {report.problem === null
            ? report.error
            : outcome({ outcome: report.problem, status: report.problem === 'http_error' ? report.status : null })}
        </Alert>
      )}
      {report.ok && (
        <Box>
          <Typography dir="auto" sx={{ fontWeight: 550 }}>
            {report.title}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{report.feed_url}</bdi> · {facts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      )}
      {report.known_id !== null && (
        <Alert severity="warning">
          <Link component={RouterLink} to={`/feeds/${report.known_id}`} color="inherit">
            {text('feeds.known')}
          </Link>
        </Alert>
      )}
      {report.warnings
        .filter(({ code }) => code !== 'known')
        .map(({ code, message }) => (
          // A code that is newer than the interface is said in the words of the server.
          <Alert key={message} severity="info">
            {translate(`feeds.warn_${code}`, { _: message })}
          </Alert>
        ))}
    </Box>
  );
}
