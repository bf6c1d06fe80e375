import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTime } from '../../api/time.ts';
import { useNumbers } from '../../dashboard/numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCategories } from '../../news/category-field.tsx';
import { type TriedItem, type Verdict, type VerdictRules, verdictOf } from './verdict.ts';

const colors = { out: 'default', item: 'primary', review: 'warning', link: 'success', full: 'success' } as const;

function TrialItem({ item, verdict }: { item: TriedItem; verdict: Verdict }) {
  const text = useText();
  const time = useTime();
  const categories = useCategories();
  const facts = [
    item.published_at === null ? (item.date_raw ?? '') : time.near(item.published_at),
    item.author ?? '',
    item.categories.join(', '),
  ].filter(Boolean);
  const category = categories.find(({ id }) => id === verdict.category);
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', opacity: verdict.what === 'out' ? 0.75 : 1 }}
    >
      <Typography
        dir="auto"
        {...(item.lang ? { lang: item.lang } : {})}
        sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
      >
        {item.link === null ? (
          item.title
        ) : (
          <Link href={item.link} target="_blank" rel="noopener noreferrer" color="text.primary" underline="hover">
            {item.title || item.link}
          </Link>
        )}
      </Typography>
      {item.summary && (
        <Typography
          dir="auto"
          variant="body2"
          color="text.secondary"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {item.summary}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.75 }}>
        <Chip
          size="small"
          color={colors[verdict.what]}
          variant="outlined"
          label={text(`feeds.verdict_${verdict.what}`)}
        />
        {category && <Chip size="small" variant="outlined" label={category.name} />}
        {verdict.isPushed && <Chip size="small" variant="outlined" label={text('feeds.verdict_push')} />}
        {facts.length > 0 && (
          <Typography variant="body2" color="text.secondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Items that a feed lists now, each with what the rules would do with it. */
export function TrialItems({ items, rules }: { items: readonly TriedItem[]; rules: VerdictRules }) {
  const text = useText();
  const numbers = useNumbers();
  const judged = items.map((item) => ({ item, verdict: verdictOf(rules, item) }));
  const count = judged.filter(({ verdict }) => verdict.what !== 'out').length;
  if (items.length === 0) return <Typography color="text.secondary">{text('feeds.no_items_now')}</Typography>;
  return (
    <Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {text('feeds.come_in', { count: numbers.whole(count), all: numbers.whole(items.length) })}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={text('feeds.preview')}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 560, overflow: 'auto' }}
      >
        {judged.map(({ item, verdict }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of one answer, which have no id
          <TrialItem key={i} item={item} verdict={verdict} />
        ))}
      </Box>
    </Box>
  );
}
