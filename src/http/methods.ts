import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Method } from '../core/api/route.ts';
import { Fault } from '../core/error.ts';
import { allowed } from './headers/cors.ts';

/** 405 for the methods that an address does not have, before anything else is checked. */
export function refuseOthers(
  server: FastifyInstance,
  path: string,
  methods: ReadonlySet<Method>,
  errorsAs200: boolean,
): void {
  const routed = new Set<string>([...methods, 'OPTIONS', ...(methods.has('GET') ? ['HEAD'] : [])]);
  const others = METHODS.filter((m) => server.supportedMethods.includes(m) && !routed.has(m));
  const refuse = async (): Promise<never> => {
    const allow = allowed(methods);
    throw new Fault('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
  };
  server.route({
    method: others as HTTPMethods[],
    url: path,
    config: { errorsAs200 },
    onRequest: refuse,
    handler: refuse,
  });
}
