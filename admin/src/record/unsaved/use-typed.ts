import { type Dispatch, type SetStateAction, useState } from 'react';
import { type Unsaved, useUnsaved } from './use-unsaved.ts';

interface More {
  rev?: number | string | null | undefined;
  isSecret?: boolean;
}

/**
 * What is typed into a form that holds it as one value, as JSON can say it. It is kept until it is sent, see `useUnsaved`.
 * @param first what the form begins with: typing that again is typing nothing
 */
export function useTyped<T>(
  form: string,
  first: T | (() => T),
  more: More = {},
): [value: T, change: Dispatch<SetStateAction<T>>, unsaved: Unsaved] {
  const [begun] = useState(first);
  const [value, setValue] = useState(begun);
  const isSame = JSON.stringify(value) === JSON.stringify(begun);
  const unsaved = useUnsaved<T>({ ...more, form, typed: isSame ? null : value, restore: setValue });
  return [value, setValue, unsaved];
}
