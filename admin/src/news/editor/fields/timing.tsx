import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { fromLocalInput, toLocalInput } from '../../../api/time.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { part, Section } from './section.tsx';

type Time = 'breaking_until' | 'expires_at';
const fieldNames = ['is_breaking', 'breaking_until', 'is_featured', 'priority', 'expires_at'] as const;

/** How prominent a story is, and until when. */
export const Timing = part(fieldNames, ({ story, isReadOnly, errors }) => {
  const text = useText();
  const name = useFieldName();
  const { fields, set } = story;
  const flag = (field: 'is_breaking' | 'is_featured') => (
    <FormControlLabel
      control={<Switch checked={fields[field]} disabled={isReadOnly} onChange={(_, is) => set({ [field]: is })} />}
      label={name(field)}
    />
  );
  const time = (field: Time) => (
    <TextField
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
    <Section title={text('editor.prominence')}>
      {flag('is_breaking')}
      {fields.is_breaking && time('breaking_until')}
      {flag('is_featured')}
      <TextField
        type="number"
        label={name('priority')}
        value={fields.priority}
        disabled={isReadOnly}
        onChange={(event) => set({ priority: Number(event.target.value) })}
        error={errors.priority !== undefined}
        helperText={errors.priority ?? text('editor.priority_help')}
      />
      {time('expires_at')}
    </Section>
  );
});
