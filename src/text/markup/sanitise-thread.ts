import { mostStored } from './bounds.ts';
import { sanitise } from './html.ts';

// What is done in the thread: see core/markup/clean.ts.

/** @returns null where more is left than is stored */
export function sanitised(html: string): string | null {
  const clean = sanitise(html);
  return clean.length > mostStored ? null : clean;
}
