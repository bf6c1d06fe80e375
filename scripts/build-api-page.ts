import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import { fastify } from 'fastify';

const brotli = promisify(brotliCompress);

/**
 * Writes the script of the reference of the API, 4 MB of another maker, which `src/http/docs/page` serves: a running server would load it for
 * a third of a second, in which it answers nobody.
 * @param file `docs/scalar.js` of the built interface; a compressed form is written beside it
 */
export async function buildApiPage(file: string): Promise<void> {
  const server = fastify();
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/' } });
  const { statusCode, rawPayload } = await server.inject('/docs/js/scalar.js');
  await server.close();
  if (statusCode !== 200) throw new Error('@scalar/fastify-api-reference has no script');
  // The best quality takes ten times as long for a tenth of the bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: rawPayload.length };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, rawPayload);
  writeFileSync(`${file}.br`, await brotli(rawPayload, { params }));
}
