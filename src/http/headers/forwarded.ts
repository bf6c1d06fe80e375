import type { IncomingMessage } from 'node:http';
import type { App } from '../../core/app.ts';
import { inRanges, parseRange } from '../../core/config/ip-ranges.ts';

/**
 * Tells once of a proxy that is not named in `TRUST_PROXY`: all that it passes on counts as one client, so one wrong
 * guesser shuts out everybody, and no limit by address means anything.
 */
export function forwardedWatch({ config, log }: App): (request: IncomingMessage) => void {
  const trusted = config.trustProxy.map(parseRange);
  let isTold = false;
  return ({ headers, socket }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    const proxy = socket.remoteAddress?.replace(/^::ffff:/, '');
    if (proxy === undefined || inRanges(proxy, trusted)) return;
    isTold = true;
    log.warn(
      { proxy, trust_proxy: config.trustProxy },
      'X-Forwarded-For came from an address that TRUST_PROXY does not name, and is not believed: if that is your proxy, name it',
    );
  };
}
