import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { isOffered } from './choices.ts';
import { useFieldTyping } from './use-field-typing.tsx';
import { isTypingKey, useTyping } from './use-typing.ts';

/** The first letter of each script, which labels the button of a field. */
const letters: Record<string, string> = {
  as: 'অ',
  bn: 'অ',
  gu: 'અ',
  hi: 'अ',
  kn: 'ಅ',
  ml: 'അ',
  mr: 'अ',
  ne: 'अ',
  or: 'ଅ',
  pa: 'ਅ',
  ta: 'அ',
  te: 'అ',
};

function TypingButton({ lang }: { lang: string }) {
  const text = useText();
  const { isOn, typist, toggle } = useTyping(lang);
  const label = text('editor.transliterate');
  return (
    <Button
      size="small"
      color={isOn ? 'primary' : 'inherit'}
      variant={isOn ? 'contained' : 'text'}
      disableElevation
      lang={lang}
      title={`${label} (Ctrl+Space)`}
      aria-label={label}
      aria-pressed={isOn}
      aria-busy={isOn && !typist}
      aria-keyshortcuts="Control+Space"
      tabIndex={-1} // by keyboard the shortcut is nearer
      onPointerDown={(event) => event.preventDefault()} // the field keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
      sx={{ minWidth: 32, minHeight: 28, p: 0, fontSize: '1rem', lineHeight: 1, ...(isOn ? {} : { opacity: 0.75 }) }}
    >
      {letters[lang]}
    </Button>
  );
}

type Props = Omit<TextFieldProps, 'slotProps'> & {
  lang: string;
  /** Of the input itself. */
  htmlInput?: object;
  /** Of the frame around it, as an `Autocomplete` gives it. */
  frame?: { endAdornment?: ReactNode };
  /** Before the text. */
  start?: ReactNode;
};

/** A field of text in a language, in which Latin letters can become its script: by its button or by Ctrl-Space. */
export function TypedField({ lang, htmlInput, frame, start, onKeyDown, disabled, inputRef, ...props }: Props) {
  const { ref, suggestions } = useFieldTyping(lang);
  const input = useForkRef(ref, inputRef);
  const { toggle } = useTyping(lang);
  const isTyped = isOffered(lang) && disabled !== true;
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isTyped || !isTypingKey(event)) return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation(); // the page may type another language
    toggle();
  };
  return (
    <>
      <TextField
        {...props}
        disabled={disabled ?? false}
        inputRef={input}
        onKeyDown={key}
        slotProps={{
          htmlInput: { lang, dir: 'auto', ...htmlInput },
          input: {
            ...(start ? { startAdornment: <InputAdornment position="start">{start}</InputAdornment> } : {}),
            ...frame,
            endAdornment: (
              <>
                {isTyped && (
                  <InputAdornment
                    position="end"
                    sx={{ alignSelf: 'flex-end', marginInlineStart: 'auto', mb: 0.5, maxHeight: 'none' }}
                  >
                    <TypingButton lang={lang} />
                  </InputAdornment>
                )}
                {frame?.endAdornment}
              </>
            ),
          },
        }}
      />
      {suggestions}
    </>
  );
}
