import type { Tags } from '../../core/model/tags.ts';

/** What the API document says of these operations. */
export const newsTags: Tags = {
  News: {
    about: 'Stories for readers: lists, one story, search, trending, related stories, live blogs.',
    notes: `**Search.** All words must occur in the title, tags, summary or content. Quoted words must be adjacent; the last word may be
unfinished unless a space follows; a single letter is a whole word. Only the first 12 words of 200 characters count.
Latin letters match words of the language's script by sound; vowel length, doubled and aspirated consonants and an unwritten
\`a\` make no difference. A word in the title weighs twice as much as in a tag, which weighs twice as much as in the summary,
and that twice as much as in the content; an item loses half of its weight in 60 days. The 2,000 newest matches are ranked;
with filters they come from the 10,000 newest. \`highlight\` is escaped text with \`<mark>\`.

**Related** compares tags, places and words of the title, the rare ones counting more, and the category; half of the score is
lost in 30 days of age. **Trending** sums views, each losing half of its weight in six hours; an item is trending with two
such views. **Suggestions** come from the 3,000 newest items of the language.

**Live stream** (\`text/event-stream\`): \`start\` \`{news_id, after}\`; \`entry\`, new or changed; \`removed\` \`{id, seq, deleted,
updated_at}\`; \`end\` \`{reason, ended_at}\` with \`closed\` or \`withdrawn\`, the last event. It begins after \`Last-Event-ID\`, else
\`after\`, else with the next change. A comment is sent every \`LIVE_HEARTBEAT_SECONDS\`.`,
    fields: {
      sort: 'Default `-published_at`, of a search `relevance`. Lists take a cursor only with a sort by `published_at`',
    },
    operations: {
      getNews:
        'With `updated_after` only what changed, in the order of the change, removed items as `{id, deleted, updated_at}`. With `id` or `slug` the one item.',
      getNewsBreaking: 'An item leaves the list at `breaking_until`.',
      getNewsBySlug: 'The text after the number may differ from the current slug: old links keep working.',
      getSearch: 'See the rules of search in the text of the tag.',
      getSearchSuggest: 'For the search field: ask after each letter; the answers are cached.',
      getNewsBySlugLive: '`meta.next_after` is the `after` of the next call.',
      getNewsBySlugLiveStream: 'For `EventSource`; it reconnects with `Last-Event-ID` by itself.',
    },
  },
  'Admin: news': {
    about: 'Stories: writing, review, publication, translations, revisions, corrections, trash.',
    fields: {
      title: 'At most 300 letters',
      priority: 'Of a story -1000 to 1000, for lists with `sort=-priority`; of a notification `normal` or `high`',
      category_id: 'Id of a category; its subcategories are not included',
      verb: '`move` needs `category_id`, `tag` and `untag` need `tags`; `restore` is for the trash only',
      status: 'States, comma-separated; `expired` finds archived items whose expiry has passed',
      published_at: 'Time of publication; a future time schedules',
      source: 'Where the story is from: `{name, url}`',
    },
    operations: {
      postAdminNewsTrashEmpty: 'This cannot be undone.',
      postAdminNewsByIdLease: 'Another editor may hold it: `take_over` takes it from them.',
      postAdminNewsByIdTranslations: 'The draft joins the `translation_group` of the story.',
      postAdminNewsByIdPublishAndNotify: 'The push goes out with the publication, also when that is scheduled.',
    },
  },
  'Admin: submissions': {
    about: 'What contributors submit: decisions, scores, the ledger of accepted work.',
  },
};
