/** What the generators make code of: types, models and operations in no language yet. */

/** A type of a field. */
export interface Type {
  kind: 'string' | 'integer' | 'number' | 'boolean' | 'any' | 'list' | 'map' | 'model';
  /** Of a list or a map: its values. */
  of?: Type;
  /** Of a model. */
  name?: string;
  isNullable: boolean;
}

export interface Field {
  /** As JSON has it. */
  json: string;
  type: Type;
  /** It may be absent. */
  isOptional: boolean;
  text: string;
}

export interface Model {
  name: string;
  text: string;
  fields: Field[];
  /** An app also sends it. */
  isInput: boolean;
  /** A list of it takes `fields`: members that are not named there are missing. */
  isPartial: boolean;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** An operation that an app calls without a token. */
export interface Operation {
  /** `news` of `dinam.news.latest()`. */
  group: string;
  /** `latest` of it. */
  name: string;
  text: string;
  method: Method;
  path: string;
  /** Parameters of the path, in its order. The client itself fills in `installation_id`. */
  places: Field[];
  query: Field[];
  /** Parameters of the query that it leaves out, as they make it another question. */
  left: string[];
  /** Members of the body; the client itself fills in `installation_id`. Null: nothing is sent. */
  body: Field[] | null;
  /** `data` of its answer. */
  data: Type;
}

/** The parameter that the client fills in: it is the same in all calls of a phone. */
export const installationId = 'installation_id';

/** The parameter that the client fills in unless a call gives it. */
export const language = 'lang';

export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `thumbnail_url` as `thumbnailUrl`. */
export const camel = (text: string): string => {
  const name = pascal(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** Names of members in Kotlin and Swift, which take a reserved word between backticks. */
export function backticked(reservedWords: string): (json: string) => string {
  const reserved = new Set(reservedWords.split(' '));
  return (json) => (reserved.has(camel(json)) ? `\`${camel(json)}\`` : camel(json));
}
