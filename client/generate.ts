import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callsSource } from './generator/calls.ts';
import { clientDocument, markOf } from './generator/document.ts';
import { apiOf } from './generator/operations.ts';
import { packages } from './generator/packages.ts';
import { typescriptSource } from './generator/typescript.ts';

/**
 * `npm run client` writes what the TypeScript client takes from the API document: `schema.ts`, which names the document that it
 * was made from, and `calls.ts`. `npm run client -- FOLDER` writes the packages of all languages into a folder.
 */

/** The document that a generated file was made from; empty where there is none. */
export function markIn(file: string): string {
  try {
    return readFileSync(join(import.meta.dirname, file), 'utf8').match(/document ([0-9a-f]{16})\./)?.[1] ?? '';
  } catch {
    return '';
  }
}

function write(folder: string, files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, source);
  }
}

function generate(folder: string | undefined): void {
  const document = clientDocument();
  const mark = markOf(document);
  const notice = `// Generated from the OpenAPI document ${mark}. Do not edit: run \`npm run client\`.\n`;
  const sources = {
    'schema.ts': notice + typescriptSource(document),
    'calls.ts': callsSource(apiOf(document).operations),
  };
  if (markIn('schema.ts') !== mark) write(import.meta.dirname, sources);
  if (!folder) return;
  write(resolve(folder), packages(document));
  const compiler = join(import.meta.dirname, '../node_modules/.bin/tsc');
  execFileSync(compiler, ['-p', join(resolve(folder), 'npm')], { stdio: 'inherit' });
}

if (import.meta.main) generate(process.argv[2]);
