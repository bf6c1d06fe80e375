import type { App } from '../core/app.ts';
import { hook } from '../core/hook.ts';
import type { System } from './model.ts';

/** Figures of a module on the page of the server. */
export type SystemParts = Pick<System, 'feeds' | 'media'>;

export const systemParts = hook<(app: App) => Promise<Partial<SystemParts>>>();
