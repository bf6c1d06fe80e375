// usage: node lint.mjs FILE...
// Says what the rules `spectral:oas` of Spectral find in API documents, a line each; ends with 1 when there is an error or a warning.
import { readFileSync } from 'node:fs';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

/** Severities of Spectral from 0, error, to 3, hint: a warning is 1. */
const mostSevere = 1;

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [rulesets.oas] });
for (const file of process.argv.slice(2)) {
  const problems = await linter.run(JSON.parse(readFileSync(file, 'utf8')));
  for (const { severity, code, message, path } of problems) {
    if (severity > mostSevere) continue;
    console.log([file, severity, code, message, path.join('/')].join(' '));
    process.exitCode = 1;
  }
}
