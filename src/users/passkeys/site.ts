import type { Config } from '../../core/config/config.ts';
import { Fault } from '../../core/error.ts';

/** The relying party of WebAuthn. */
export interface RelyingParty {
  /** Host that passkeys belong to. */
  id: string;
  /** Where browsers use them. */
  origin: string;
}

// `URL` writes every form of an IPv4 address with four numbers.
const isLoopback = (host: string): boolean => host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
const isAddress = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);

/**
 * The site that passkeys belong to; null where browsers allow none. They want https and a name: WebAuthn, section 5.1.2,
 * refuses addresses of IP. `localhost` may have plain http, and stands for a loopback address.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (isLoopback(hostname)) return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
  if (isAddress(hostname)) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : null;
}

/** @throws Fault `conflict` where `PUBLIC_URL` allows no passkeys */
export function requireSite(config: Pick<Config, 'publicUrl'>): RelyingParty {
  const site = relyingParty(config);
  if (site) return site;
  throw new Fault('conflict', `Passkeys need a PUBLIC_URL with https and a host name; it is ${config.publicUrl}.`);
}
