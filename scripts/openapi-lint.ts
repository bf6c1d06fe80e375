/**
 * Lints the API document as clients get it, and that of what apps and sites use, with the rules `recommended` of Redocly and what
 * `spectral:oas` of Spectral asks beyond them:
 *
 *   node scripts/openapi-lint.ts
 *
 * Ends with 1 when there is an error or a warning. `test/long/generators.test.ts` asks Spectral itself.
 */
import { createConfig, lintFromString, type Oas3Rule } from '@redocly/openapi-core';
import { Check } from 'typebox/schema';
import { api } from '../src/app.ts';
import { apiDocument } from '../src/http/docs/openapi.ts';
import { publicDocument } from '../src/http/docs/public.ts';

/** A default is a value of its schema. */
const validDefault: Oas3Rule = () => ({
  Schema(schema, { report, location }) {
    if (schema.default === undefined || Check(schema as object, schema.default)) return;
    report({ message: 'The default is no value of its schema', location: location.child('default') });
  },
});

/** What Spectral asks and `recommended` does not, by the names of Spectral where Redocly has no rule of its own. */
const asSpectral = {
  'info-contact': 'error',
  'rule/info-description': {
    subject: { type: 'Info', property: 'description' },
    assertions: { nonEmpty: true },
    message: 'The document has a description',
  },
  'rule/no-eval-in-markdown': {
    subject: { type: 'any', property: 'description' },
    assertions: { notPattern: '/eval\\(/' },
    message: 'A description calls `eval`',
  },
  'dinam/oas3-valid-schema-example': 'error',
  'operation-description': 'error',
  'operation-tag-defined': 'error',
  'rule/operation-tags': {
    subject: { type: 'Operation', property: 'tags' },
    assertions: { nonEmpty: true },
    message: 'An operation has a tag',
  },
} as const;

interface Document extends Record<string, unknown> {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const whole = apiDocument(api, 'https://api.example.in');
const documents = { 'openapi.json': whole as Document, 'openapi-public.json': publicDocument(whole) as Document };

/** Operations that lead a browser elsewhere have no success of their own; Redocly knows no such operation. */
const redirectsOf = (document: Document): Set<string> =>
  new Set(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses).some((status) => status.startsWith('3'))
          ? [`#/paths/${path.replaceAll('/', '~1')}/${method}/responses`]
          : [],
      ),
    ),
  );

async function redocly(document: Document, source: string): Promise<string[]> {
  const redirects = redirectsOf(document);
  const plugins = [{ id: 'dinam', rules: { oas3: { 'oas3-valid-schema-example': validDefault } } }];
  const config = await createConfig({ plugins, extends: ['recommended'], rules: asSpectral });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems
    .filter(({ ruleId, location }) => ruleId !== 'operation-2xx-response' || !redirects.has(location[0]?.pointer ?? ''))
    .map(({ severity, ruleId, message, location }) => [severity, ruleId, message, location[0]?.pointer].join(' '));
}

for (const [name, document] of Object.entries(documents)) {
  const source = JSON.stringify(document);
  const problems = await redocly(document, source);
  for (const line of problems.slice(0, 50)) console.error(`${name} ${line}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${name} (${Buffer.byteLength(source)} bytes) has no problem.`);
}
