import { tidyLine, tidyText } from '../../text/normalise.ts';
import { instant, isoTime } from '../clock.ts';

/** How one value of an input is stored in one column, and read back as an input would say it. */
interface Codec<Value, Column> {
  /** What a new row has when the input does not name the field; absent: the field is required, or set by the module. */
  blank?: Column;
  write(value: Value): Column;
  read(column: Column): Value;
  /** Running text, whose changes are shown word by word. */
  isText?: true;
}

/** A field stored in columns of other names. */
interface Group<Row> {
  parts: { [part: string]: readonly [column: keyof Row & string, codec: Codec<unknown, unknown>] };
}

/** A field that code of the module stores. `read` is absent for what only an input has. */
interface ByHand<Value, Row> {
  byHand: true;
  blank: Partial<Row>;
  read?(row: Row): Value;
  isText: boolean;
}

type ValueOf<Input, Name extends keyof Input> = Exclude<Input[Name], undefined>;

/** One codec for each field of an input: a field without one does not compile. */
type Fields<Row, Input> = {
  [Name in keyof Input]-?:
    | (Name extends keyof Row ? Codec<ValueOf<Input, Name>, Row[Name]> : never)
    | Group<Row>
    | ByHand<ValueOf<Input, Name>, Row>;
};

/** The fields as they are read from a row. */
type Values<Input, Names extends PropertyKey = keyof Input> = {
  [Name in Extract<keyof Input, Names>]-?: ValueOf<Input, Name>;
};

/** As it is sent. */
export const same = <T>(blank?: T): Codec<T, T> => ({
  ...(blank === undefined ? {} : { blank }),
  write: (value) => value,
  read: (column) => column,
});

/** One line of text that must be there: trimmed, with single spaces. */
export const line = (blank?: string): Codec<string, string> => ({ ...same(blank), write: tidyLine, isText: true });

/** The same; null when nothing is left of it. */
export const lineOrNull = (): Codec<string | null, string | null> => ({
  ...same<string | null>(null),
  write: (value) => tidyLine(value ?? '') || null,
  isText: true,
});

/** Text of several lines. */
export const text = (blank?: string): Codec<string, string> => ({ ...same(blank), write: tidyText, isText: true });

/** The same; null when nothing is left of it. */
export const textOrNull = (): Codec<string | null, string | null> => ({
  ...same<string | null>(null),
  write: (value) => tidyText(value ?? '') || null,
  isText: true,
});

/** A truth value, stored as 0 or 1. */
export const flag = (blank?: boolean): Codec<boolean, number> => ({
  ...(blank === undefined ? {} : { blank: +blank }),
  write: (value) => +value,
  read: (column) => column === 1,
});

/** An instant, stored in UTC with a fixed width. */
export const time = (): Codec<string | null, string | null> => ({
  ...same<string | null>(null),
  write: (value) => (value === null ? null : isoTime(instant(value))),
});

/** A list or object, stored as JSON. `tidy` works on what is sent. An empty list costs no parsing. */
export const json = <T>(blank?: T, tidy: (value: T) => T = (value) => value): Codec<T, string> => ({
  ...(blank === undefined ? {} : { blank: JSON.stringify(blank) }),
  write: (value) => JSON.stringify(tidy(value)),
  read: (column) => (column === '[]' ? [] : JSON.parse(column)) as T,
});

/** An object, or null, whose parts are columns. */
export const group = <Row>(parts: Group<Row>['parts']): Group<Row> => ({ parts });

export const byHand = <Row, Value>(
  read: (row: Row) => Value,
  { blank = {}, isText = false }: { blank?: Partial<Row>; isText?: boolean } = {},
): ByHand<Value, Row> => ({ byHand: true, blank, read, isText });

/** A field of the input that no column has: code of the module acts on it. */
export const inputOnly = <Row, Value>(): ByHand<Value, Row> => ({ byHand: true, blank: {}, isText: false });

interface Columns<Row, Input> {
  /** Columns of a new row whose input names none of the fields. */
  blank: Partial<Row>;
  /** Names of the fields that are running text. */
  textFields: readonly string[];
  /** Columns of the fields that are sent, but for those that are stored by hand. */
  write(input: Partial<Input>): Partial<Row>;
  /** The fields of a row, in the form in which they are sent. */
  read(row: Row): Values<Input>;
  /** The same for the fields that a noun has, and no others; the noun's other fields are null, for the caller to fill in. */
  reader<Names extends PropertyKey>(noun: { properties: Record<Names, unknown> }): (row: Row) => Values<Input, Names>;
}

interface Runtime {
  name: string;
  blank: Record<string, unknown>;
  write?(value: unknown): Record<string, unknown>;
  read?(row: Record<string, unknown>): unknown;
  isText: boolean;
}

type AnyField = Codec<unknown, unknown> | Group<Record<string, unknown>> | ByHand<unknown, Record<string, unknown>>;

function runtimeOf(name: string, field: AnyField): Runtime {
  if ('byHand' in field) return { ...field, name };
  if ('parts' in field) {
    const parts = Object.entries(field.parts);
    return {
      name,
      isText: false,
      blank: Object.fromEntries(parts.map(([, [column, { blank }]]) => [column, blank])),
      write: (value) =>
        Object.fromEntries(
          parts.map(([part, [column, codec]]) => {
            const given = (value as Record<string, unknown> | null)?.[part];
            return [column, codec.write(given ?? null)];
          }),
        ),
      read(row) {
        const values: Record<string, unknown> = {};
        for (const [part, [column, codec]] of parts) values[part] = codec.read(row[column]);
        return values;
      },
    };
  }
  return {
    name,
    isText: field.isText === true,
    blank: 'blank' in field ? { [name]: field.blank } : {},
    write: (value) => ({ [name]: field.write(value) }),
    read: (row) => field.read(row[name]),
  };
}

/** What follows from the fields of an input: the columns of a new row, those of an edit, and the way back. */
export function columns<Row, Input>(fields: Fields<Row, Input>): Columns<Row, Input> {
  const all = Object.entries(fields as Record<string, AnyField>).map(([name, field]) => runtimeOf(name, field));
  const readable = all.filter(({ read }) => read);
  const readAll = (these: Runtime[], names: readonly string[]) => {
    // V8 turns an object that gets a dozen properties by computed names into a hash table, from which it is slow to copy
    // and to write JSON. One that comes from JSON is none, and neither are its copies.
    const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
    return (row: Row): Record<string, unknown> => {
      const values: Record<string, unknown> = { ...empty };
      for (const field of these) values[field.name] = field.read?.(row as Record<string, unknown>);
      return values;
    };
  };
  const read = readAll(
    readable,
    readable.map(({ name }) => name),
  );
  return {
    blank: Object.assign({}, ...all.map(({ blank }) => blank)) as Partial<Row>,
    textFields: all.filter(({ isText }) => isText).map(({ name }) => name),
    write(input) {
      const row: Record<string, unknown> = {};
      for (const { name, write } of all) {
        const value = (input as Record<string, unknown>)[name];
        if (value !== undefined && write) Object.assign(row, write(value));
      }
      return row as Partial<Row>;
    },
    read: (row) => read(row) as Values<Input>,
    reader<Names extends PropertyKey>(noun: { properties: Record<Names, unknown> }) {
      const fields = readable.filter(({ name }) => name in noun.properties);
      const readNoun = readAll(fields, Object.keys(noun.properties));
      return (row: Row) => readNoun(row) as Values<Input, Names>;
    },
  };
}
