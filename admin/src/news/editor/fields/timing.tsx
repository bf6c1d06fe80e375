import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { fromLocalInput, toLocalInput } from '../../../api/time.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { may } from '../../../session/rights.ts';
import { fieldId } from '../field-id.ts';
import { FieldSection, part } from './section.tsx';

type Time = 'breaking_until' | 'expires_at';
const fieldNames = ['is_breaking', 'breaking_until', 'is_featured', 'priority', 'expires_at'] as const;

/** How prominent a story is, and until when. */
export const Timing = part(fieldNames, ({ story, isReadOnly, errors }) => {
  const text = useText();
  const name = useFieldName();
  const { fields, set } = story;
  // Editors decide about them.
  const isEditors = isReadOnly || !may('news.review');
  const flag = (field: 'is_breaking' | 'is_featured') => (
    <Box>
      <FormControlLabel
        control={
          <Switch
            id={fieldId(field)}
            checked={fields[field]}
            disabled={isEditors}
            onChange={(_, is) => set({ [field]: is })}
          />
        }
        label={name(field)}
      />
      {errors[field] && <FormHelperText error>{errors[field]}</FormHelperText>}
    </Box>
  );
  const time = (field: Time) => (
    <TextField
      id={fieldId(field)}
      type="datetime-local"
      label={name(field)}
      value={toLocalInput(fields[field])}
      disabled={isReadOnly}
      onChange={(event) => set({ [field]: fromLocalInput(event.target.value) })}
      error={errors[field] !== undefined}
      helperText={
        errors[field] ?? (field === 'breaking_until' && !fields[field] ? text('editor.breaking_help') : undefined)
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <FieldSection title={text('editor.prominence')}>
      {flag('is_breaking')}
      {fields.is_breaking && time('breaking_until')}
      {flag('is_featured')}
      <TextField
        id={fieldId('priority')}
        type="number"
        label={name('priority')}
        value={fields.priority}
        disabled={isEditors}
        onChange={(event) => set({ priority: Number(event.target.value) })}
        error={errors.priority !== undefined}
        helperText={errors.priority ?? text('editor.priority_help')}
      />
      {time('expires_at')}
    </FieldSection>
  );
});
