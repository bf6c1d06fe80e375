import type { App } from './app.ts';
import type { Fault } from './error.ts';
import { hook } from './hook.ts';

/** Makes the HTML document of an error of a page, for the path that was requested. */
export const errorPages = hook<(app: App, fault: Fault, path: string) => Promise<string>>();
