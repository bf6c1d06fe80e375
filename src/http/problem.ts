import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { splitUrl } from '../core/api/query-string.ts';
import type { Route } from '../core/api/route.ts';
import type { App } from '../core/app.ts';
import { ofDatabase } from '../core/db/error.ts';
import { type Code, Fault, statusOf } from '../core/error.ts';
import { errorPages } from '../core/error-page.ts';
import { preferredLang } from '../core/messages/accept-language.ts';
import { localized } from '../core/messages/messages.ts';
import { type Lang, languages } from '../core/model/common.ts';
import { movedTo } from '../core/old-address.ts';

const titles: Record<Code, string> = {
  invalid: 'Invalid request',
  unauthenticated: 'Authentication needed',
  otp_required: 'Second factor needed',
  forbidden: 'Not allowed',
  reauthentication_required: 'Present password or second factor needed',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  conflict: 'Conflict',
  gone: 'Gone',
  stale: 'Changed meanwhile',
  too_large: 'Too large',
  uri_too_long: 'Address too long',
  unsupported_media: 'Content type not accepted',
  precondition_required: 'if-match needed',
  rate_limited: 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Unavailable',
};

/**
 * The language of messages: that of the address, or of a client that shows them to people (`X-Dinam-Client`), whose
 * `lang` of a list is that of the stories; null where it is none of ours.
 */
export function messageLang(url: string, headers: IncomingHttpHeaders): Lang | null {
  if (headers['x-dinam-client'] !== undefined) return preferredLang(headers['accept-language'], languages) ?? null;
  const [, lang] = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url) ?? [];
  return languages.find((one) => one === lang) ?? null;
}

/** The body of an error (RFC 9457 with our members). */
export function problemOf(
  fault: Fault,
  instance: string,
  requestId: string,
  lang: string | null = null,
): Record<string, unknown> {
  const { message, errors } = localized(fault, lang);
  return {
    type: `urn:dinam:error:${fault.code}`,
    title: titles[fault.code],
    status: statusOf[fault.code],
    detail: message,
    instance,
    success: false,
    message,
    code: fault.code,
    errors,
    request_id: requestId,
  };
}

/** The content type of pages. */
export const htmlMedia = 'text/html; charset=utf-8';

/** Where the page has gone that a reader requests, and that is not here: an address of the publisher's old site. */
export async function movedPage(
  app: App,
  fault: Fault,
  { raw: { method }, url, routeOptions }: Pick<FastifyRequest, 'raw' | 'url' | 'routeOptions'>,
): Promise<string | null> {
  const route = routeOptions?.config?.route;
  const isPage = (route && 'isPage' in route && route.isPage) || !(route?.path ?? url).startsWith('/api/');
  if (fault.code !== 'not_found' || !isPage || (method !== 'GET' && method !== 'HEAD')) return null;
  return movedTo(app, url);
}

/**
 * The error as a page, for a browser that opened an address outside the API; undefined for everybody else, and where the
 * page cannot be made.
 */
export async function errorPageOf(
  app: App,
  fault: Fault,
  { method, url = '', headers }: IncomingMessage,
  route: Route | undefined,
): Promise<string | undefined> {
  const [path] = splitUrl(url);
  const isPage = route ? 'isPage' in route && route.isPage : !path.startsWith('/api/');
  if ((method !== 'GET' && method !== 'HEAD') || !isPage || !headers.accept?.includes('text/html')) return undefined;
  const [make] = errorPages(app);
  return make?.(app, fault, path).catch((err) => {
    app.log.warn({ err }, 'the error page could not be rendered');
    return undefined;
  });
}

interface LibraryError {
  code?: string;
  statusCode?: number;
  message?: string;
}

/** What Fastify itself refuses, in the contract's words. */
const ofFastify: Record<string, () => Fault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Fault('too_large', 'The body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupported(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Fault('invalid', 'The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Fault('invalid', 'The body is no JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Fault('invalid', 'The body does not have the length that Content-Length says.'),
  FST_ERR_BAD_URL: () => badUrl(),
  FST_ERR_INVALID_URL: () => badUrl(),
  FST_ERR_MAX_PARAM_LENGTH: () => new Fault('uri_too_long', 'A part of the path is too long.'),
  FST_ERR_NOT_FOUND: () => new Fault('not_found', 'There is nothing here.'),
  FST_ERR_VALIDATION: () => new Fault('invalid', 'The request is not valid.'),
  FST_ERR_HANDLER_TIMEOUT: () => new Fault('unavailable', 'This took too long.', { headers: { 'retry-after': '5' } }),
};

const badUrl = (): Fault =>
  new Fault('invalid', 'The address is not UTF-8 in percent-encoding.', {
    errors: [{ field: 'path', message: 'is not UTF-8 in percent-encoding' }],
  });

export function unsupported(): Fault {
  return new Fault(
    'unsupported_media',
    'The body must be application/json, application/x-www-form-urlencoded or multipart/form-data.',
  );
}

/** Any thrown thing as a Fault; what is unknown becomes `internal` and says nothing more. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { code = '' } = (error ?? {}) as LibraryError;
  return ofFastify[code]?.() ?? ofDatabase(error) ?? new Fault('internal', 'Internal error.', { cause: error });
}

/** Of a message in the log. */
const longestReason = 300;

/**
 * Why a request was refused, for the log: code and message as the client got them. Of a failure the code is that of the
 * system where it has one, and `cause` its message.
 */
export function reasonOf(fault: Fault): { code: string; reason: string; cause?: string } {
  const reason = fault.message.slice(0, longestReason);
  if (fault.status < 500) return { code: fault.code, reason };
  const { code, message } = (fault.cause ?? {}) as LibraryError;
  return { code: code ?? fault.code, reason, ...(message ? { cause: message.slice(0, longestReason) } : {}) };
}
