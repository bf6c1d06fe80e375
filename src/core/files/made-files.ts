import type { App } from '../app.ts';
import { hook } from '../hook.ts';

/** A stored file that answers a request. */
export interface MadeFile {
  key: string;
  /** Seconds that caches may keep it; absent: for good. */
  maxAge?: number;
  /** By which a CDN purges it. */
  topics: readonly string[];
}

/** Files that are generated on the first request. */
interface MadeFiles {
  /** First part of their addresses: `cards`. */
  prefix: string;
  /**
   * The file of an address.
   * @param path what follows the prefix @param ip the client's address
   * @throws Fault `not_found`, `rate_limited`, `unavailable`
   */
  find(app: App, path: string, ip: string): Promise<MadeFile | { moved: string }>;
}

export const madeFiles = hook<MadeFiles>();
