import { Type } from 'typebox';
import { imitates } from '../../text/confusables.ts';
import { refused, Text } from './common.ts';

/** Text that names something to people: no word of it imitates another by letters of several scripts. */
export const Label = (max: number, options: { min?: number; description?: string } = {}) =>
  Type.Refine(
    Text(max, options),
    (text) => !imitates(text),
    () => refused('mixed_scripts'),
  );
