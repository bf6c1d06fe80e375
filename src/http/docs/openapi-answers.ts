import { type TArray, type TIntersect, type TObject, type TSchema, type TUnion, Type } from 'typebox';
import { type ActRoute, isAdminRead, type ReadRoute, type Route } from '../../core/api/route.ts';
import { JsonValue, ListMeta, Meta } from '../../core/model/common.ts';
import { headersOf304, headersOfPersonal, headersOfRead, headersOfStatus, headersOfSuccess } from './headers.ts';
import type { Json } from './json.ts';

const isArray = (schema: TSchema): schema is TArray => (schema as { type?: string }).type === 'array';
const isUnion = (schema: TSchema): schema is TUnion => 'anyOf' in schema;
const isIntersection = (schema: TSchema): schema is TIntersect => 'allOf' in schema;
const isObject = (schema: TSchema): schema is TObject => 'properties' in schema;

const frameOf = (name: string, meta: TSchema): TObject =>
  Type.Object({ success: Type.Literal(true), message: Type.String(), meta }, { $id: name });
/** A list has another `meta` than a thing. */
const frames = { list: frameOf('ListSuccess', ListMeta), thing: frameOf('Success', Meta) };

/**
 * The envelopes of a success, one for each shape that `data` may have: a frame, and `data`.
 * @param more fields of `meta` beside those
 */
function envelopes(data?: TSchema, more?: TObject): Json[] {
  if (data !== undefined && isUnion(data)) return data.anyOf.flatMap((one) => envelopes(one, more));
  const frame = data !== undefined && isArray(data) ? frames.list : frames.thing;
  const fields = { data: data ?? JsonValue };
  if (!more) return [{ ...Type.Intersect([frame, Type.Object(fields)]) }];
  const meta = Type.Intersect([frame.properties.meta as TObject, more]);
  return [{ ...Type.Object({ ...frame.properties, meta, ...fields }) }];
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
 * operation is determined (408, 414, 431), are in the introduction.
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
    ...(route.followsRenames
      ? { 301: { description: 'What the address names has another slug now', ...headersOfStatus(301) } }
      : {}),
    ...(isPersonal ? {} : { 304: { description: 'The client has it already (If-None-Match)', ...headersOf304 } }),
    ...failed([route]),
  };
}

/** Whether `data` is a row with a version; an earlier revision of one is not what is edited. */
function hasRev(data: TSchema | undefined): boolean {
  if (data === undefined) return false;
  if (isUnion(data)) return data.anyOf.every(hasRev);
  if (isIntersection(data)) return data.allOf.some(hasRev);
  return isObject(data) && 'rev' in data.properties && !('is_current' in data.properties);
}

/** Answers of an address with all the operations that it may mean. */
export function actAnswers(acts: readonly ActRoute[]): Json {
  const successes = new Map<number, { shapes: Json[]; files: Json; haveRev: boolean }>();
  for (const { reply, status = 200, also = {}, downloads = [] } of acts) {
    const files = Object.fromEntries(downloads.map((media) => [media, { schema: { type: 'string' } }]));
    for (const [code, schema] of [[status, reply] as const, ...Object.entries(also)]) {
      const success = successes.get(+code) ?? { shapes: [], files: {}, haveRev: true };
      // What is only a file has no envelope, nor has what has no body.
      const isBare = schema === undefined && (downloads.length > 0 || +code === 204);
      const shapes = isBare ? [] : envelopes(schema);
      successes.set(+code, {
        shapes: [...success.shapes, ...shapes],
        files: { ...success.files, ...files },
        haveRev: success.haveRev && hasRev(schema),
      });
    }
  }
  const isRead = acts.every(isAdminRead);
  const answers = [...successes].map(([status, { shapes, files, haveRev }]): [number, Json] => [
    status,
    {
      description: 'OK',
      ...headersOfSuccess(acts[0]?.method ?? '', status, shapes.length > 0 && haveRev, isRead),
      ...(status === 204 ? {} : { content: { ...(shapes.length ? jsonBody(shapes) : {}), ...files } }),
    },
  ]);
  const unchanged = isRead
    ? { 304: { description: 'The client has it already (If-None-Match)', ...headersOf304 } }
    : {};
  return { ...Object.fromEntries(answers), ...unchanged, ...failed(acts) };
}
