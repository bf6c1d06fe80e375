import type { FieldTable } from '../../core/model/fields.ts';

export const almanacFields: FieldTable = {
  groups: {
    place: 'regions',
    state: 'is_holiday is_tentative',
    almanac: `sunrise sunset moonrise moonset tithi nakshatra yoga karana rahu_kalam yamagandam gulika_kalam abhijit
      brahma_muhurta amrita_kalam durmuhurtam varjyam masa amanta purnimanta paksha ritu ayana samvatsara
      shaka_year vikram_year sun_sign moon_sign solar weekday festivals festivals_replace`,
  },
  meanings: {
    regions: 'ISO 3166-2 codes such as IN-TS; IN is all of India',
    is_holiday: 'Public holiday in its regions',
    is_tentative: 'Waits for the new moon to be sighted; may move by a day',
  },
};
