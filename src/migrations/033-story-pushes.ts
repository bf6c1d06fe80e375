import type { Migration } from './list.ts';

/** What a notification has to do with its story: what set it off, what it waits for, what follows an edit; feeds that push. */
export const storyPushes: Migration = {
  name: '033-story-pushes',
  statements: [
    `alter table notifications add column origin text not null default 'desk'`,
    `alter table notifications add column goes_with {int}`,
    `alter table notifications add column needs_story {int} not null default 0`,
    `alter table notifications add column follows {text} not null default '[]'`,
    `alter table notifications add column cancel_code text`,
    `create index notifications_waits on notifications (goes_with) where goes_with is not null`,
    `create index notifications_origin on notifications (origin, created_at)`,
    `alter table feeds add column push {int} not null default 0`,
    `create index feed_items_news on feed_items (news_id) where news_id is not null`,
  ],
};
