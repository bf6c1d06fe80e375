import { Type } from 'typebox';
import { read } from '../core/api/read.ts';
import { shownDocs } from '../core/config/config.ts';
import { version } from '../core/release.ts';
import { perProgram } from '../core/state.ts';

const Endpoint = Type.Object({ endpoint: Type.String(), actions: Type.Array(Type.String()), url: Type.String() });

/** The endpoints and actions that the status lists: a module that serves such addresses adds them at the start. */
export const listedEndpoints = perProgram((): { endpoint: string; actions: string[]; url: string }[] => []);

/** What the service is and what it offers. */
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
    endpoints: Type.Array(Endpoint),
  }),
  normalise: (_app, query) => query,
  topics: () => [],
  async run(app) {
    const { publicUrl } = app.config;
    return {
      data: {
        name: 'Dinam',
        version,
        status: 'ok',
        documentation_url: `${publicUrl}${shownDocs(app.config).public ? '/docs' : '/api/openapi.json'}`,
        openapi_url: `${publicUrl}/api/openapi.json`,
        endpoints: listedEndpoints(app),
      },
    };
  },
});
