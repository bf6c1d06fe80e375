import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Builds the web interface and its help into `admin/dist`, with a compressed form of each file beside it. An installation without the
 * development tools has no compiler: a release comes with what was built.
 */
const folder = join(import.meta.dirname, '../admin');
if (existsSync(join(folder, '../node_modules/vite'))) {
  const vite = await import('vite');
  await vite.build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
  const { buildHelp } = await import('./build-help.ts'); // as the compiler, of the development tools
  buildHelp(join(folder, 'dist/help'));
  for (const path of globSync('dist/{assets,help}/*.{js,css,svg,html}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, path));
    // Vite only warns of a font that is not installed.
    const [missing] = path.endsWith('.css') ? (/url\(["']?@[^)]*/.exec(bytes.toString()) ?? []) : [];
    if (missing) throw new Error(`${path} names a file that is not installed: ${missing}`);
    const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    if (small.length < bytes.length) writeFileSync(join(folder, `${path}.br`), small);
  }
}
