import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/use-text.ts';
import { ColorField } from '../record/color-field.tsx';
import type { FieldProps } from '../record/types.ts';

type Theme = Readonly<Record<string, string | null>>;

const modes = ['system', 'light', 'dark'] as const;

/** About what the app looks like. The colours are the publisher's: contrast is up to them. */
function Preview({ theme }: { theme: Theme }) {
  const text = useText();
  const color = (key: string, other: string) => theme[key] ?? other;
  return (
    <Box
      role="img"
      aria-label={text('settings.preview')}
      sx={{ width: 1, maxWidth: 260, borderRadius: 3, overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      {/* A picture for the eyes: nobody reads it. */}
      <Box
        aria-hidden
        style={{ backgroundColor: color('background_color', '#fff'), color: color('text_color', '#222') }}
      >
        <Box
          sx={{ p: 1.5, fontWeight: 700, color: '#fff' }}
          style={{ backgroundColor: color('primary_color', '#b71c1c') }}
        >
          Dinam
        </Box>
        <Box
          sx={{ px: 1.5, py: 0.5, fontSize: 12, color: '#fff' }}
          style={{ backgroundColor: color('breaking_color', '#d50000') }}
        >
          {text('news.breaking')}
        </Box>
        <Box sx={{ p: 1.5, display: 'grid', gap: 1 }}>
          <Box
            sx={{ height: 60, borderRadius: 1, opacity: 0.25 }}
            style={{ backgroundColor: color('text_color', '#222') }}
          />
          <Typography sx={{ fontWeight: 650, color: 'inherit' }}>{text('settings.sample')}</Typography>
          <Box
            sx={{ justifySelf: 'start', px: 1.5, py: 0.5, borderRadius: 4, fontSize: 12, color: '#000' }}
            style={{ backgroundColor: color('accent_color', '#f9a825') }}
          >
            {text('settings.looks')}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** Colours of the app, with a preview beside them. */
export function ThemeField({ value, onChange, errors = {}, error, disabled = false }: FieldProps) {
  const text = useText();
  const theme = (value as Theme | undefined) ?? {};
  const set = (key: string, to: unknown) => onChange({ ...theme, [key]: to });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' } }}>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <TextField
          select
          label={text('settings.mode')}
          value={theme.mode ?? 'system'}
          disabled={disabled}
          onChange={({ target }) => set('mode', target.value)}
        >
          {modes.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`settings.mode_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {Object.keys(theme)
          .filter((key) => key !== 'mode')
          .map((key) => (
            <ColorField
              key={key}
              field={{ name: key, widget: 'color', group: 'main', isRequired: false, isNullable: true }}
              value={theme[key]}
              onChange={(to) => set(key, to)}
              error={errors[`theme.${key}`]}
              disabled={disabled}
            />
          ))}
        {error && <FormHelperText error>{error}</FormHelperText>}
      </Box>
      <Preview theme={theme} />
    </Box>
  );
}
