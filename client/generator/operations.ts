import type { Document, Schema } from './document.ts';
import { lastOf, modelReader } from './models.ts';
import { nameOf } from './names.ts';
import { type Field, installationId, type Method, type Model, type Operation, pascal, type Type } from './types.ts';

interface ParameterOf {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface ResponseOf {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface OperationOf {
  summary: string;
  parameters?: ({ $ref?: string } & ParameterOf)[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, ResponseOf>;
}

/** The parameter for which a list also tells of removed rows. */
const since = 'updated_after';

/** What apps call, and the models of all that is sent and answered. */
export function apiOf(document: Document): { models: Model[]; operations: Operation[] } {
  const { typeOf, partial, resolved, flat, inputsOf, models } = modelReader(document);
  const components = document.components as unknown as Record<string, Record<string, unknown>>;
  const shared = <T>(part: T & { $ref?: string }, kind: string): T =>
    part.$ref ? (components[kind]?.[lastOf(part.$ref)] as T) : part;

  /**
   * The list, where an answer is a list or, for an id or slug, one row: that has an address of its own. Of a list of rows that
   * also tells of removed ones the rows alone.
   */
  function dataOf(schema: Schema): { data: Schema; changes: Schema | null; isEither: boolean } {
    const some = resolved(schema);
    const answers = (some.anyOf ?? [some]).map((one) => flat(resolved(one)).properties?.data as Schema);
    const list = answers.find((data) => resolved(data).type === 'array');
    const data = list ?? (answers[0] as Schema);
    const isEither = answers.length > 1;
    const [row] = isEither ? (resolved(data).items?.anyOf ?? []) : [];
    return row ? { data: { type: 'array', items: row }, changes: data, isEither } : { data, changes: null, isEither };
  }

  const text = (type: Type): Type => (type.kind === 'any' ? { kind: 'string', isNullable: false } : type);

  function operationsOf(path: string, method: Method, operation: OperationOf): Operation[] {
    const success = ['200', '201', '202'].map((status) => operation.responses[status]).find((one) => one !== undefined);
    const schema = shared(success ?? {}, 'responses').content?.['application/json']?.schema;
    if (!schema) return [];
    const { data, changes, isEither } = dataOf(schema);
    const { group, name } = nameOf(method, path, resolved(data).type === 'array');
    const owner = pascal(`${group}-${name}`);
    const fieldsIn = (place: string): Field[] =>
      (operation.parameters ?? [])
        .map((one) => shared<ParameterOf>(one, 'parameters'))
        .filter((one) => one.in === place)
        .map((one) => ({
          json: one.name,
          type: text(typeOf(one.schema, owner + pascal(one.name))),
          isOptional: one.required !== true,
          text: one.description ?? '',
        }));
    // The id of a story in a path is a number, as it is in the story.
    const places = fieldsIn('path').map(
      (one): Field =>
        one.json.endsWith('_id') && one.json !== installationId
          ? { ...one, type: { kind: 'integer', isNullable: false } }
          : one,
    );
    const isOne = (field: Field): boolean => ['id', 'slug'].includes(field.json);
    const given = fieldsIn('query');
    const all = given.filter((field) => !(isEither || places.some(isOne)) || !isOne(field));
    const body = operation.requestBody?.content['application/json']?.schema;
    const leftBy = (query: readonly Field[]): string[] =>
      given.flatMap(({ json }) => (query.some((field) => field.json === json) ? [] : [json]));
    const rows = all.filter(({ json }) => !changes || json !== since);
    const type = typeOf(data, `${owner}Data`);
    if (all.some(({ json }) => json === 'fields')) partial(type);
    const made: Operation = {
      group,
      name,
      text: operation.summary,
      method,
      path,
      places,
      query: rows,
      left: leftBy(rows),
      body: body ? inputsOf(flat(resolved(body)), owner) : null,
      data: type,
    };
    if (!changes) return [made];
    // With `updated_after` the same address is a question of its own. It has an order of its own, and no other language.
    const query = all
      .filter(({ json }) => !['sort', 'fallback', 'page'].includes(json))
      .map((field) => ({ ...field, isOptional: field.isOptional && field.json !== since }));
    const others = { name: 'changes', text: 'What has changed after a time, oldest change first', query };
    return [made, { ...made, ...others, left: leftBy(query), data: typeOf(changes, `${owner}Change`) }];
  }

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    /^\/api\/v1(\/|$)/.test(path)
      ? Object.entries(methods).flatMap(([method, operation]) =>
          operationsOf(path, method as Method, operation as OperationOf),
        )
      : [],
  );
  for (const name of Object.keys(document.components.schemas))
    if (!isPartOfCall.test(name)) typeOf({ $ref: `#/components/schemas/${name}` }, name);
  return { models: models(), operations };
}

/** Schemas that a call takes apart: bodies are its arguments, and replies have one class. */
const isPartOfCall = /Body$|Reply\d*$|Value$|^(Device|Vote|Report)(Input|Patch)$|Removed$|Success$|^Meta$/;
