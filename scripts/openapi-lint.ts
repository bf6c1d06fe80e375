/**
 * Lints the API document as clients get it, with the rules `recommended` of Redocly and `spectral:oas` of Spectral:
 *
 *   node scripts/openapi-lint.ts
 *
 * Ends with 1 when there is an error or a warning.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { routes } from '../src/app.ts';
import { apiDocument } from '../src/http/docs/openapi.ts';

const document = apiDocument(routes, 'https://api.example.in') as {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
};
const source = JSON.stringify(document);

/** Operations that lead a browser elsewhere have no success of their own; Redocly knows no such operation. */
const redirects = new Set(
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.keys(responses).some((status) => status.startsWith('3'))
        ? [`#/paths/${path.replaceAll('/', '~1')}/${method}/responses`]
        : [],
    ),
  ),
);

async function redocly(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems
    .filter(({ ruleId, location }) => ruleId !== 'operation-2xx-response' || !redirects.has(location[0]?.pointer ?? ''))
    .map(({ severity, ruleId, message, location }) =>
      ['redocly', severity, ruleId, message, location[0]?.pointer].join(' '),
    );
}

/** Severities of Spectral from 0, error, to 3, hint: a warning is 1. */
const mostSevere = 1;

async function spectralOas(): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const problems = await linter.run(JSON.parse(source));
  return problems
    .filter(({ severity }) => severity <= mostSevere)
    .map(({ severity, code, message, path }) => ['spectral', severity, code, message, path.join('/')].join(' '));
}

const problems = [...(await redocly()), ...(await spectralOas())];
for (const line of problems.slice(0, 50)) console.error(line);
if (problems.length === 0) console.log(`The API document (${Buffer.byteLength(source)} bytes) has no problem.`);
process.exitCode = problems.length === 0 ? 0 : 1;
