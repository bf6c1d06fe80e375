import type { Route } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import type { Module } from '../core/module.ts';
import type { Api } from './docs/openapi.ts';
import { Entrance } from './health/entrance.ts';
import { createServer } from './server.ts';
import { mountService, type Readiness } from './service.ts';

/** The HTTP side of a program. */
export interface Http {
  /** Listens; not yet ready. */
  listen(): Promise<void>;
  /** What `/health/ready` answers. */
  setReady(ready: boolean): void;
  /** Answers what has begun, then closes; returns how many connections were cut off within a request. */
  close(): Promise<number>;
}

export async function createHttp(
  app: App,
  modules: readonly Module[],
  { api, pages }: { api: Api; pages: readonly Route[] },
  entrance = new Entrance(app.config),
): Promise<Http> {
  const { port, host, publicUrl } = app.config;
  const readiness: Readiness = { ready: false };
  const { server, connections } = await createServer(app, modules, [...api.routes, ...pages], entrance, (s, metrics) =>
    mountService(app, s, metrics, readiness, async () => {
      // Loaded when the first asks for it: what the documents say takes memory that few processes need.
      const { documentsOf } = await import('./docs/documents.ts');
      return documentsOf(api, publicUrl);
    }),
  );
  return {
    async listen() {
      await server.listen({ port, host });
    },
    setReady(ready) {
      readiness.ready = ready;
    },
    async close() {
      readiness.ready = false;
      await connections.drain();
      await server.close();
      return connections.cut;
    },
  };
}
