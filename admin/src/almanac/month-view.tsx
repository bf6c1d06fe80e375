import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { MonthDay } from '../../../src/almanac/model/panchang.ts';
import { isRightToLeft } from '../i18n/provider.ts';
import { useText } from '../i18n/use-text.ts';
import { dateText, today, weekdayOf } from './dates.ts';

/** Festivals of a day that fit into its square; on paper all of them stand in it. */
const mostShown = 3;

function Day({ day, lang, isEdited }: { day: MonthDay; lang: string; isEdited: boolean }) {
  const text = useText();
  const isRed = day.is_holiday || weekdayOf(day.date) === 0;
  const isToday = day.date === today();
  const all = day.festivals.map(({ name }) => name);
  return (
    <Box
      component="li"
      sx={{
        gridColumnStart: { md: day.date.endsWith('-01') ? weekdayOf(day.date) + 1 : 'auto' },
        border: 1,
        borderColor: isToday ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 1,
        minWidth: 0,
        minHeight: { md: 104 },
        bgcolor: 'background.paper',
        '@media print': {
          minHeight: 72,
          borderColor: '#999',
          p: 0.5,
          borderRadius: 0,
          '& .MuiTypography-body2': { fontSize: '0.75rem', lineHeight: 1.25 }, // a day may have six observances
        },
      }}
    >
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Link
          component={RouterLink}
          to={`/almanac/${day.date}`}
          aria-label={dateText(day.date, lang, { dateStyle: 'full' })}
          {...(isToday ? { 'aria-current': 'date' } : {})}
          underline="hover"
          className={isRed ? 'holiday' : ''}
          sx={{ fontWeight: 700, fontSize: '1.15rem', color: isRed ? 'error.main' : 'text.primary', px: 0.5 }}
        >
          {dateText(day.date, lang, { day: 'numeric' })}
        </Link>
        <Box component="span" sx={{ display: { md: 'none' }, '@media print': { display: 'none' } }}>
          {day.weekday.name}
        </Box>
        {isEdited && (
          <Chip className="no-print" size="small" color="primary" variant="outlined" label={text('almanac.edited')} />
        )}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', px: 0.5 }}>
        {[day.tithi?.name, day.nakshatra?.name].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: 0.5 }}>
        {day.festivals.map(({ key, name, is_holiday }, i) => (
          <Typography
            key={key}
            component="li"
            variant="body2"
            className={is_holiday ? 'holiday' : ''}
            sx={{
              display: i < mostShown ? 'list-item' : 'none',
              listStyle: 'none',
              '@media print': { display: 'list-item' },
              color: is_holiday ? 'error.main' : 'primary.main',
              fontWeight: 600,
              overflowWrap: 'anywhere',
            }}
          >
            {name}
          </Typography>
        ))}
        {all.length > mostShown && (
          <Typography
            className="no-print"
            component="li"
            variant="body2"
            color="text.secondary"
            title={all.slice(mostShown).join(', ')}
          >
            {text('almanac.more', { count: all.length - mostShown })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** A month: squares of weeks where there is room, and on paper; a list on a phone. */
export function MonthView(props: {
  days: readonly MonthDay[];
  edited: ReadonlySet<string>;
  lang: string;
  label: string;
}) {
  const { days, lang } = props;
  const columns = 'repeat(7, minmax(0, 1fr))';
  const week = [0, 1, 2, 3, 4, 5, 6].flatMap((n) => days.find(({ date }) => weekdayOf(date) === n)?.weekday ?? []);
  return (
    <Box lang={lang} dir={isRightToLeft(lang) ? 'rtl' : 'ltr'}>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          gridTemplateColumns: columns,
          gap: 0.5,
          mb: 0.5,
          '@media print': { display: 'grid', gap: 0 },
        }}
      >
        {week.map(({ id, name }) => (
          <Typography key={id} variant="body2" sx={{ textAlign: 'center', fontWeight: 600 }} noWrap>
            {name}
          </Typography>
        ))}
      </Box>
      <Box
        component="ol"
        aria-label={props.label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1, md: 0.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
          '@media print': { gridTemplateColumns: columns, gap: 0 },
        }}
      >
        {days.map((day) => (
          <Day key={day.date} day={day} lang={lang} isEdited={props.edited.has(day.date)} />
        ))}
      </Box>
    </Box>
  );
}
