import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import type { StoryFields } from '../story.ts';
import { type PartProps, Section } from './section.tsx';

const types: readonly StoryFields['content_type'][] = ['article', 'video', 'gallery', 'live', 'short'];

/** Who wrote it, what kind it is, its film and sound. */
export function Writing({ story, isReadOnly, errors }: PartProps) {
  const text = useText();
  const name = useFieldName();
  const { fields, set } = story;
  const line = (field: 'author' | 'byline' | 'video_url' | 'audio_url', isAddress = false) => (
    <TextField
      label={name(field)}
      value={fields[field] ?? ''}
      disabled={isReadOnly}
      onChange={(event) => set({ [field]: event.target.value === '' ? null : event.target.value })}
      error={errors[field] !== undefined}
      helperText={errors[field]}
      slotProps={{ htmlInput: isAddress ? { type: 'url', dir: 'ltr' } : { dir: 'auto', lang: fields.lang } }}
    />
  );
  const source = (field: 'name' | 'url') => (
    <TextField
      label={text(field === 'name' ? 'editor.source_name' : 'editor.source_url')}
      value={fields.source[field] ?? ''}
      disabled={isReadOnly}
      onChange={(event) => set({ source: { ...fields.source, [field]: event.target.value || null } })}
      error={errors[`source.${field}`] !== undefined}
      helperText={errors[`source.${field}`]}
    />
  );
  return (
    <Section title={text('editor.about')}>
      <TextField
        select
        label={name('content_type')}
        value={fields.content_type}
        disabled={isReadOnly}
        onChange={(event) => set({ content_type: event.target.value as StoryFields['content_type'] })}
      >
        {types.map((type) => (
          <MenuItem key={type} value={type}>
            {text(`types.${type}`)}
          </MenuItem>
        ))}
      </TextField>
      {line('author')}
      {line('byline')}
      {source('name')}
      {source('url')}
      {line('video_url', true)}
      {line('audio_url', true)}
    </Section>
  );
}
