import { isoTime } from '../core/clock.ts';
import type { Migration } from './list.ts';

/** The life of a story: what the trash remembers, the note of a rejection, corrections, revisions, who is editing. */
export const deskLife: Migration = {
  name: '010-desk',
  statements: [
    `alter table news add column trashed_at {time}`,
    `alter table news add column trashed_from text`,
    `alter table news add column review_note {text}`,
    `alter table news add column corrections {text} not null default '[]'`,
    `create index news_trash on news (status, trashed_at)`,
    `create index news_by on news (created_by, updated_at)`,
    `create table news_revisions (
      id {id}, news_id {int} not null references news (id) on delete cascade, rev {int} not null, at {time} not null,
      until {time} not null, actor_id {int}, actor_name {text} not null, verb text not null, kept {int} not null,
      snapshot {text} not null, unique (news_id, rev))`,
    `create table news_leases (
      news_id {int} primary key references news (id) on delete cascade, user_id {int} not null,
      user_name {text} not null, since {time} not null, until {time} not null)`,
  ],
  // Nothing emptied the trash so far: what lies in it gets all the days of the setting from now on.
  also: async (tx) =>
    void (await tx
      .updateTable('news')
      .set({ trashed_at: isoTime(Date.now()), trashed_from: 'draft' })
      .where('status', '=', 'trashed')
      .execute()),
};
