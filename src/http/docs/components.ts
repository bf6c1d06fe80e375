import { extendSteps } from './extended.ts';
import { fieldSteps } from './fields.ts';
import { headers } from './headers.ts';
import type { Json, Operation } from './json.ts';
import { NamedSchemas } from './named-schemas.ts';
import { capital, contentJson, jsonType, sharedParameters, sharedResponses } from './shared.ts';
import type { Steps } from './steps.ts';

type Paths = Record<string, Record<string, Operation>>;

/**
 * Puts schemas with an `$id` into `components` and refers to them wherever they occur, as well as bodies, fields that several
 * forms have, and parameters and answers that several operations have. What has all of another schema refers to that.
 *
 * @param document an OpenAPI document with every schema written out where it occurs
 * @param examples of successes by operation; operations with the same success share it
 * @returns steps of a few milliseconds at most, and the document in the end
 */
export function* componentSteps(document: Json, examples: Json): Steps<Json> {
  const named = new NamedSchemas();
  const found: [kind: 'paths' | 'webhooks', path: string, method: string, operation: Operation][] = [];
  for (const kind of ['paths', 'webhooks'] as const)
    for (const [path, methods] of Object.entries(document[kind] as Paths))
      for (const [method, given] of Object.entries(methods)) {
        found.push([kind, path, method, withNamedBody(named, named.of(given) as Operation)]);
        yield;
      }
  const { schemas: others, ...rest } = document.components as { schemas: Json };
  const schemas = { ...(yield* fieldSteps(yield* extendSteps(named.finish()))), ...others };
  let operations = withExamples(
    found.map(([, , , operation]) => operation),
    examples,
  );
  yield;
  const parameters = sharedParameters(operations);
  yield;
  const responses = sharedResponses(operations);
  yield;
  operations = operations.map((operation) => responses.refer(parameters.refer(operation)));
  const made: Record<'paths' | 'webhooks', Record<string, Json>> = { paths: {}, webhooks: {} };
  for (const [i, operation] of operations.entries()) {
    const [kind, path, method] = found[i] as (typeof found)[number];
    made[kind][path] ??= {};
    (made[kind][path] as Json)[method] = operation;
  }
  const sorted = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  const shared = { responses: responses.components, parameters: parameters.components };
  return { ...document, ...made, components: { schemas: Object.fromEntries(sorted), ...shared, headers, ...rest } };
}

/** A body is named after its operation; another operation may have the same one. */
function withNamedBody(named: NamedSchemas, operation: Operation): Operation {
  const { requestBody, operationId } = operation;
  if (!requestBody) return operation;
  const content = Object.entries(requestBody.content).map(([media, { schema, ...more }]) => [
    media,
    { schema: named.body(`${capital(operationId)}Body`, schema as Json), ...more },
  ]);
  return { ...operation, requestBody: { ...requestBody, content: Object.fromEntries(content) } };
}

/** The successes with their examples. */
function withExamples(operations: readonly Operation[], examples: Json): Operation[] {
  const byContent = new Map<string, unknown>();
  for (const { operationId, responses } of operations)
    for (const [status, response] of Object.entries(responses)) {
      const content = contentJson(response);
      if (status < '300' && examples[operationId] !== undefined && !byContent.has(content))
        byContent.set(content, examples[operationId]);
    }
  const withExample = (response: Json): Json => {
    const example = byContent.get(contentJson(response));
    if (example === undefined) return response;
    const content = response.content as Record<string, Json>;
    return { ...response, content: { ...content, [jsonType]: { ...content[jsonType], example } } };
  };
  return operations.map((operation) => {
    // Old addresses answer as the address of their operation does, where the example is.
    if (operation.deprecated) return operation;
    const responses = Object.entries(operation.responses).map(([status, response]) => [
      status,
      status < '300' ? withExample(response) : response,
    ]);
    return { ...operation, responses: Object.fromEntries(responses) };
  });
}
