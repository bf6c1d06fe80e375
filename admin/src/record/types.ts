/** A field of an input of the API, as its schema describes it. */
export interface Field {
  name: string;
  widget: string;
  group: string;
  isRequired: boolean;
  isNullable: boolean;
  /** Several values: of a text field one a line. */
  isList?: boolean;
  choices?: readonly (string | number)[];
  min?: number;
  max?: number;
  /** What the server stores where the field is not given. */
  first?: unknown;
  /** Letters at most. */
  length?: number;
  /** Of a group. */
  fields?: readonly Field[];
}

/** What a form holds, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** What the server says of fields that it refused. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What every kind of field gets. */
export interface FieldProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
  /** Of all fields beside it, for one that has parts. */
  errors?: FieldErrors;
  help?: string | undefined;
  disabled?: boolean;
}

/** The fields of these names, in their order. */
export const pick = (fields: readonly Field[], names: readonly string[]): Field[] =>
  names.map((name) => fields.find((one) => one.name === name)).filter((one) => one !== undefined);
