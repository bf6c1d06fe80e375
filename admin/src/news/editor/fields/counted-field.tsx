import TextField from '@mui/material/TextField';
import { type Key, useText } from '../../../i18n/use-text.ts';
import { useFieldTyping } from '../../../typing/use-field-typing.tsx';

const segmenter = new Intl.Segmenter();

/** What a reader calls letters. */
export const lettersOf = (text: string): number => [...segmenter.segment(text)].length;

/** A text with its letters counted against what fits where it is shown. */
export function CountedField(props: {
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  lang: string;
  /** More do not fit on a card or in a notification. */
  fits: number;
  /** More are refused. */
  most: number;
  rows?: number;
  /** What is said of a text that does not fit; by default that cards and notifications cut it. */
  cut?: Key;
  /** What an empty text becomes. */
  empty?: Key;
  isLarge?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** Enter was pressed in a text of one line. */
  onEnter?: () => void;
  error?: string | undefined;
}) {
  const text = useText();
  const { ref, suggestions } = useFieldTyping(props.lang);
  const count = lettersOf(props.value);
  const help =
    props.error ??
    (count > props.most
      ? text('editor.too_long', { count, most: props.most })
      : count > props.fits
        ? text(props.cut ?? 'editor.cut', { count, fits: props.fits })
        : count === 0 && props.empty
          ? text(props.empty)
          : text('editor.letters', { count, fits: props.fits }));
  return (
    <>
      <TextField
        {...(props.id ? { id: props.id } : {})}
        inputRef={ref}
        fullWidth
        multiline
        minRows={props.rows ?? 1}
        label={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || props.rows || event.nativeEvent.isComposing || event.defaultPrevented) return;
          event.preventDefault(); // long lines are broken in view only
          props.onEnter?.();
        }}
        disabled={props.isReadOnly ?? false}
        autoFocus={props.autoFocus ?? false}
        error={props.error !== undefined || count > props.most}
        helperText={help}
        slotProps={{
          htmlInput: {
            lang: props.lang,
            dir: 'auto',
            ...(props.isLarge ? { style: { fontSize: '1.35rem', fontWeight: 600, lineHeight: 1.5 } } : {}),
          },
          formHelperText: { sx: { color: count > props.fits && count <= props.most ? 'warning.main' : undefined } },
        }}
      />
      {suggestions}
    </>
  );
}
