import { invalid } from '../core/error.ts';
import { isLink, linkMessage } from '../core/model/link.ts';
import type { NotificationInput } from './model/notification.ts';
import { targetErrors } from './targeting/target.ts';
import { contentErrors } from './transports/payload.ts';

/** What the schema cannot say; `schemes` are those of the security settings. @throws Fault `invalid` naming every bad field */
export function checkInput(input: NotificationInput, schemes: readonly string[]): void {
  const { deep_link, target } = input;
  const errors = [...targetErrors(target), ...contentErrors(input)];
  if (deep_link != null && !isLink(deep_link, schemes)) errors.push({ field: 'deep_link', message: linkMessage });
  if (errors.length) throw invalid(errors);
}
