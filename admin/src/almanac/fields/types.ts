import type { FieldErrors } from '../../record/types.ts';
import type { Day, Field } from '../use-day.ts';

/** What the editor of a value gets. */
export interface EditorProps {
  field: Field;
  /** As it is sent to the server; it begins with what holds now. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** By path: `tithi.0.end`. */
  errors: FieldErrors;
  day: Day;
  lang: string;
}
