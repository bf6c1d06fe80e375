import type { App } from '../app.ts';
import { hook } from '../hook.ts';

/** How a stored file is answered: to everybody, only to the staff that asks, as none, or by another address. */
export type FileAccess = 'all' | 'staff' | 'none' | { moved: string };

/** @param sig the parameter `sig` of the address, by which staff is known */
export const fileAccess = hook<(app: App, key: string, sig: string | undefined) => Promise<FileAccess>>();
