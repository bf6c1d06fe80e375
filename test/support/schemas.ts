import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

const folder = join(import.meta.dirname, '../fixtures/schemas');
const file = (name: string) => ({ fileName: name, contents: readFileSync(join(folder, name), 'utf8') });

/** Holds an XML document against one of our schemas; says what is wrong and where. */
export async function assertValid(xml: string, schema: string): Promise<void> {
  const result = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: file(schema),
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
    preload: schema === 'sitemap.xsd' ? [file('sitemap-news.xsd')] : [],
    initialMemoryPages: 64 * memoryPages.MiB,
    maxMemoryPages: 512 * memoryPages.MiB,
  });
  assert.ok(result.valid, `${result.errors.map((e) => e.rawMessage).join('\n')}\n${xml.slice(0, 2_000)}`);
}
