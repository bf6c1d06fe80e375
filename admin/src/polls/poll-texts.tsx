import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { TypedField } from '../typing/typed-field.tsx';
import { newOption, type PollFields } from './poll-fields.ts';

const most = 10;

export interface PollPartProps {
  value: PollFields;
  onChange: (change: Partial<PollFields>) => void;
  errors: Readonly<Record<string, string>>;
  hasVotes: boolean;
  isReadOnly: boolean;
}

const errorOf = (errors: PollPartProps['errors'], field: string) => ({
  error: errors[field] !== undefined,
  helperText: errors[field],
});

/** Question and answers in the language of the poll. With votes the answers that were voted on stay where they are. */
export function PollTexts({ value, onChange, errors, hasVotes, isReadOnly: disabled }: PollPartProps) {
  const text = useText();
  const name = useFieldName();
  const { lang, options } = value;
  const change = (at: number, to: string) =>
    onChange({ options: options.map((one, i) => (i === at ? { ...one, text: to } : one)) });
  return (
    <>
      <TypedField
        multiline
        lang={lang}
        label={name('question')}
        value={value.question}
        disabled={disabled}
        onChange={(event) => onChange({ question: event.target.value })}
        htmlInput={{ maxLength: 300 }}
        {...errorOf(errors, 'question')}
      />
      <Box role="group" aria-label={name('options')} sx={{ display: 'grid', gap: 1.5 }}>
        {options.map((option, i) => (
          <Box key={option.key} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <TypedField
              fullWidth
              multiline
              lang={lang}
              label={text('polls.choice', { n: i + 1 })}
              value={option.text}
              disabled={disabled}
              onChange={(event) => change(i, event.target.value)}
              htmlInput={{ maxLength: 120 }}
              {...errorOf(errors, `options.${i}.text`)}
            />
            {!disabled && options.length > 2 && !(hasVotes && option.id !== undefined) && (
              <IconButton
                aria-label={text('polls.remove_choice', { n: i + 1 })}
                onClick={() => onChange({ options: options.filter((one) => one !== option) })}
              >
                <Close />
              </IconButton>
            )}
          </Box>
        ))}
        {!disabled && options.length < most && (
          <Button
            startIcon={<Add />}
            sx={{ justifySelf: 'start' }}
            onClick={() => onChange({ options: [...options, newOption()] })}
          >
            {text('polls.add_choice')}
          </Button>
        )}
      </Box>
    </>
  );
}

/** Question and answers in another language; below each field the text that it translates. */
export function PollTranslation({ code, ...props }: PollPartProps & { code: string }) {
  const text = useText();
  const name = useFieldName();
  const { value, onChange, errors, isReadOnly: disabled } = props;
  const own = value.texts[code] ?? { question: '', options: {} };
  const set = (change: Partial<typeof own>) => onChange({ texts: { ...value.texts, [code]: { ...own, ...change } } });
  const below = (field: string, original: string) => ({
    error: errors[field] !== undefined,
    helperText: (
      <span lang={errors[field] ? undefined : value.lang} dir="auto">
        {errors[field] ?? original}
      </span>
    ),
  });
  return (
    <>
      <TypedField
        multiline
        lang={code}
        label={name('question')}
        value={own.question}
        disabled={disabled}
        onChange={(event) => set({ question: event.target.value })}
        htmlInput={{ maxLength: 300 }}
        {...below(`texts.${code}.question`, value.question)}
      />
      <Box role="group" aria-label={name('options')} sx={{ display: 'grid', gap: 1.5 }}>
        {value.options.map(({ key, text: original }, i) => (
          <TypedField
            key={key}
            multiline
            lang={code}
            label={text('polls.choice', { n: i + 1 })}
            value={own.options[key] ?? ''}
            disabled={disabled}
            onChange={(event) => set({ options: { ...own.options, [key]: event.target.value } })}
            htmlInput={{ maxLength: 120 }}
            {...below(`texts.${code}.options.${i}`, original)}
          />
        ))}
      </Box>
      {!disabled && (
        <Button
          color="error"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            const { [code]: _, ...others } = value.texts;
            onChange({ texts: others });
          }}
        >
          {text('polls.remove_language')}
        </Button>
      )}
    </>
  );
}
