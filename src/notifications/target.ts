import type { FieldError } from '../core/error.ts';
import { languages } from '../model/common.ts';
import { installationIdPattern } from '../model/device.ts';
import type { Target, TargetType } from '../model/notification.ts';
import { fold } from '../text/fold.ts';

/** What the fan-out can find devices for. The other types are refused: nobody may believe that they were sent. */
export const builtTargets: readonly TargetType[] = ['all', 'topic', 'lang', 'place', 'category', 'device'];

/** What FCM takes as the name of a topic. */
const topicPattern = /^[a-zA-Z0-9_.~%-]{1,900}$/;
const installationPattern = new RegExp(installationIdPattern);

/** The form in which places and categories are compared: phone and desk may spell them differently. */
export const labelKey = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

const wrongValue: Partial<Record<TargetType, (value: string) => string | null>> = {
  topic: (v) => (topicPattern.test(v) ? null : 'must be a topic: 1 to 900 of the characters A-Z a-z 0-9 - _ . ~ %'),
  lang: (v) =>
    (languages as readonly string[]).includes(v) ? null : `must be a language: one of ${languages.join(', ')}`,
  place: (v) => (labelKey(v) === '' ? 'must name a place' : null),
  category: (v) => (labelKey(v) === '' ? 'must be the slug of a category' : null),
  device: (v) => (installationPattern.test(v) ? null : 'must be the installation id of a device'),
};

/** What is wrong with a target, field by field. */
export function targetErrors({ type, value }: Target): FieldError[] {
  if (!builtTargets.includes(type))
    return [{ field: 'target.type', message: `${type} is not supported yet; there are ${builtTargets.join(', ')}` }];
  if (type === 'all')
    return value == null ? [] : [{ field: 'target.value', message: 'must be left out: all takes none' }];
  if (value == null || value === '') return [{ field: 'target.value', message: 'is required' }];
  if (typeof value !== 'string') return [{ field: 'target.value', message: 'must be string' }];
  const message = wrongValue[type]?.(value) ?? null;
  return message === null ? [] : [{ field: 'target.value', message }];
}
