/**
 * Lints the API document as clients get it, and that of what apps and sites use, with the rules `recommended` of Redocly and `spectral:oas` of Spectral:
 *
 *   node scripts/openapi-lint.ts
 *
 * Ends with 1 when there is an error or a warning.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { api } from '../src/app.ts';
import { apiDocument } from '../src/http/docs/openapi.ts';
import { publicDocument } from '../src/http/docs/public.ts';

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

async function spectralOas(source: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const problems = await linter.run(JSON.parse(source));
  return problems
    .filter(({ severity }) => severity <= mostSevere)
    .map(({ severity, code, message, path }) => ['spectral', severity, code, message, path.join('/')].join(' '));
}

for (const [name, document] of Object.entries(documents)) {
  const source = JSON.stringify(document);
  const problems = [...(await redocly(document, source)), ...(await spectralOas(source))];
  for (const line of problems.slice(0, 50)) console.error(`${name} ${line}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${name} (${Buffer.byteLength(source)} bytes) has no problem.`);
}
