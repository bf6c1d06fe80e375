import type { FieldTable } from '../../core/model/fields.ts';

export const feedsFields: FieldTable = {
  groups: {
    place: 'zone',
    source: `feed_url site_url publish_mode auto_publish keywords_in keywords_out category_map refresh_minutes
      full_text_allowed`,
    advanced: 'headers',
  },
  widgets: {
    opml: 'textarea',
  },
};
