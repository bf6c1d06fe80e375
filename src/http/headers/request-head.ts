import type { IncomingMessage } from 'node:http';
import { isAddress } from '../../core/config/ip-ranges.ts';

/**
 * Why a request is ambiguous (a proxy might parse it differently), or undefined: protection against request smuggling.
 */
export function ambiguity(request: IncomingMessage): string | undefined {
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    return 'Transfer-Encoding must be chunked, and nothing else.';
  let hosts = 0;
  const { rawHeaders } = request;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host' && ++hosts > 1) return 'There is more than one Host.';
  }
  return undefined;
}

/** An address as a proxy writes it: some add the port. Null for what is none. */
function plainAddress(text: string): string | null {
  const [, inBrackets, four] = text.match(/^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/) ?? [];
  const address = inBrackets ?? four ?? text;
  return isAddress(address) && !address.includes('%') ? address : null;
}

/**
 * Leaves in `X-Forwarded-For` only what lies behind the last thing that is no address: whoever sent that, what is
 * left of it came from them. So nothing but an address is ever kept, or has limits of its own.
 */
export function tidyForwarded(request: IncomingMessage): void {
  const header = request.headers['x-forwarded-for'];
  if (header === undefined) return;
  const addresses: string[] = [];
  for (const text of String(header).split(',').reverse()) {
    const address = plainAddress(text.trim());
    if (address === null) break;
    addresses.unshift(address);
  }
  request.headers['x-forwarded-for'] = addresses.join(', ');
}
