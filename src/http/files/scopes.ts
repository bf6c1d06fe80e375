import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../../core/app.ts';

/** In a scope of its own, in which every content type is bytes. */
export function mountRaw(server: FastifyInstance, options: RouteOptions): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => bytes);
    scope.route(options);
  });
}

/** In a scope of its own, in which the body is left to the route. */
export function mountStreamed({ config }: App, server: FastifyInstance, options: RouteOptions, media: string): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(media, async () => null);
    scope.route({ ...options, handlerTimeout: config.uploadTimeoutMs });
  });
}
