import type { FieldTable } from '../../core/model/fields.ts';

export const newsFields: FieldTable = {
  groups: {
    content: 'content_format content_type',
    place: 'location district mandal',
    state: 'is_breaking breaking_until',
    source: 'byline',
    advanced: 'seo_title seo_description translation_group',
  },
  widgets: {
    seo_description: 'textarea',
  },
  meanings: {
    content_format: '`html` (default, sanitised) or `text`',
    content_type: '`article` (default), `video`, `gallery`, `live` (a live blog), `short`, or `page` (about us, terms)',
    translation_group:
      'Shared by the items of a story in different languages: the id of one of them; null leaves the group',
    translations: 'The other languages of the story that readers can see',
    is_fallback: 'true: in the default language, because the story is missing in the requested one',
    tag: 'A whole tag, in any spelling',
    location: 'State, district and mandal as text; taken from the first place where places are set',
    district: 'District',
    mandal: 'Mandal, taluk or tehsil',
    is_breaking: 'Breaking news; ends by itself at `breaking_until`',
    breaking_until:
      'End of the breaking flag; default: `breaking_hours` (a setting: 6) after publication. Null before that',
    breaking: 'Only breaking stories, or only the others',
    updated_after:
      'Only changes after this time, oldest first, with `{id, deleted: true}` for items that left the list. Continue with ' +
      '`next_cursor`, then store `next_updated_after`. Not with `sort` or `fallback`',
    read_minutes: 'Reading time in minutes',
    share_url: 'The page of it for readers: the address to share',
    share_card_url: 'Picture of 1200 x 630 pixels with its headline, for shared links',
    status_card_url: 'The same of 1080 x 1920 pixels, for a WhatsApp status',
    review_note: 'Why a reviewer rejected it; null once it is submitted again',
    editing: 'Who has the edit lock, since when and until when; null for nobody',
    live_ended_at: 'End of the live blog; null while it runs',
  },
};
