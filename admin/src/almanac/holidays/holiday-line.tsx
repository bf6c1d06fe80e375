import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import type { AdminHoliday, Holiday } from '../../../../src/almanac/model/holiday.ts';
import { useText } from '../../i18n/use-text.ts';
import { dateText } from '../dates.ts';
import { useRegions } from '../regions.ts';

/** A holiday with its day, its government and the order that gives it; `children` are what can be done with it. */
export function HolidayLine(props: {
  holiday: Omit<Holiday, 'is_official' | 'id'> &
    Partial<Pick<Holiday, 'is_official'>> &
    Partial<Pick<AdminHoliday, 'is_removed'>>;
  lang: string;
  isOwn?: boolean;
  children?: ReactNode;
}) {
  const text = useText();
  const [locale] = useLocaleState();
  const { name, date, region, kind, order, source, is_official, is_removed } = props.holiday;
  const regions = useRegions(locale);
  const where =
    region === 'IN' ? text('holidays.centre') : (regions.find(({ code }) => code === region)?.name ?? region);
  const about = [dateText(date, locale, { dateStyle: 'full' }), where, text(`holidays.kind_${kind}`)];
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi lang={props.lang}>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {about.join(' · ')}
          {order && (
            <>
              {' · '}
              <bdi lang="en">{order}</bdi>
            </>
          )}
        </Typography>
        {source && (
          <Link href={source} target="_blank" rel="noreferrer" variant="body2">
            {text('holidays.from_order')}
          </Link>
        )}
      </Box>
      {is_official === false && <Chip size="small" variant="outlined" label={text('holidays.guess')} />}
      {is_removed && <Chip size="small" color="warning" variant="outlined" label={text('holidays.removed')} />}
      {props.isOwn && <Chip size="small" color="primary" variant="outlined" label={text('holidays.own')} />}
      {props.children}
    </Box>
  );
}
