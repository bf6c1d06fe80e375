import { currentSession, onSession } from '../../session/session.ts';
import { type OpenForm, openForms } from './open-forms.ts';

/** What the forms of a page had that is drawn anew, by their names. */
const handed = new Map<string, { form: OpenForm; typed: unknown }>();

// Who signs in next gets nothing of it.
onSession(() => {
  if (currentSession().state === 'signed-out') handed.clear();
});

/** The whole page is about to be drawn anew, as in another language: its forms go on with what is typed into them. */
export function redrawn(): void {
  handed.clear();
  for (const form of openForms()) form.isRedrawn = true;
}

export function handOver(form: OpenForm, typed: unknown): void {
  if (form.isRedrawn && typed !== null) handed.set(form.form, { form, typed });
}

/** What the same form had before the page was drawn anew, once. */
export function handedOver(name: string): { form: OpenForm; typed: unknown } | undefined {
  const found = handed.get(name);
  handed.delete(name);
  return found;
}
