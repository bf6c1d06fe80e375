import type { FieldError } from '../core/error.ts';
import { testPublisher } from './defaults.ts';
import type { AdminAdMobSettings } from './model/settings.ts';

const idFields = [
  'publisher_id',
  'app_id',
  'banner_unit_id',
  'interstitial_unit_id',
  'native_unit_id',
  'rewarded_unit_id',
  'rewarded_interstitial_unit_id',
  'app_open_unit_id',
] as const;

/** The 16 digits of the publisher whom an id belongs to; undefined for no id. */
const publisherOf = (id: string | null): string | undefined => id?.match(/pub-(\d{16})/)?.[1];

const isReal = (publisher: string | undefined): publisher is string =>
  publisher !== undefined && publisher !== testPublisher;

/** The publisher that the settings speak for: `publisher_id`, else the first id that is not one of Google's. */
export function realPublisher(admob: AdminAdMobSettings): string | undefined {
  return idFields.map((field) => publisherOf(admob[field])).find(isReal);
}

/**
 * What the schema cannot say. With `test_mode` off every id must be of one real publisher: Google's test ads earn
 * nothing, and ads under somebody else's id are lost money or a banned account.
 */
export function admobErrors(admob: AdminAdMobSettings): FieldError[] {
  if (admob.test_mode) return [];
  const wanted = realPublisher(admob);
  return idFields.flatMap((field) => {
    const publisher = publisherOf(admob[field]);
    if (publisher === testPublisher)
      return { field, message: "is one of Google's test ids, which need test_mode on; null is no ad of this kind" };
    if (publisher !== undefined && publisher !== wanted)
      return { field, message: `is of another publisher than pub-${wanted}` };
    return [];
  });
}
