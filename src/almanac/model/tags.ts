import type { Tags } from '../../core/model/tags.ts';

/** What the API document says of these operations. */
export const almanacTags: Tags = {
  Almanac: {
    about: 'The Hindu almanac (panchang) of any place: days, months, festivals, auspicious times, calendars.',
    notes: `Ids count from 1: tithi 1 Shukla Pratipada to 30 Amavasya, nakshatra 1 Ashwini, yoga 1 Vishkambha, weekday 1 Sunday, sign 1
Mesha, month 1 Chaitra, samvatsara 1 Prabhava. A karana has its id of eleven and its number of the sixty half tithis. A day
goes from sunrise to the next sunrise; \`is_kshaya\`: within two sunrises, \`is_vriddhi\`: over two. Where the Sun does not rise, the
limbs are those of 06:00 and parts of day and night are null. Lengths are seconds. \`calendars.dates\`: tamil, malayalam, bengali,
odia, assamese, nepali, punjabi (months from Mesha), bangladesh, national, nanakshahi and hijri. Ranges have at most 62 days,
festivals 366 in pages of at most 100. Without a place, the setting \`default_city\` applies; a point within 50 km of a city shows what is stored for it.`,
    fields: {
      date: 'Day, YYYY-MM-DD; default: today at the place',
      month: 'Month, YYYY-MM; default: this one',
      year: 'Year; default: this one',
    },
    operations: {
      getPanchang: 'Stored days lie over the computed ones; `source` and `overridden` say where.',
      getPanchangDay:
        'Names are in `lang`, times carry the offset of the place. `include` adds choghadiya, hora, lagna, planets and more.',
      getPanchangMonth: 'One short row for each day, for a calendar page.',
    },
  },
  'Admin: panchang': {
    about: 'Stored days, which lie over the computed almanac.',
    fields: {
      city: 'City of the stored day; null: all places. `all` filters for the latter',
      lang: 'Language of names and notes that are sent as text',
      tithi: 'The whole list of the day: ids, `{id, start, end}` or `{id, name}`',
      sunrise: 'Instant, or local time such as 06:24; null: computed again',
      festivals: 'Keys, names, or objects; added to the computed ones',
    },
  },
  'Admin: festivals': {
    about: 'Festivals that editors add to the computed ones.',
    fields: { key: 'Key of a computed festival that it replaces, if at most five days away' },
  },
  'Admin: holidays': {
    about: 'Official holidays that editors add to the shipped lists, change or take away.',
  },
};
