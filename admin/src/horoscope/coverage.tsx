import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { HoroscopeCoverage } from '../../../src/horoscope/model.ts';
import { call } from '../api/http.ts';
import { languageName } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import type { Period } from './periods.ts';

/**
 * How many predictions of the coming days nobody has written, in the chosen language and in those in which some are written;
 * readers get what is computed. A click leads to the first of them.
 */
export function Coverage(props: {
  period: Period;
  chosen: string | undefined;
  onOpen: (lang: string, date: string) => void;
}) {
  const { period, chosen, onOpen } = props;
  const text = useText();
  const { data } = useQuery({
    queryKey: ['horoscope', 'coverage', period],
    queryFn: ({ signal }) =>
      call<HoroscopeCoverage[]>('/api/admin/horoscope/coverage', { query: { period }, signal }).then((all) => all.data),
  });
  const languages = [...new Set(data?.map(({ lang }) => lang))].flatMap((lang) => {
    const periods = data?.filter((one) => one.lang === lang) ?? [];
    const first = periods.find(({ unwritten }) => unwritten.length > 0);
    const count = periods.reduce((sum, { unwritten }) => sum + unwritten.length, 0);
    const of = periods.length * 12;
    return first && (lang === chosen || count < of) ? [{ lang, count, of, date: first.date }] : [];
  });
  if (languages.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={text('horoscope.unwritten')}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
    >
      <Typography variant="body2" color="text.secondary">
        {text('horoscope.unwritten')}
      </Typography>
      {languages.map(({ lang, date, ...numbers }) => (
        <Chip
          key={lang}
          size="small"
          variant="outlined"
          label={
            <>
              <bdi>{languageName(lang)}</bdi>: <bdi>{text('horoscope.count', numbers)}</bdi>
            </>
          }
          onClick={() => onOpen(lang, date)}
        />
      ))}
    </Box>
  );
}
