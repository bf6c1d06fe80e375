import type { App } from '../../core/app.ts';
import type { FieldError } from '../../core/error.ts';
import type { DeviceInput } from '../model/device.ts';

type Value = DeviceInput['value'];

/** What a kind of device is to registration, targets and delivery. */
export interface DeviceKind {
  /** The transport that sends to it, by its name in `router.ts`. */
  way: 'fcm' | 'webpush';
  /** Whether its push service has topics: to the devices of others one message for a topic is sent one by one. */
  hasTopics: boolean;
  /** What the devices of a dry run are counted as; absent: by their platform. */
  countedAs?: string;
  /** The form in which an app sends the value. */
  form: 'text' | 'object';
  /** The error for a value of the other form. */
  wrongForm: string;
  /** What is wrong with a value of this form, field by field. */
  errorsOf(app: Pick<App, 'config'>, value: Value): FieldError[];
  /** The value as it is kept. */
  stored(value: Value): string;
  /** The part of a stored value that identifies the device. */
  identity(stored: string): string;
}
