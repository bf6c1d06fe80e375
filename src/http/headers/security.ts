import type { Config } from '../../core/config/config.ts';
import { frameOrigins } from '../../text/markup/players/players.ts';

const always: Record<string, string> = {
  // What is answered is data: should a browser be made to show it as a page, nothing in it runs, and nothing frames it.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
/**
 * Of a page for readers. Its one script is a file of this site, and requests this site alone. Pictures, films and players are
 * of other hosts, as editors link them; forms lead to this site.
 */
const ofPages: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "manifest-src 'self'",
    'img-src http: https: data:',
    'media-src http: https:',
    `frame-src ${frameOrigins.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Players of films refuse a page that does not say where it is.
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Of a script, which matters to a service worker alone: it requests this site, and nothing else. */
const ofScripts: Record<string, string> = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** What an answer of a content type has instead of the headers of every answer. */
export const headersOfMedia = (media: string): Readonly<Record<string, string>> =>
  media.startsWith('text/html') ? ofPages : media.startsWith('text/javascript') ? ofScripts : {};

const behindTls = { ...always, 'strict-transport-security': 'max-age=31536000' };

/** Of every answer. That browsers are to use TLS is said only where readers do. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? behindTls : always;

/** The same as lines, for what is answered without a response. */
export const securityLines = (config: Pick<Config, 'publicUrl'>): string =>
  Object.entries(securityHeaders(config))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
