import { useTranslate } from 'ra-core';
import type { english } from './en.ts';

type Leaves<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaves<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The key of a message of the interface. */
export type Key = Leaves<Omit<typeof english, 'ra'>>;

/** Messages in the language of the interface. */
export function useText(): (key: Key, values?: Record<string, unknown>) => string {
  return useTranslate() as (key: Key, values?: Record<string, unknown>) => string;
}

/** The name of a field, as everywhere. */
export function useFieldName(): (field: string) => string {
  const translate = useTranslate();
  return (field) => translate(`fields.${field}`, { _: field });
}
