import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState } from 'ra-core';
import type { AdminProduct } from '../../../src/shopping/model.ts';
import { useText } from '../i18n/use-text.ts';
import { barOf, type TimeRange } from './timeline-bar.ts';

const dayMs = 86_400_000;
/** Of what is shown, how much lies before now. */
const past = 0.1;
const marks = 6;

const line = { position: 'absolute', top: 0, bottom: 0, width: '1px' } as const;

/**
 * Deals as bars over the days from now on. Time runs from left to right in every language; those who listen have the table
 * below.
 */
export function Timeline({ list, days }: { list: readonly AdminProduct[]; days: number }) {
  const text = useText();
  const [locale] = useLocaleState();
  const now = Date.now();
  const range: TimeRange = { from: now - past * days * dayMs, to: now + days * dayMs };
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const percent = (at: number) => `${((at - range.from) / (range.to - range.from)) * 100}%`;
  const times = Array.from({ length: marks }, (_, i) => now + (i * days * dayMs) / marks);
  return (
    <Box aria-hidden dir="ltr" sx={{ position: 'relative', overflow: 'hidden', pt: 4, pb: 1 }}>
      {times.map((at, i) => (
        <Box key={at} sx={{ ...line, bgcolor: i === 0 ? 'error.main' : 'divider' }} style={{ left: percent(at) }}>
          <Typography
            variant="body2"
            color={i === 0 ? 'error' : 'text.secondary'}
            sx={{
              position: 'absolute',
              left: 4,
              top: 0,
              whiteSpace: 'nowrap',
              ...(i % 2 ? { display: { xs: 'none', sm: 'block' } } : {}),
            }}
          >
            {i === 0 ? text('shopping.now') : day.format(at)}
          </Typography>
        </Box>
      ))}
      {list.map(({ id, title, deal, deal_state }) => {
        const bar = deal && barOf(deal, range);
        if (!bar) return null;
        return (
          <Box key={id} sx={{ position: 'relative', height: 44 }}>
            <Box
              sx={{
                position: 'absolute',
                top: 4,
                height: 14,
                minWidth: 6,
                borderRadius: 1,
                ...(bar.goesOn ? { borderTopRightRadius: 0, borderBottomRightRadius: 0 } : {}),
                bgcolor: deal_state === 'running' ? 'success.main' : 'primary.main',
              }}
              style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
            />
            <Typography
              variant="body2"
              noWrap
              dir="auto"
              sx={{ position: 'absolute', top: 20, bgcolor: 'background.default', maxWidth: '100%' }}
              style={
                bar.left > 60 ? { right: `${Math.max(0, 100 - bar.left - bar.width)}%` } : { left: `${bar.left}%` }
              }
            >
              {title}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
