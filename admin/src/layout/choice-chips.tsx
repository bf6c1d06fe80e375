import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

/** One of a few, as a filter. */
export function ChoiceChips<T extends string>(props: {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, label: string])[];
  onChange: (value: T) => void;
}) {
  return (
    <Box role="group" aria-label={props.label} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {props.choices.map(([value, label]) => (
        <Chip
          key={value}
          label={label}
          color={value === props.value ? 'primary' : 'default'}
          variant={value === props.value ? 'filled' : 'outlined'}
          onClick={() => props.onChange(value)}
          aria-pressed={value === props.value}
        />
      ))}
    </Box>
  );
}
