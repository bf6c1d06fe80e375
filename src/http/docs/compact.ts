import type { Json } from './openapi-answers.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** Smaller schemas than this are as short as a reference to them. */
const leastBytes = 140;

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Schemas that become components: objects with members, lists of values, texts of a pattern, and unions of them. */
export const isNamed = (schema: Json): boolean =>
  (schema.type === 'object' && 'properties' in schema) ||
  'enum' in schema ||
  'pattern' in schema ||
  'anyOf' in schema ||
  (Array.isArray(schema.allOf) && schema.allOf.length > 1);

/** A schema or null: the schema itself is worth the name. */
const isNullable = ({ anyOf }: Json): boolean =>
  Array.isArray(anyOf) && anyOf.length === 2 && (anyOf[1] as Json).type === 'null';

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Calls `visit` for each schema within a schema, with a name for it. */
function eachInner(schema: Json, name: string, visit: (inner: Json, name: string) => void): void {
  for (const key of Object.keys(schema)) {
    const inner = schema[key] as Json;
    if (typeof inner !== 'object' || inner === null) continue;
    if (key === 'properties') for (const field of Object.keys(inner)) visit(inner[field] as Json, name + pascal(field));
    else if (key === 'items' || key === 'additionalProperties') visit(inner, singular(name));
    else if (key === 'patternProperties') for (const one of Object.values(inner)) visit(one as Json, singular(name));
    else if (key === 'anyOf' || key === 'allOf' || key === 'oneOf')
      for (const one of Object.values(inner)) visit(one as Json, name);
  }
}

/** The schema with every schema within it changed. */
function withInner(parts: Parts, schema: Json, change: (inner: Json) => unknown): Json {
  const ofAll = (holder: unknown) => parts.map(holder as Json, (one) => change(one as Json));
  return parts.map(schema, (inner, key) => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (/^(properties|patternProperties|anyOf|allOf|oneOf)$/.test(key)) return ofAll(inner);
    return key === 'items' || key === 'additionalProperties' ? change(inner as Json) : inner;
  }) as Json;
}

/** A schema without what is said of the field that it belongs to, and that: a reference may have it beside it. */
export function plainPart(parts: Parts, schema: Json): readonly [plain: Json, said: Json] {
  const { description, 'x-label': label, 'x-group': group, 'x-widget': widget, ...plain } = schema;
  if (description === undefined && label === undefined) return [schema, {}];
  const said = label === undefined ? {} : { 'x-label': label, 'x-group': group, 'x-widget': widget };
  return [parts.of(plain), description === undefined ? said : { description, ...said }];
}

/** A schema that occurs at several places. */
interface Shared {
  /** What it would be called. */
  name: string;
  count: number;
  /** One that is the same everywhere belongs to the component. */
  descriptions: Set<unknown>;
}

/** Every schema by its core, with how often it occurs. A schema within another that occurs at several places counts once. */
function* occurrences(parts: Parts, roots: Iterable<readonly [name: string, schema: Json]>): Steps<Map<Json, Shared>> {
  const found = new Map<Json, Shared>();
  const visit = (schema: Json, name: string): void => {
    if (isNamed(schema) && !isNullable(schema)) {
      const [plain, { description }] = plainPart(parts, schema);
      const shared = found.get(plain) ?? { name, count: 0, descriptions: new Set() };
      found.set(plain, shared);
      shared.descriptions.add(description);
      if (++shared.count > 1) return;
    }
    eachInner(schema, name, visit);
  };
  for (const [name, schema] of roots) {
    visit(schema, name);
    yield;
  }
  return found;
}

/** The schemas of an operation with what each would be called. */
function* schemasOf({ operationId, ...operation }: Json): Generator<readonly [string, Json]> {
  const name = pascal(operationId as string);
  for (const parameter of (operation.parameters ?? []) as Json[])
    if (parameter.schema) yield [`${pascal(parameter.name as string)}Value`, parameter.schema as Json];
  const contents = [
    [`${name}Body`, operation.requestBody as Json | undefined],
    ...Object.values(operation.responses as Json).map((response) => [`${name}Reply`, response as Json] as const),
  ] as const;
  for (const [wanted, holder] of contents)
    for (const content of Object.values((holder?.content ?? {}) as Record<string, Json>))
      yield [wanted, content.schema as Json];
}

