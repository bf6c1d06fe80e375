import type { App } from './app.ts';
import { perProgram } from './state.ts';

/** A point at which later modules take part in the work of an earlier one, which cannot import them. */
interface Hook<Handler> {
  /** The handlers of this program, in the order of the modules. */
  (app: App): readonly Handler[];
  /** Called in `hooks` of a module. */
  add(app: App, handler: Handler): void;
}

export function hook<Handler>(): Hook<Handler> {
  const handlers = perProgram<Handler[]>(() => []);
  return Object.assign((app: App): readonly Handler[] => handlers(app), {
    add: (app: App, handler: Handler) => void handlers(app).push(handler),
  });
}
