import type { Document, Schema } from './document.ts';

/** A part of the document that others refer to, or that stands where it is used. */
type Shared<T> = T & { $ref?: string };

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  summary?: string;
  deprecated?: boolean;
  parameters?: Shared<Parameter>[];
  requestBody?: Shared<{ required?: boolean; content: Content }>;
  responses: Record<string, Shared<{ headers?: Record<string, Shared<{ schema: Schema }>>; content?: Content }>>;
}

const nameOf = ($ref: string): string => $ref.split('/').at(-1) as string;
const keyOf = (name: string): string => (/^([A-Za-z_$][\w$]*|\d+)$/.test(name) ? name : JSON.stringify(name));

/** Members of an object, one a line. */
const block = (members: readonly string[]): string =>
  members.length === 0 ? '{}' : `{\n${members.join('\n').replace(/^/gm, '  ')}\n}`;

const comment = (text = ''): string =>
  text === '' ? '' : `/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

const member = (name: string, type: string, isRequired: boolean, text?: string): string =>
  `${comment(text)}${keyOf(name)}${isRequired ? '' : '?'}: ${type};`;

/** Types that one value may have; those of several words are set in brackets. */
const oneOf = (types: readonly string[], by: '|' | '&' = '|'): string => {
  const some = [...new Set(types)];
  return some.length > 1 ? some.map((type) => (/ [|&] /.test(type) ? `(${type})` : type)).join(` ${by} `) : some.join();
};

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return oneOf(schema.enum.map((value) => JSON.stringify(value)));
  const parts = [
    ...(schema.allOf ?? []).map(typeOf),
    ...(schema.anyOf ? [oneOf(schema.anyOf.map(typeOf))] : []),
    ...(schema.type === undefined ? [] : [oneOf([schema.type].flat().map((type) => plainType(type, schema)))]),
  ];
  return parts.length === 0 ? 'unknown' : oneOf(parts, '&');
}

function plainType(type: string, schema: Schema): string {
  if (type === 'object') return objectType(schema);
  if (type === 'integer') return 'number';
  if (type !== 'array') return type; // string, number, boolean, null
  const items = typeOf(schema.items ?? {});
  return / [|&] /.test(items) ? `(${items})[]` : `${items}[]`;
}

/** Members that are named, and what every other member has. */
function objectType({ properties = {}, required = [], additionalProperties, patternProperties = {} }: Schema): string {
  const named = Object.entries(properties).map(([name, field]) =>
    member(name, typeOf(field), required.includes(name), field.description),
  );
  const others = Object.values(patternProperties).map(typeOf);
  if (typeof additionalProperties === 'object') others.push(typeOf(additionalProperties));
  else if (additionalProperties !== false && named.length + others.length === 0) others.push('unknown');
  if (others.length === 0) return named.length > 0 ? block(named) : 'Record<string, never>';
  const index = block([`[key: string]: ${oneOf(others)};`]);
  return named.length > 0 ? `${block(named)} & ${index}` : index;
}

/** Types of the models by name, and of all operations by their path as openapi-fetch takes them. */
export function typescriptSource({ paths, components }: Document): string {
  const resolved = <T>(part: Shared<T>, kind: string): T =>
    part.$ref ? ((components as unknown as Record<string, Record<string, T>>)[kind]?.[nameOf(part.$ref)] as T) : part;

  const contentOf = (content: Content): string =>
    block(Object.entries(content).map(([type, { schema }]) => member(type, typeOf(schema ?? {}), true)));

  function parametersOf(parameters: readonly Parameter[]): string {
    const places = [...new Set(parameters.map((one) => one.in))];
    return block(
      places.map((place) => {
        const some = parameters.filter((one) => one.in === place);
        const members = some.map(({ name, schema, required = false, description }) =>
          member(name, typeOf(schema), required, description),
        );
        return member(
          place,
          block(members),
          some.some(({ required }) => required),
        );
      }),
    );
  }

  function responseOf([status, shared]: [string, Operation['responses'][string]]): string {
    const { headers = {}, content } = resolved(shared, 'responses');
    const named = Object.entries(headers).map(([name, header]) =>
      member(name, typeOf(resolved(header, 'headers').schema), true),
    );
    const members = [
      member('headers', block([...named, '[name: string]: unknown;']), true),
      content ? member('content', contentOf(content), true) : 'content?: never;',
    ];
    return member(status, block(members), true);
  }

  function operationOf([method, operation]: [string, unknown]): string[] {
    const { summary, deprecated, parameters = [], requestBody, responses } = operation as Operation;
    if (deprecated) return [];
    const body = requestBody && resolved(requestBody, 'requestBodies');
    const members = [
      member('parameters', parametersOf(parameters.map((one) => resolved(one, 'parameters'))), true),
      ...(body ? [member('requestBody', block([`content: ${contentOf(body.content)};`]), body.required === true)] : []),
      member('responses', block(Object.entries(responses).map(responseOf)), true),
    ];
    return [member(method, block(members), true, summary)];
  }

  const models = Object.entries(components.schemas).map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`,
  );
  const operations = Object.entries(paths).map(([path, methods]) =>
    member(path, block(Object.entries(methods).flatMap(operationOf)), true),
  );
  return `${models.join('')}export interface paths ${block(operations)}\n`;
}
