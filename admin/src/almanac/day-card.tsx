import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PanchangDay } from '../../../src/almanac/model/panchang.ts';
import { label } from '../../../src/panchang/names.ts';
import { isRightToLeft } from '../i18n/provider.ts';
import { useText } from '../i18n/use-text.ts';
import { valueText } from './value-text.ts';

const shown = ['tithi', 'nakshatra', 'sunrise', 'sunset', 'rahu_kalam', 'varjyam', 'amrita_kalam'] as const;

/** A day as a card of the app shows it: the texts that the server writes for readers. */
export function DayCard({ day }: { day: PanchangDay }) {
  const text = useText();
  return (
    <Box component="section" aria-label={text('almanac.card')}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {text('almanac.card')}
      </Typography>
      <Paper
        variant="outlined"
        lang={day.lang}
        dir={isRightToLeft(day.lang) ? 'rtl' : 'ltr'}
        sx={{ maxWidth: 340, borderRadius: 4, overflow: 'hidden' }}
      >
        <Box sx={{ bgcolor: '#7a1f2b', color: '#fff', p: 2 }}>
          <Typography sx={{ fontWeight: 650 }}>
            {day.text?.weekday}, {day.text?.date}
          </Typography>
          <Typography variant="body2">{day.text?.place}</Typography>
          <Typography variant="body2">{[day.text?.month, day.text?.year].filter(Boolean).join(' · ')}</Typography>
        </Box>
        <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{day.special}</Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
            {shown.map((field) => (
              <Box key={field}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {label(field, day.lang)}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {valueText(day, field) || '–'}
                </Typography>
              </Box>
            ))}
          </Box>
          {day.notes && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {day.notes}
            </Typography>
          )}
        </Box>
      </Paper>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {text('almanac.card_help')}
      </Typography>
    </Box>
  );
}
