import type { FieldErrors } from '../../record/types.ts';
import type { DayField, ViewedDay } from '../use-day.ts';

/** What the editor of a value gets. */
export interface EditorProps {
  field: DayField;
  /** As it is sent to the server; it begins with what holds now. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** By path: `tithi.0.end`. */
  errors: FieldErrors;
  day: ViewedDay;
  lang: string;
}
