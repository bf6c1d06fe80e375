import { Type } from 'typebox';

/** Languages of interfaces for administrators. */
export const deskLanguages = ['en', 'hi', 'te', 'ta', 'ur'] as const;
export type DeskLang = (typeof deskLanguages)[number];

const texts = (description: string) => Type.Record(Type.String(), Type.String(), { description });

/** The texts of forms in a language. */
export const Labels = Type.Object(
  {
    lang: Type.Enum([...deskLanguages]),
    fields: texts('What a field is called, by its name: `x-label` of a field is `fields.` and the name'),
    groups: texts('What a group of fields is called, by the `x-group` of the fields'),
  },
  { $id: 'Labels' },
);
