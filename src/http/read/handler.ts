import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Release } from '../../core/admission/admission.ts';
import { cachedRead, jsonMedia } from '../../core/api/cached-read.ts';
import { parseFields, splitUrl } from '../../core/api/query-string.ts';
import type { Read } from '../../core/api/read.ts';
import type { ReadRoute } from '../../core/api/route.ts';
import { parseQuery, type TextFields } from '../../core/api/validate.ts';
import type { App } from '../../core/app.ts';
import { isOutage } from '../../core/db/error.ts';
import { Fault } from '../../core/error.ts';
import { currentSettings, isCurrent } from '../../settings/settings.ts';
import { readForm } from '../body.ts';
import { beyond, isTooDeep, refuseDeep } from './deep.ts';
import type { ReadGate } from './gate.ts';
import { type Exchange, type ReadResult, type Remember, sendEntry, sendNotModified, sendPersonal } from './send.ts';

/** The client of a public read, and its request. */
interface ReadRequest extends Exchange {
  fields: TextFields;
  /** Of the client, as far as the proxies on the way are trusted. */
  ip: string;
  /** A page that is too deep is empty, and no error. */
  isEmptyBeyondDepth: boolean;
}

/** What all public reads of a server share. */
export interface ReadContext {
  gate: ReadGate;
  remember: Remember;
  /** Errors of reads that began without Fastify, and when they began (`performance.now()`). */
  failed: WeakMap<IncomingMessage, { error: unknown; begun: number }>;
}

/** Takes a public read from Fastify, answers it, and lets the fast path remember its address. */
export function readHandler(app: App, route: ReadRoute, { gate, remember, failed }: ReadContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const before = failed.get(request.raw);
    if (before) throw before.error;
    const inUrl = parseFields(splitUrl(request.url)[1]);
    const isForm = route.method === 'POST';
    const sent: TextFields = isForm ? { ...inUrl, ...(await readForm(request)) } : inUrl;
    const fields = { ...sent, ...(request.params as Record<string, string>) };
    const { id: requestId, ip, raw } = request;
    const exchange = { request: raw, response: reply.raw, requestId, ip };
    const result = await answerRead(app, gate, route, fields, exchange);
    reply.hijack();
    if (result && !isForm) remember(request.raw, result, route.path);
  };
}

/**
 * Answers the read that an address and its parameters choose.
 * @param sent the parameters, of the path too
 * @returns what the fast path may remember; null for a personal read
 * @throws Fault `not_found`, `invalid` naming the parameters, and errors of the gate
 */
export function answerRead(
  app: App,
  gate: ReadGate,
  route: ReadRoute,
  sent: TextFields,
  exchange: Exchange & Pick<ReadRequest, 'ip'>,
): Promise<ReadResult | null> {
  const read = route.choose?.(sent) ?? route.reads[0];
  if (!read) throw new Fault('not_found', 'There is nothing here.');
  const fields = route.fold ? route.fold(read.query, sent, false) : sent;
  const { isEmptyBeyondDepth = false } = route;
  return answer(app, gate, read, { ...exchange, fields, isEmptyBeyondDepth });
}

/**
 * Answers a public read: checks the parameters, then 304, then the cache, then what computes it.
 * @returns what the fast path may remember; null for a personal read
 */
async function answer(app: App, gate: ReadGate, requested: Read, given: ReadRequest): Promise<ReadResult | null> {
  const { fields, request, response, requestId, ip, isEmptyBeyondDepth } = given;
  const { generation } = app.versions;
  // Defaults such as the language are settings; those of before are better than no answer.
  if (!isCurrent(app) && !app.versions.isUnreachable)
    await currentSettings(app).catch((error) => {
      if (!isOutage(error)) throw error;
    });
  const query = requested.normalise(app, parseQuery(requested.query, fields)) as Record<string, unknown>;
  if (!isEmptyBeyondDepth) refuseDeep(query);
  if (requested.isPersonal) {
    const arrival = gate.arrival(cachedRead(requested, query), ip);
    const body = await gate.personal(arrival, await gate.place(arrival));
    await sendPersonal(app, requested.media ?? jsonMedia, body, given);
    return null;
  }
  const read = isTooDeep(query) ? beyond(requested) : requested;
  const wanted = cachedRead(read, query);
  const { key, topics } = wanted;
  const ifNoneMatch = request.headers['if-none-match'];
  const same = ifNoneMatch && app.cache.matches(ifNoneMatch, key, topics);
  if (same) {
    const state = { topics, media: read.media ?? '', validUntil: app.cache.validUntilOf(same) };
    sendNotModified(app, same, read.maxAge ?? 30, state, response, requestId);
    return { key, topics, generation };
  }
  let entry = gate.staleAtOnce(wanted);
  if (!entry) {
    const arrival = gate.arrival(wanted, ip);
    let release: Release = () => {};
    // Not in a function of its own: its promise would be older than the answer, and hold it.
    try {
      const turn = gate.admit(arrival);
      // Without a wait it goes on at once: an equal request that follows finds this computation.
      release = turn instanceof Promise ? await turn : turn;
    } catch (error) {
      entry = gate.staleAfter(error, arrival);
    }
    entry ??= await gate.answer(arrival, release);
  }
  await sendEntry(app, entry, request, response, requestId);
  return { key, topics, generation };
}
