import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { BatchReport } from '../../../src/core/model/batch.ts';
import type { Problem } from '../../../src/core/model/common.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { CsvItem } from './week-csv.ts';

/** `items.3.lucky_color.hex` is of the fourth row, and of the field `lucky_color`. */
const named = /^items\.(\d+)(?:\.([^.]+))?/;

/** Each row of a file with what would be done with it, or what is wrong with it; wrong ones stand first. */
export function ImportPreview(props: {
  items: readonly CsvItem[];
  report: BatchReport | null;
  errors: NonNullable<Problem['errors']>;
}) {
  const text = useText();
  const name = useFieldName();
  const errorsOf = (n: number) => props.errors.filter(({ field }) => Number(named.exec(field)?.[1]) === n);
  const results = new Map(props.report?.rows.map(({ row, result }) => [row, result]));
  const rows = props.items.map((one, n) => ({ ...one, errors: errorsOf(n), result: results.get(n) }));
  rows.sort((a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0));
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={text('horoscope.rows')}
      sx={{ listStyle: 'none', m: 0, p: 0, width: 1, maxHeight: 320, overflow: 'auto' }}
    >
      {rows.map(({ row, item, errors, result }) => (
        <Box component="li" key={row} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" color="text.secondary">
              {text('horoscope.row', { row })}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              <bdi>{String(item.sign)}</bdi> · <bdi>{String(item.date)}</bdi> · <bdi>{String(item.lang)}</bdi>
            </Typography>
            {result && (
              <Chip
                size="small"
                variant="outlined"
                color={result === 'changed' ? 'warning' : 'default'}
                label={text(`horoscope.${result}`)}
              />
            )}
          </Box>
          {errors.map(({ field, message }) => (
            <Typography key={`${field} ${message}`} variant="body2" color="error">
              {[named.exec(field)?.[2]].map((one) => (one ? `${name(one)}: ${message}` : message))}
            </Typography>
          ))}
          {errors.length === 0 && (
            <Typography variant="body2" noWrap lang={String(item.lang)} dir="auto">
              {String(item.title ?? item.prediction)}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
