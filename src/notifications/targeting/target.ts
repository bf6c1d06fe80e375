import type { FieldError } from '../../core/error.ts';
import { languages } from '../../core/model/common.ts';
import { labelKey } from '../devices/tags.ts';
import { topicPattern } from '../devices/topics.ts';
import { installationIdPattern } from '../model/device.ts';
import type { Target, TargetType } from '../model/notification.ts';
import { conditionError } from './condition.ts';
import { segmentErrors } from './segment.ts';

const installationPattern = new RegExp(installationIdPattern);

/** One message to many: the push service has the list of devices, we have not. */
export const isTopicSend = ({ type }: Pick<Target, 'type'>): boolean => type === 'topic' || type === 'condition';

const wrongValue: Partial<Record<TargetType, (value: string) => string | null>> = {
  topic: (v) => (topicPattern.test(v) ? null : 'must be a topic: 1 to 900 of the characters A-Z a-z 0-9 - _ . ~ %'),
  condition: conditionError,
  lang: (v) =>
    (languages as readonly string[]).includes(v) ? null : `must be a language: one of ${languages.join(', ')}`,
  place: (v) => (labelKey(v) === '' ? 'must name a place' : null),
  category: (v) => (labelKey(v) === '' ? 'must be the slug of a category' : null),
  device: (v) =>
    installationPattern.test(v) ? null : 'must be a device: its id in the admin API or its installation id',
};

/** What is wrong with a target, field by field. */
export function targetErrors({ type, value }: Target): FieldError[] {
  const field = 'target.value';
  if (type === 'all') return value == null ? [] : [{ field, message: 'must be left out: all takes none' }];
  if (value == null || value === '') return [{ field, message: 'is required', code: 'required' }];
  if (type === 'segment') return segmentErrors(value, field);
  if (type === 'device' && typeof value === 'number') return [];
  if (typeof value !== 'string') return [{ field, message: 'must be string' }];
  const message = wrongValue[type]?.(value) ?? null;
  return message === null ? [] : [{ field, message }];
}
