import type { App } from '../app.ts';
import { hook } from '../hook.ts';

/** How a stored file is answered: to everybody, only to signed-in staff, as none, or by another address. */
export type FileAccess = 'all' | 'staff' | 'none' | { moved: string };

/** @param sig the parameter `sig` of the address, which identifies staff */
export const fileAccess = hook<(app: App, key: string, sig: string | undefined) => Promise<FileAccess>>();
