import Autocomplete from '@mui/material/Autocomplete';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { TypedField } from '../typing/typed-field.tsx';

/** Tags of stories, each ended by Enter; what was typed when the field is left is a tag too. */
export function TagsField(props: {
  lang: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** What is typed and not yet a tag. */
  onType?: (text: string) => void;
  /** Tags to choose from; any other can be typed. */
  options?: readonly string[];
  isReadOnly?: boolean;
  autoFocus?: boolean;
  error?: string | undefined;
}) {
  const text = useText();
  const name = useFieldName();
  const set = (tags: readonly string[]) => props.onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      disabled={props.isReadOnly ?? false}
      options={props.options ?? []}
      value={[...props.value]}
      onChange={(_, tags) => set(tags)}
      onInputChange={(_, typed) => props.onType?.(typed)}
      renderInput={({ slotProps, ...field }) => (
        <TypedField
          {...field}
          lang={props.lang}
          htmlInput={slotProps.htmlInput}
          frame={slotProps.input}
          autoFocus={props.autoFocus ?? false}
          label={name('tags')}
          error={props.error !== undefined}
          helperText={props.error ?? text('editor.tags_help')}
        />
      )}
    />
  );
}
