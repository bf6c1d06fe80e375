import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocaleState } from 'ra-core';
import { counts, nameOf } from '../../../../src/panchang/names.ts';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../../record/types.ts';
import { civilMonth, nths, type Repeats, tithiText } from './repeats-text.ts';

/** What a rule of each kind begins with. */
const first: Readonly<Record<Repeats['by'], Repeats>> = {
  date: { by: 'date' },
  tithi: { by: 'tithi', month: 1, tithi: 1, part: 'udaya' },
  star: { by: 'star', month: 1, star: 1, part: 'udaya' },
  weekday: { by: 'weekday', month: 1, weekday: 1, nth: 1 },
};
const kinds = ['date', 'tithi', 'star', 'weekday'] as const;
const parts = ['udaya', 'madhyahna', 'aparahna', 'sayahna', 'pradosha', 'nishita', 'moonrise'] as const;

const numbers = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Whether a festival comes again, and by what rule. */
export function RepeatsField({ value, onChange, errors = {}, disabled = false }: FieldProps) {
  const text = useText();
  const [lang] = useLocaleState();
  const rule = (value as Repeats | null | undefined) ?? null;
  const set = (change: Partial<Repeats>) => rule && onChange({ ...rule, ...change });
  const choice = (
    name: 'month' | 'tithi' | 'star' | 'weekday' | 'nth',
    most: number,
    label: (id: number) => string,
  ) => (
    <TextField
      select
      label={text(`festivals.${name}`)}
      value={rule?.[name] ?? ''}
      disabled={disabled}
      onChange={({ target }) => set({ [name]: target.value === '' ? null : Number(target.value) })}
      error={errors[`repeats.${name}`] !== undefined}
      helperText={errors[`repeats.${name}`]}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {name === 'month' && rule?.by !== 'weekday' && <MenuItem value="">{text('festivals.every_month')}</MenuItem>}
      {numbers(most).map((id) => (
        <MenuItem key={id} value={id}>
          {label(id)}
        </MenuItem>
      ))}
    </TextField>
  );
  const isLunar = rule?.by === 'tithi' || rule?.by === 'star';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))' }}>
      <TextField
        select
        label={text('festivals.repeats')}
        value={rule?.by ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value === '' ? null : first[target.value as Repeats['by']])}
        error={errors.repeats !== undefined || errors['repeats.by'] !== undefined}
        helperText={errors.repeats ?? errors['repeats.by'] ?? text('festivals.repeats_help')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ gridColumn: '1 / -1' }}
      >
        <MenuItem value="">{text('festivals.once')}</MenuItem>
        {kinds.map((by) => (
          <MenuItem key={by} value={by}>
            {text(`festivals.repeats_${by}`)}
          </MenuItem>
        ))}
      </TextField>
      {isLunar && choice('month', counts.lunar_months, (id) => nameOf('lunar_months', id, lang))}
      {rule?.by === 'tithi' && choice('tithi', counts.tithis, (id) => tithiText(id, lang))}
      {rule?.by === 'star' && choice('star', counts.nakshatras, (id) => nameOf('nakshatras', id, lang))}
      {rule?.by === 'weekday' && (
        <>
          {choice('month', 12, (id) => civilMonth(id, lang))}
          {choice('nth', 5, (id) => text(`festivals.${nths[id - 1] ?? 'nth_1'}`))}
          {choice('weekday', counts.weekdays, (id) => nameOf('weekdays', id, lang))}
        </>
      )}
      {isLunar && (
        <TextField
          select
          label={text('festivals.part')}
          value={rule.part ?? 'udaya'}
          disabled={disabled}
          onChange={({ target }) => set({ part: target.value as (typeof parts)[number] })}
          error={errors['repeats.part'] !== undefined}
          helperText={errors['repeats.part'] ?? text('festivals.part_help')}
          sx={{ gridColumn: '1 / -1' }}
        >
          {parts.map((part) => (
            <MenuItem key={part} value={part}>
              {text(`festivals.part_${part}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
