import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dartSource } from './dart.ts';
import { clientDocument, markOf } from './document.ts';
import { kotlinSource } from './kotlin.ts';
import { typescriptSource } from './typescript.ts';

/**
 * Writes the models of the clients from the OpenAPI document of apps and sites: `npm run client`. Each file names the
 * document that it was made from: files of today's document stay as they are.
 */

const notice = (mark: string): string =>
  `// Generated from the OpenAPI document ${mark}. Do not edit: run \`npm run client\`.\n`;

/** The files that are generated, by their path in this folder. */
export const generated = ['schema.ts', 'kotlin/Models.kt', 'dart/models.dart'] as const;

/** The document that a generated file was made from; empty where there is none. */
export function markIn(file: string): string {
  try {
    return readFileSync(join(import.meta.dirname, file), 'utf8').match(/document ([0-9a-f]{16})\./)?.[1] ?? '';
  } catch {
    return '';
  }
}

function write(): void {
  const document = clientDocument();
  const mark = markOf(document);
  if (generated.every((file) => markIn(file) === mark)) return;
  const sources: Record<(typeof generated)[number], string> = {
    'schema.ts': typescriptSource(document),
    'kotlin/Models.kt': kotlinSource(document),
    'dart/models.dart': dartSource(document),
  };
  for (const [file, source] of Object.entries(sources)) {
    const path = join(import.meta.dirname, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, notice(mark) + source);
  }
}

if (import.meta.main) write();
