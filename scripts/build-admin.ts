import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Builds the web interface, its help and the script of the API's page into `admin/dist`, with a compressed form of each file beside it. An installation without the
 * development tools has no compiler: a release comes with what was built.
 */
const folder = join(import.meta.dirname, '../admin');
const brotli = promisify(brotliCompress); // in threads: as much work as all the rest of the build

/**
 * Scripts that import each other in a circle are run in an order in which one of them may use what is not made yet: the page
 * stays empty.
 * @throws Error that names the circle
 */
function checkOrder(output: readonly { fileName: string; imports?: string[] }[]): void {
  const importsOf = new Map(output.map(({ fileName, imports = [] }) => [fileName, imports]));
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Scripts import each other: ${[...path, name].join(' -> ')}`);
    if (done.has(name)) return;
    for (const one of importsOf.get(name) ?? []) walk(one, [...path, name]);
    done.add(name);
  };
  for (const name of importsOf.keys()) walk(name, []);
}

if (existsSync(join(folder, '../node_modules/vite'))) {
  const vite = await import('vite');
  const built = await vite.build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
  if ('output' in built) checkOrder(built.output);
  const { buildHelp } = await import('./build-help.ts'); // as the compiler, of the development tools
  buildHelp(join(folder, 'dist/help'));
  const { buildApiPage } = await import('./build-api-page.ts');
  const apiPage = buildApiPage(join(folder, 'dist/docs/scalar.js'));
  const compressed = globSync('dist/{assets,help}/**/*.{js,css,svg,html,json}', { cwd: folder }).map(async (path) => {
    const bytes = readFileSync(join(folder, path));
    // Vite only warns of a font that is not installed.
    const [missing] = path.endsWith('.css') ? (/url\(["']?@[^)]*/.exec(bytes.toString()) ?? []) : [];
    if (missing) throw new Error(`${path} names a file that is not installed: ${missing}`);
    const small = await brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    if (small.length < bytes.length) writeFileSync(join(folder, `${path}.br`), small);
  });
  await Promise.all([apiPage, ...compressed]);
}
