import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, Timestamp, timestamp } from '../../core/model/common.ts';
import { WayViews } from '../../core/model/view-ways.ts';

const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ description: 'YYYY-MM-DD, in `time_zone`' });

const Stories = Type.Object({
  published_today: Count,
  langs: Type.Array(
    Type.Object({
      lang: Lang,
      published_today: Count,
      scheduled: Count,
      review: Count,
      draft: { ...Count, description: 'Drafts that were changed within the last 7 days' },
    }),
    { description: 'Languages of the settings, and others that have stories' },
  ),
});

const Views = Type.Object({
  last_hour: Count,
  today: Count,
  yesterday: { ...Count, description: 'Until the same time of the day' },
  hours: Type.Array(Type.Object({ at: timestamp('Beginning of the hour'), views: Count }), {
    description: 'The last 24 hours, the oldest first',
  }),
  days: Type.Array(Type.Object({ day: Day, views: Count }), { description: 'The last 30 days, the oldest first' }),
  langs: Type.Array(Type.Object({ lang: Lang, today: Count, yesterday: Count }), {
    description: 'Today, and yesterday until the same time; the most read language first',
  }),
  ways: Type.Object(
    { today: WayViews, days: WayViews },
    { description: 'By the way on which readers came: today, and in the last 30 days' },
  ),
});

const TopStory = Type.Object(
  {
    id: Id,
    title: Type.String(),
    lang: Lang,
    views: Count,
    published_at: Timestamp,
  },
  { $id: 'DashboardTop' },
);

const Push = Type.Object({
  devices: { ...Count, description: 'Phones and browsers that take notifications' },
  sent: { ...Count, description: 'Messages within the last 30 days' },
  opened: { ...Count, description: 'Of those: notifications that were opened' },
  recent: Type.Array(
    Type.Object({ id: Id, title: Type.String(), sent_at: Timestamp, sent: Count, failed: Count, opened: Count }),
    { description: 'The last 10 notifications, the newest first' },
  ),
});

const Feeds = Type.Object({
  active: Count,
  failing: Count,
  items_today: Count,
  held_back_today: { ...Count, description: 'Not published, because another feed had the story' },
  worst: Type.Array(
    Type.Object({ id: Id, title: Type.String(), error_count: Count, last_error: Nullable(Type.String()) }),
    { description: 'Up to 5 feeds that fail, the longest first' },
  ),
});

/** What may need attention, in the order in which it is listed. */
export const attentionCodes = [
  'disk_low',
  'backup_missing',
  'backup_old',
  'dead_jobs',
  'late_jobs',
  'push_not_configured',
  'failing_feeds',
  'stopped_webhooks',
  'untranslated_breaking',
  'missing_horoscope',
  'stories_in_review',
  'submissions',
  'push_approvals',
  'open_reports',
  'failed_media',
  'broken_links',
] as const;
export type AttentionCode = (typeof attentionCodes)[number];

const Attention = Type.Object({
  code: Type.Enum([...attentionCodes]),
  count: {
    ...Count,
    description: 'How many; for `disk_low` free megabytes, for `backup_old` days since the last one',
  },
});
export type Attention = Static<typeof Attention>;

/** The dashboard of the interface. A part that the user has no right to read is null. */
export const Dashboard = Type.Object(
  {
    at: timestamp('Parts are at most 20 seconds older'),
    time_zone: Type.String({ description: 'IANA zone of the days: the setting `desk_time_zone`' }),
    stories: Nullable(Stories),
    views: Nullable(Views),
    top: Type.Array(TopStory, { description: 'Most read of what was published within 7 days, at most 10' }),
    trending: Type.Array(TopStory, { description: 'Most read now, at most 10' }),
    push: Nullable(Push),
    feeds: Nullable(Feeds),
    attention: Type.Array(Attention, { description: 'What the user can do something about; empty: all is well' }),
  },
  { $id: 'Dashboard' },
);
export type Dashboard = Static<typeof Dashboard>;
