import { useTranslate } from 'ra-core';
import { languageName } from '../api/languages.ts';

const languageFields = new Set(['lang', 'langs', 'languages', 'default_lang']);

/** Fields whose values have names that other pages show too. */
const namedIn: Readonly<Record<string, string>> = { role: 'roles' };

/** What one of the values of a field is called. */
export function useChoice(): (field: string, value: string | number) => string {
  const translate = useTranslate();
  return (field, value) =>
    languageFields.has(field)
      ? languageName(String(value))
      : translate(`${namedIn[field] ?? `choices.${field}`}.${String(value).replaceAll('.', '_')}`, {
          _: String(value),
        });
}