/**
 * Gives a name to every schema without one that occurs at several places, and refers to it there.
 *
 * @param components schemas by name; gets the new ones
 * @returns steps, and the operations in the end
 */
export function* sharedSchemaSteps<T extends Json>(
  parts: Parts,
  operations: readonly T[],
  components: Map<string, Json>,
): Steps<T[]> {
  const roots = function* () {
    for (const [name, schema] of components) {
      const inner: [string, Json][] = [];
      eachInner(schema, name, (one, wanted) => void inner.push([wanted, one]));
      yield* inner;
    }
    for (const operation of operations) yield* schemasOf(operation);
  };
  // What is a component already has its name; one with a description stands only for what has one as well.
  const existing = new Map(
    [...components].map(([name, schema]) => [plainPart(parts, schema)[0], { name, text: schema.description }]),
  );
  const shared = [...(yield* occurrences(parts, roots()))].filter(
    ([schema, { count }]) => count > 1 && parts.sizeOf(schema) >= leastBytes && !existing.has(schema),
  );
  const names = new Map<Json, string>();
  const taken = new Set(components.keys());
  // The largest first, which has the best claim to the short name.
  for (const [schema, { name: wanted }] of shared.sort(([a], [b]) => parts.sizeOf(b) - parts.sizeOf(a))) {
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted}${n}`;
    taken.add(name);
    names.set(schema, name);
  }
  /** The description of the component itself. */
  const common = new Map(
    shared.map(([schema, { descriptions }]) => [schema, descriptions.size === 1 ? [...descriptions][0] : undefined]),
  );
  const memo = new Map<Json, Json>();
  const inner = (schema: Json) => withInner(parts, schema, referred);
  const referred = (schema: Json): Json => {
    const known = memo.get(schema);
    if (known) return known;
    const [plain, { description, ...hints }] = plainPart(parts, schema);
    const component = existing.get(plain);
    const stands = component && (component.text === undefined || description !== undefined);
    const name = names.get(plain) ?? (stands ? component.name : undefined);
    const own = description === undefined || common.get(plain) !== undefined ? {} : { description };
    const made = name === undefined ? inner(schema) : parts.of({ ...reference(name), ...own, ...hints });
    memo.set(schema, made);
    return made;
  };
  for (const [name, schema] of components) {
    components.set(name, inner(schema));
    yield;
  }
  for (const [plain, name] of names) {
    const description = common.get(plain);
    components.set(name, inner(description === undefined ? plain : parts.of({ ...plain, description })));
    yield;
  }
  return yield* withSchemas(parts, operations, referred);
}

/** The operations with the schemas of their parameters, bodies and responses changed. */
export function* withSchemas<T extends Json>(
  parts: Parts,
  operations: readonly T[],
  change: (schema: Json) => Json,
): Steps<T[]> {
  const made: T[] = [];
  for (const operation of operations) {
    made.push(changedOperation(parts, operation, change));
    yield;
  }
  return made;
}

function changedOperation<T extends Json>(parts: Parts, operation: T, change: (schema: Json) => Json): T {
  const ofHolder = (holder: Json): Json => {
    const { schema } = holder;
    const changed = schema ? change(schema as Json) : schema;
    return changed === schema ? holder : parts.of({ ...holder, schema: changed });
  };
  const ofContent = (holder: Json): Json =>
    holder.content
      ? parts.of({ ...holder, content: parts.map(holder.content as Json, (one) => ofHolder(one as Json)) })
      : holder;
  const { parameters, requestBody, responses } = operation as Json as {
    parameters?: Json[];
    requestBody?: Json;
    responses: Record<string, Json>;
  };
  const made = Object.entries(responses).map(([status, response]) => [status, ofContent(response)] as const);
  return {
    ...operation,
    ...(parameters ? { parameters: parameters.map(ofHolder) } : {}),
    ...(requestBody ? { requestBody: ofContent(requestBody) } : {}),
    responses: Object.fromEntries(made),
  };
}
