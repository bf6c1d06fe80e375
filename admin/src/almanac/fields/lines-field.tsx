import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { type FactName, tableOf } from '../../../../src/almanac/day/facts.ts';
import type { NameTable } from '../../../../src/panchang/names.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { NameSelect } from './name-select.tsx';
import { TimeField } from './time-field.tsx';
import type { EditorProps } from './types.ts';

interface Line {
  id?: number;
  names?: object;
  number?: number | null;
  start: string | null;
  end: string | null;
}

/** The server takes so many of a day. */
const most = 6;

/** Tithis, nakshatras and so on with their times, in their order; or stretches of time alone. */
export function LinesField({ field, value, onChange, errors, day, lang }: EditorProps) {
  const text = useText();
  const name = useFieldName();
  const lines = (value as Line[] | null) ?? [];
  const table = tableOf[field as FactName] as NameTable | undefined;
  const set = (at: number, change: Partial<Line>) =>
    onChange(lines.map((line, i) => (i === at ? { ...line, ...change } : line)));
  const last = lines.at(-1);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lines.map((line, i) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
          key={i}
          role="group"
          aria-label={`${name(field)} ${i + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
            '& > .MuiTextField-root': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            '& input': { fontSize: '0.92rem' },
          }}
        >
          {table && (
            <Box sx={{ gridColumn: { xs: 1, sm: '1 / 3' } }}>
              <NameSelect
                table={table}
                label={name(field)}
                value={line.id ?? null}
                lang={lang}
                // Names and the number of a half tithi belong to the one that was there.
                onChange={(id) =>
                  onChange(lines.map((one, at) => (at === i ? { id, start: one.start, end: one.end } : one)))
                }
                error={errors[`${field}.${i}.id`] ?? errors[`${field}.${i}.number`]}
              />
            </Box>
          )}
          {(['start', 'end'] as const).map((bound) => (
            <TimeField
              key={bound}
              label={name(bound)}
              value={line[bound]}
              onChange={(to) => set(i, { [bound]: to })}
              day={day}
              isClock={false}
              error={errors[`${field}.${i}.${bound}`]}
            />
          ))}
          <IconButton
            aria-label={text('almanac.remove_line', { number: i + 1 })}
            onClick={() => onChange(lines.filter((_, at) => at !== i))}
            sx={{ gridColumn: { xs: 2, sm: 3 }, gridRow: 1 }}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      {errors[field] && <FormHelperText error>{errors[field]}</FormHelperText>}
      {lines.length < most && (
        <Button
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            onChange([
              ...lines,
              { ...(table ? { id: ((last?.id ?? 0) % 27) + 1 } : {}), start: last?.end ?? null, end: null },
            ])
          }
        >
          {text('almanac.add_line')}
        </Button>
      )}
    </Box>
  );
}
