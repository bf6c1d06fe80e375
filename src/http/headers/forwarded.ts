import type { IncomingMessage } from 'node:http';
import type { App } from '../../core/app.ts';
import { inRanges, parseRange } from '../../core/config/ip-ranges.ts';

/** Addresses that were warned about: headers of a client must not use up the warning about the real proxy. */
const mostWarnings = 10;

/**
 * Tells once of a proxy that is not named in `TRUST_PROXY`: all that it passes on counts as one client, so one wrong
 * guesser shuts out everybody, and no limit by address means anything.
 */
export function forwardedWatch({ config, log }: App): (request: IncomingMessage) => void {
  const trusted = config.trustProxy.map(parseRange);
  const warned = new Set<string>();
  return ({ headers, socket }) => {
    if (warned.size >= mostWarnings || headers['x-forwarded-for'] === undefined) return;
    const proxy = socket.remoteAddress?.replace(/^::ffff:/, '');
    if (proxy === undefined || warned.has(proxy) || inRanges(proxy, trusted)) return;
    warned.add(proxy);
    log.warn(
      { proxy, trust_proxy: config.trustProxy },
      'X-Forwarded-For came from an address that TRUST_PROXY does not name, and is not believed: if that is your proxy, name it',
    );
  };
}
