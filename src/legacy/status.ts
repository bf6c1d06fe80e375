import { Type } from 'typebox';
import { read } from '../core/api/read.ts';
import { version } from '../core/release.ts';
import { catalogue } from './endpoints.ts';

/** What the service is and what it offers: the answer of the versioned front script without `endpoint`. */
export const status = read({
  name: 'status',
  summary: 'Name, version, and the list of endpoints and actions',
  query: Type.Object({}),
  reply: Type.Object({
    name: Type.String(),
    version: Type.String(),
    status: Type.Literal('ok'),
    documentation_url: Type.String(),
    openapi_url: Type.String(),
    endpoints: Type.Array(
      Type.Object({ endpoint: Type.String(), actions: Type.Array(Type.String()), url: Type.String() }),
    ),
  }),
  normalise: (_app, query) => query,
  topics: () => [],
  async run({ config }) {
    const { publicUrl } = config;
    return {
      data: {
        name: 'Dinam',
        version,
        status: 'ok',
        documentation_url: `${publicUrl}/docs`,
        openapi_url: `${publicUrl}/api/openapi.json`,
        endpoints: catalogue(`${publicUrl}/api/v1/index.php`),
      },
    };
  },
});
