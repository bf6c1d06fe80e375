import TextField from '@mui/material/TextField';
import { instantAt } from '../dates.ts';
import type { ViewedDay } from '../use-day.ts';

/**
 * A time of a day. `isClock`: what is typed holds as the clock of every place; else it is an instant, given by the clock of
 * the place of the page. A value that falls on another date has its date beside it.
 */
export function TimeField(props: {
  label: string;
  /** RFC 3339 with the offset of the place, or a clock; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
  day: ViewedDay;
  isClock: boolean;
  error?: string | undefined;
}) {
  const { label, value, onChange, day, error } = props;
  const { date, place } = day.shown;
  const isInstant = value?.includes('T') === true;
  const isDated = !props.isClock || (isInstant && !value?.startsWith(date));
  const shown = value === null ? '' : isDated ? value.slice(0, 19) : isInstant ? value.slice(11, 19) : value;
  return (
    <TextField
      fullWidth
      type={isDated ? 'datetime-local' : 'time'}
      label={label}
      value={shown}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : isDated ? instantAt(target.value, place.tz) : target.value)
      }
      error={error !== undefined}
      helperText={error}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
    />
  );
}
