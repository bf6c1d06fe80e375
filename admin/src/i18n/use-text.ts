import { useTranslate } from 'ra-core';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The key of a message: those of `messages/en.json` of each folder, which `keys.d.ts` beside it adds to `Messages`. */
export type Key = { [F in keyof Messages]: Leaves<Messages[F]> }[keyof Messages];

/** Messages in the language of the interface. */
export function useText(): (key: Key, values?: Record<string, unknown>) => string {
  return useTranslate() as (key: Key, values?: Record<string, unknown>) => string;
}

/** The name of a field, as everywhere. */
export function useFieldName(): (field: string) => string {
  const translate = useTranslate();
  return (field) => translate(`fields.${field}`, { _: field });
}
