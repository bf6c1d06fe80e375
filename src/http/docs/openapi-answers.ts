import { type TArray, type TObject, type TSchema, type TUnion, Type } from 'typebox';
import { type ActRoute, isAdminRead, type ReadRoute, type Route } from '../../core/api/route.ts';
import { JsonValue, ListMeta, Meta } from '../../model/common.ts';
import { headersOf304, headersOfPersonal, headersOfRead, headersOfStatus, headersOfSuccess } from './headers.ts';

export type Json = Record<string, unknown>;

const isArray = (schema: TSchema): schema is TArray => (schema as { type?: string }).type === 'array';
const isUnion = (schema: TSchema): schema is TUnion => 'anyOf' in schema;
const isObject = (schema: TSchema): schema is TObject => 'properties' in schema;

/**
 * The envelopes of a success, one for each shape that `data` may have: a list has another `meta` than a thing.
 * @param more fields of `meta` beside those
 */
function envelopes(data?: TSchema, more?: TObject): Json[] {
  if (data !== undefined && isUnion(data)) return data.anyOf.flatMap((one) => envelopes(one, more));
  const meta = data !== undefined && isArray(data) ? ListMeta : Meta;
  const envelope = Type.Object({
    success: Type.Literal(true),
    message: Type.String(),
    data: data ?? JsonValue,
    meta: more ? Type.Object({ ...meta.properties, ...more.properties }) : meta,
  });
  return [{ ...envelope }];
}

/** One schema for any of these, each once. */
export function anyOf(schemas: readonly unknown[]): unknown {
  if (schemas.length === 1) return schemas[0];
  const one = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return one.length === 1 ? one[0] : { anyOf: one };
}

const jsonBody = (schemas: readonly unknown[]): Json => ({ 'application/json': { schema: anyOf(schemas) } });

const problems: Record<number, string> = {
  400: 'A parameter or a field is not valid; every bad one is named',
  401: 'No valid token, or no valid credentials',
  403: 'The rights of the user do not allow it',
  404: 'There is no such thing',
  405: 'The action does not take this method',
  409: 'There is one with this key, something refers to it, or the idempotency key was used with another body',
  410: 'There is no such thing any more',
  412: 'Changed meanwhile',
  413: 'The body is too large',
  415: 'The content type of the body is not accepted',
  428: 'If-Match is missing',
  429: 'Too many requests; see Retry-After',
  503: 'Overloaded or away; see Retry-After',
};

const problemOf = (status: number): Json => ({
  description: problems[status],
  ...headersOfStatus(status),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const byStatus = new Map(Object.keys(problems).map((status) => [Number(status), problemOf(Number(status))]));

/** The response of an error; the same object for each operation. */
export const problem = (status: number): Json => byStatus.get(status) as Json;

/**
 * The errors that follow from what a route is, and those that it names. Those of HTTP itself, which come before an
 * operation is known (408, 414, 431), are in the introduction.
 */
export function failuresOf(route: Route): number[] {
  const failures = [400, 503, ...(route.method === 'GET' ? [] : [413])];
  if ('reads' in route || 'open' in route) {
    // A POST read takes a form.
    return [...failures, 404, 429, ...(route.method === 'POST' ? [415] : [])];
  }
  const isGuarded = route.access !== 'anyone';
  const isWrite = route.method !== 'GET';
  if (isGuarded) failures.push(401, 403);
  if (!isGuarded || isWrite) failures.push(429);
  if (isWrite) failures.push(404, 409, 415);
  if (isWrite && isGuarded) failures.push(412);
  if (route.path.includes(':') || route.query?.properties.id) failures.push(404);
  if (route.needsRev) failures.push(428);
  // An unknown action, or one of another method.
  if (route.dispatch) failures.push(404, 405);
  return [...failures, ...(route.fails ?? [])];
}

const failed = (routes: readonly Route[]): Json =>
  Object.fromEntries(routes.flatMap(failuresOf).map((status) => [status, problem(status)]));

/** An address of more operations than this says where each is described instead of repeating them all. */
const mostShapes = 6;

const AnyObject = Type.Unsafe<unknown>({ type: 'object', additionalProperties: true });
const AnyData = Type.Unsafe<unknown>({
  anyOf: [AnyObject, { type: 'array', items: AnyObject }],
  description: 'As the REST address of the operation describes it',
});

export function readAnswers(route: ReadRoute): Json {
  const media = route.reads[0]?.media?.split(';')[0];
  const shapes =
    route.reads.length > mostShapes
      ? envelopes(AnyData)
      : route.reads.flatMap(({ reply, meta }) => envelopes(reply, meta));
  const isPersonal = route.reads.every((read) => read.isPersonal);
  return {
    200: {
      description: 'OK',
      ...(isPersonal ? headersOfPersonal : headersOfRead),
      content: media ? { [media]: { schema: route.reads[0]?.reply } } : jsonBody(shapes),
    },
    ...(isPersonal ? {} : { 304: { description: 'The client has it already (If-None-Match)', ...headersOf304 } }),
    ...failed([route]),
  };
}

/** Whether the data of an envelope is a row with a version; an earlier revision of one is not what is edited. */
const hasRev = (envelope: Json): boolean => {
  const { data } = envelope.properties as { data: TSchema };
  return isObject(data) && 'rev' in data.properties && !('is_current' in data.properties);
};

/** Answers of an address with all the operations that it may mean. */
export function actAnswers(acts: readonly ActRoute[]): Json {
  const successes = new Map<number, { shapes: Json[]; files: Json }>();
  for (const { reply, status = 200, also = {}, downloads = [] } of acts) {
    const files = Object.fromEntries(downloads.map((media) => [media, { schema: { type: 'string' } }]));
    for (const [code, schema] of [[status, reply] as const, ...Object.entries(also)]) {
      const success = successes.get(+code) ?? { shapes: [], files: {} };
      // What is only a file has no envelope, nor has what has no body.
      const isBare = schema === undefined && (downloads.length > 0 || +code === 204);
      const shapes = isBare ? [] : envelopes(schema);
      successes.set(+code, { shapes: [...success.shapes, ...shapes], files: { ...success.files, ...files } });
    }
  }
  const isRead = acts.every(isAdminRead);
  const answers = [...successes].map(([status, { shapes, files }]): [number, Json] => [
    status,
    {
      description: 'OK',
      ...headersOfSuccess(acts[0]?.method ?? '', status, shapes.length > 0 && shapes.every(hasRev), isRead),
      ...(status === 204 ? {} : { content: { ...(shapes.length ? jsonBody(shapes) : {}), ...files } }),
    },
  ]);
  const unchanged = isRead
    ? { 304: { description: 'The client has it already (If-None-Match)', ...headersOf304 } }
    : {};
  return { ...Object.fromEntries(answers), ...unchanged, ...failed(acts) };
}
