import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldProps } from '../record/types.ts';

const marks = [0, 10, 50, 100].map((value) => ({ value, label: `${value} %` }));

/** The share of phones that get a release. */
export function RolloutField({ field, value, onChange, error, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const percent = (value as number | undefined) ?? 100;
  return (
    <Box sx={{ px: 1 }}>
      <Typography id="rollout" variant="body2" color="text.secondary">
        {name(field.name)}: {text('releases.percent', { percent })}
      </Typography>
      <Slider
        aria-labelledby="rollout"
        value={percent}
        marks={marks}
        disabled={disabled}
        onChange={(_, to) => onChange(to)}
        getAriaValueText={(one) => `${one} %`}
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
