import type { App } from './app.ts';
import { hook } from './hook.ts';

/**
 * Where an address that nothing answers leads: a path of this site, a whole address of a file or elsewhere, or null.
 * Path and query come as requested.
 */
export const oldAddresses = hook<(app: App, address: string) => Promise<string | null>>();

/** The pattern of what answers a path of this site, `/n/:slug`; null where nothing does. The server adds it. */
export const routePatterns = hook<(path: string) => string | null>();

/** The address to redirect a reader to; null when the address is none of an old site, or the database cannot be read now. */
export async function movedTo(app: App, address: string): Promise<string | null> {
  for (const find of oldAddresses(app)) {
    const path = await find(app, address).catch((err) => {
      app.log.warn({ err }, 'an old address could not be looked up');
      return null;
    });
    if (path !== null) return path;
  }
  return null;
}
