import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { languageName, useLanguages } from '../api/languages.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { TypedField } from '../typing/typed-field.tsx';
import type { FieldProps, FormField, Values } from './types.ts';

type Texts = Readonly<Record<string, Values | null>>;

const linesOf = (lines: unknown): string => ((lines as string[] | undefined) ?? []).join('\n');

/** The text of a field in a language: without one it goes, by null where the server merges what it is sent. */
function withText(texts: Texts, lang: string, { name, isNullable, isList }: FormField, typed: string): Texts {
  const { [name]: _, ...others } = texts[lang] ?? {};
  const own = typed === '' ? (isNullable ? { [name]: null } : {}) : { [name]: isList ? typed.split('\n') : typed };
  const next = { ...others, ...own };
  if (Object.keys(next).length > 0) return { ...texts, [lang]: next };
  const { [lang]: __, ...rest } = texts;
  return rest;
}

/** Texts in the languages of the publisher: one text in all of them, several in two that stand side by side. */
export function TextsField({
  field,
  value,
  onChange,
  errors = {},
  disabled = false,
  title,
}: FieldProps & { title?: string }) {
  const text = useText();
  const name = useFieldName();
  const languages = useLanguages();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const texts = (value as Texts | undefined) ?? {};
  const fields = field.fields ?? [];
  const heading = title ?? text('record.texts');
  const isLong = fields.length > 1 && languages.length > 2;
  const sides = [0, 1].map((i) => chosen[i] ?? languages[i]?.code ?? '');
  const shown = isLong ? sides : languages.map(({ code }) => code);
  const columns = isLong
    ? 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))'
    : 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))';
  return (
    <Box role="group" aria-label={heading} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h3" variant="h3">
        {heading}
      </Typography>
      {isLong && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
          {sides.map((code, i) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: the left and the right side
              key={i}
              select
              label={text('news.language')}
              value={code}
              onChange={({ target }) => setChosen(sides.map((side, at) => (at === i ? target.value : side)))}
            >
              {languages.map((one) => (
                <MenuItem key={one.code} value={one.code} lang={one.code} disabled={sides[1 - i] === one.code}>
                  {one.name}
                  {texts[one.code] ? ' ✓' : ''}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
      )}
      {fields.map((one) => (
        <Box key={one.name} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
          {shown.map((code) => (
            <TypedField
              key={code}
              lang={code}
              multiline={one.isList === true || one.widget === 'textarea' || one.widget === 'richtext'}
              disabled={disabled}
              label={`${name(one.name)} · ${languageName(code || 'en')}`}
              value={one.isList ? linesOf(texts[code]?.[one.name]) : String(texts[code]?.[one.name] ?? '')}
              onChange={({ target }) => onChange(withText(texts, code, one, target.value))}
              error={errors[`${field.name}.${code}.${one.name}`] !== undefined}
              helperText={errors[`${field.name}.${code}.${one.name}`]}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
