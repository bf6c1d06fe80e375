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

/** A generated file; empty where there is none. */
function textOf(file: string): string {
  try {
    return readFileSync(join(import.meta.dirname, file), 'utf8');
  } catch {
    return '';
  }
}

/** The document that a generated file was made from. */
const markIn = (file: string): string => textOf(file).match(/document ([0-9a-f]{16})\./)?.[1] ?? '';

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
  const calls = callsSource(apiOf(document).operations);
  // What is of today's document stays as it is: the compiler has seen it.
  if (markIn('schema.ts') !== mark) write(import.meta.dirname, { 'schema.ts': notice + typescriptSource(document) });
  if (textOf('calls.ts') !== calls) write(import.meta.dirname, { 'calls.ts': calls });
  if (!folder) return;
  write(resolve(folder), packages(document));
  const compiler = join(import.meta.dirname, '../node_modules/.bin/tsc');
  execFileSync(compiler, ['-p', join(resolve(folder), 'npm')], { stdio: 'inherit' });
}

if (import.meta.main) generate(process.argv[2]);
