import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { languageName, useLanguages } from '../api/languages.ts';
import { fromLocalInput, toLocalInput } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { StoryField } from '../news/story-field.tsx';
import type { PollFields } from './poll-fields.ts';
import { PollLanguages } from './poll-languages.tsx';
import type { PollPartProps } from './poll-texts.tsx';

const shown = ['always', 'after_vote', 'after_close'] as const;

/** Texts and rules of a poll. */
export function PollForm(props: PollPartProps & { children: ReactNode }) {
  const text = useText();
  const name = useFieldName();
  const languages = useLanguages();
  const { value, onChange, errors, isReadOnly: disabled } = props;
  // A language that the poll is translated into would be given twice.
  const own = [...new Set([value.lang, ...languages.map(({ code }) => code)])].filter((code) => !(code in value.texts));
  const error = (field: string) => ({ error: errors[field] !== undefined, helperText: errors[field] });
  const time = (field: 'opens_at' | 'closes_at') => (
    <TextField
      type="datetime-local"
      label={name(field)}
      value={toLocalInput(value[field])}
      disabled={disabled}
      onChange={(event) => onChange({ [field]: fromLocalInput(event.target.value) })}
      slotProps={{ inputLabel: { shrink: true } }}
      {...error(field)}
    />
  );
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PollLanguages {...props} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TextField
          select
          label={name('lang')}
          value={value.lang}
          disabled={disabled}
          onChange={(event) => onChange({ lang: event.target.value as PollFields['lang'] })}
        >
          {own.map((code) => (
            <MenuItem key={code} value={code} lang={code}>
              {languageName(code)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={name('show_results')}
          value={value.show_results}
          disabled={disabled}
          onChange={(event) => onChange({ show_results: event.target.value as PollFields['show_results'] })}
        >
          {shown.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`polls.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {time('opens_at')}
        {time('closes_at')}
      </Box>
      <StoryField value={value.news_id} disabled={disabled} onChange={(news_id) => onChange({ news_id })} />
      <FormControlLabel
        control={
          <Switch
            checked={value.can_change}
            disabled={disabled}
            onChange={(_, can_change) => onChange({ can_change })}
          />
        }
        label={text('polls.may_change')}
      />
      {props.children}
    </Paper>
  );
}
