/** A field of an input of the API, as its schema describes it. */
export interface FormField {
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
  fields?: readonly FormField[];
}

/** What a form holds, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** What the server says of fields that it refused. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What every kind of field gets. */
export interface FieldProps {
  field: FormField;
  value: unknown;
  onChange: (value: unknown) => void;
  error?: string | undefined;
  /** Of all fields beside it, for one that has parts. */
  errors?: FieldErrors;
  help?: string | undefined;
  disabled?: boolean;
}

/** The fields of these names, in their order. */
export const pick = (fields: readonly FormField[], names: readonly string[]): FormField[] =>
  names.map((name) => fields.find((one) => one.name === name)).filter((one) => one !== undefined);
