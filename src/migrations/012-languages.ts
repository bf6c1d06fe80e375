import type { Migration } from './list.ts';

/** An item whose group is called by an item of another group: it was named as what is translated, not its story. */
const strays = `exists (select 1 from news as named
  where named.id = news.translation_group and named.translation_group <> named.id)`;

/** Each time halves the way from an item to the one that its whole story is called by. */
const towardsTheStory = `update news set translation_group =
  (select named.translation_group from news as named where named.id = news.translation_group) where ${strays}`;

/** A story has one group and at most one item per language in it; what lies in the trash takes no place. */
export const languagesOfNews: Migration = {
  name: '012-languages',
  statements: [
    // An item that others named as the one they translate had no group of its own so far.
    `update news set translation_group = id where translation_group is null
      and exists (select 1 from news as other where other.translation_group = news.id)`,
    ...Array.from({ length: 5 }, () => towardsTheStory),
    `update news set translation_group = null where ${strays}`,
    // Of two in a language the one stays that the group is called by, else the first.
    `update news set translation_group = null where status <> 'trashed' and translation_group <> id
      and exists (select 1 from news as other where other.translation_group = news.translation_group
        and other.lang = news.lang and other.status <> 'trashed'
        and (other.id = other.translation_group or other.id < news.id))`,
    `create unique index news_group_one on news (translation_group, lang) where status <> 'trashed'`,
    // Whether a story has a visible item in a language is asked for each row of a list that fills up with another one.
    `create index news_group_lang on news (translation_group, lang, status, expires_at)`,
    `drop index news_group`,
  ],
};
