import type { Json, Operation } from './json.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const jsonType = 'application/json';

/** What the body of an answer is like, for comparison. */
export const contentJson = ({ content }: Json): string =>
  JSON.stringify((content as Record<string, Json> | undefined)?.[jsonType]?.schema ?? content);

/** Parts of operations that are described once, and what refers to them. */
interface Shared {
  /** By name. */
  components: Json;
  refer(operation: Operation): Operation;
}

/** Parts of one kind by their content; of two that want the same name the second has a number in it. */
class Names {
  readonly components: Json = {};
  readonly #kind: string;
  readonly #names = new Map<string, string>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  add(wanted: string, part: Json): void {
    const content = JSON.stringify(part);
    if (this.#names.has(content)) return;
    let name = wanted;
    for (let n = 2; name in this.components; n++) name = `${wanted}${n}`;
    this.#names.set(content, name);
    this.components[name] = part;
  }

  /** A reference to the part, where it has a name. */
  of(part: Json): Json {
    const name = this.#names.get(JSON.stringify(part));
    return name === undefined ? part : { $ref: `#/components/${this.#kind}/${name}` };
  }
}

/** How often each of these occurs. */
function countsOf(all: Iterable<Json>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) {
    const content = JSON.stringify(one);
    counts.set(content, (counts.get(content) ?? 0) + 1);
  }
  return counts;
}

/** Parameters that several operations have. */
export function sharedParameters(operations: readonly Operation[]): Shared {
  const names = new Names('parameters');
  const all = operations.flatMap(({ parameters = [] }) => parameters);
  const counts = countsOf(all);
  for (const one of all)
    if ((counts.get(JSON.stringify(one)) ?? 0) > 1)
      names.add(String(one.name).split(/\W|_/).map(capital).join(''), one);
  return {
    components: names.components,
    refer: (operation) =>
      operation.parameters ? { ...operation, parameters: operation.parameters.map((one) => names.of(one)) } : operation,
  };
}

/**
 * Errors, and answers without a body, once for each status; and a success that several operations have, such as a row
 * after each of its actions.
 */
export function sharedResponses(operations: readonly Operation[]): Shared {
  const names = new Names('responses');
  const all = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, response]) => ({ operationId, status, response })),
  );
  const counts = countsOf(all.map(({ response }) => response));
  const firstWith = new Map<string, string>();
  for (const { operationId, response } of all.toReversed()) firstWith.set(contentJson(response), operationId);
  for (const { status, response } of all) {
    // Errors are referred to thousands of times.
    const failure = status === '304' ? 'NotModified' : `E${status}`;
    if (status >= '300' && !(failure in names.components)) names.add(failure, response);
    else if ((counts.get(JSON.stringify(response)) ?? 0) > 1)
      names.add(
        response.content ? `${capital(firstWith.get(contentJson(response)) as string)}Reply` : `Success${status}`,
        response,
      );
  }
  return {
    components: names.components,
    refer: ({ responses, ...operation }) => ({
      ...operation,
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, names.of(response)]),
      ),
    }),
  };
}
