// usage: node parse.mjs <file>...
// Prints where a file of Kotlin, Dart or Swift has what its grammar does not know.
import { readFileSync } from 'node:fs';
import { Language, Parser } from 'web-tree-sitter';

await Parser.init();
const languages = new Map();
async function parserOf(file) {
  const name = { kt: 'kotlin', kts: 'kotlin', dart: 'dart', swift: 'swift' }[file.split('.').at(-1)];
  if (!languages.has(name)) {
    const wasm = new URL(`node_modules/tree-sitter-wasms/out/tree-sitter-${name}.wasm`, import.meta.url);
    languages.set(name, await Language.load(wasm.pathname));
  }
  const parser = new Parser();
  parser.setLanguage(languages.get(name));
  return parser;
}
const faultsOf = (node) =>
  node.isError || node.isMissing ? [node] : node.hasError ? node.children.flatMap(faultsOf) : [];
for (const file of process.argv.slice(2)) {
  const faults = faultsOf((await parserOf(file)).parse(readFileSync(file, 'utf8')).rootNode);
  for (const { startPosition, text } of faults.slice(0, 10))
    console.log(`${file}:${startPosition.row + 1}: ${text.slice(0, 100)}`);
}
