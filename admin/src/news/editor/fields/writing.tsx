import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { TypedField } from '../../../typing/typed-field.tsx';
import { fieldId } from '../field-id.ts';
import type { StoryChange, StoryFields } from '../story.ts';
import { FieldSection, part } from './section.tsx';

const types: readonly StoryFields['content_type'][] = ['article', 'video', 'gallery', 'live', 'short'];

const fieldNames = ['content_type', 'author', 'byline', 'source', 'video_url', 'audio_url', 'lang'] as const;

/** Who wrote it, what kind it is, its film and sound. */
export const WritingFields = part(fieldNames, ({ story, isReadOnly, errors }) => {
  const text = useText();
  const name = useFieldName();
  const { fields, set } = story;
  /** `field` is the name by which the server calls what it refuses. */
  const line = (field: string, label: string, value: string | null, change: (to: string | null) => StoryChange) => ({
    id: fieldId(field),
    label,
    value: value ?? '',
    disabled: isReadOnly,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(change(event.target.value || null)),
    error: errors[field] !== undefined,
    helperText: errors[field],
  });
  const own = (field: 'author' | 'byline' | 'video_url' | 'audio_url') =>
    line(field, name(field), fields[field], (to) => ({ [field]: to }));
  const source = (field: 'name' | 'url') =>
    line(`source.${field}`, text(`editor.source_${field}`), fields.source[field], (to) => ({
      source: { ...fields.source, [field]: to },
    }));
  const address = { htmlInput: { type: 'url', dir: 'ltr' } };
  return (
    <FieldSection title={text('editor.about')}>
      <TextField
        select
        id={fieldId('content_type')}
        label={name('content_type')}
        error={errors.content_type !== undefined}
        helperText={errors.content_type}
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
      <TypedField lang={fields.lang} {...own('author')} />
      <TypedField lang={fields.lang} {...own('byline')} />
      <TypedField lang={fields.lang} {...source('name')} />
      <TextField {...source('url')} slotProps={address} />
      <TextField {...own('video_url')} slotProps={address} />
      <TextField {...own('audio_url')} slotProps={address} />
    </FieldSection>
  );
});
