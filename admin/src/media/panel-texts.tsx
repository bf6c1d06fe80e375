import { useState } from 'react';
import type { Media } from '../../../src/media/model/media.ts';
import { languageName, useLanguages } from '../api/languages.ts';
import { useFieldName } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { TypedField } from '../typing/typed-field.tsx';

export type TextsByLanguage = Readonly<Record<string, string>>;

const most = { alt: 300, caption: 1_000 } as const;

/** What a file shows, in words, language by language: for those who do not see it, and below it. */
export function MediaTexts(props: {
  media: Media;
  value: { alt: TextsByLanguage; caption: TextsByLanguage };
  onChange: (change: { alt?: TextsByLanguage; caption?: TextsByLanguage }) => void;
  isReadOnly: boolean;
}) {
  const name = useFieldName();
  const languages = useLanguages();
  const { alt } = props.value;
  // Texts in a language that the publisher gave up can still be read and emptied.
  const codes = [
    ...new Set([
      ...languages.map(({ code }) => code),
      ...Object.keys(props.media.alt),
      ...Object.keys(props.media.caption),
    ]),
  ];
  const [chosen, setChosen] = useState<string | null>(null);
  const code = chosen ?? codes[0];
  if (code === undefined) return null;
  const isDone = (one: string) => (alt[one] ?? '').trim() !== '';
  const choices = codes.map((one) => [one, isDone(one) ? `${languageName(one)} ✓` : languageName(one)] as const);
  return (
    <>
      {codes.length > 1 && <ChoiceChips label={name('lang')} value={code} choices={choices} onChange={setChosen} />}
      {(['alt', 'caption'] as const).map((field) => (
        <TypedField
          key={`${field} ${code}`}
          multiline
          lang={code}
          label={`${name(field)} · ${languageName(code)}`}
          value={props.value[field][code] ?? ''}
          disabled={props.isReadOnly}
          onChange={(event) => props.onChange({ [field]: { ...props.value[field], [code]: event.target.value } })}
          htmlInput={{ maxLength: most[field] }}
        />
      ))}
    </>
  );
}
