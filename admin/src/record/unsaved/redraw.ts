import type { OpenForm } from './open-forms.ts';

/** Milliseconds in which a page that is drawn anew is there again. */
const redrawMs = 10_000;

interface Handed {
  typed: unknown;
  form: OpenForm;
}

let until = 0;
const handed = new Map<string, Handed>();

/** The whole page is about to be drawn anew, as in another language: its forms go on with what is typed into them. */
export function redrawn(): void {
  until = Date.now() + redrawMs;
}

export function handOver(name: string, form: OpenForm, typed: unknown): void {
  if (Date.now() < until) handed.set(name, { form, typed });
}

/** What the same form had before the page was drawn anew; its draft ends. */
export function handedOver(name: string): Handed | undefined {
  const found = handed.get(name);
  handed.delete(name);
  if (!found || Date.now() >= until) return undefined;
  found.form.end();
  return found;
}
