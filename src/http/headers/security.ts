import type { Config } from '../../core/config/config.ts';

const always: Record<string, string> = {
  // What is answered is data: should a browser be made to show it as a page, nothing in it runs, and nothing frames it.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const behindTls = { ...always, 'strict-transport-security': 'max-age=31536000' };

/** Of every answer. That browsers are to use TLS is said only where readers do. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? behindTls : always;

/** The same as lines, for what is answered without a response. */
export const securityLines = (config: Pick<Config, 'publicUrl'>): string =>
  Object.entries(securityHeaders(config))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
