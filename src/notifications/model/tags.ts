import type { Tags } from '../../core/model/tags.ts';

/** What the API document says of these operations. */
export const notificationsTags: Tags = {
  Devices: {
    about: 'Registration of phones and browsers for push, opened notifications, erasure of an installation.',
    notes: `A token that arrives with another \`installation_id\` moves to it. A device gets what is sent to its place and to every place
above it; an unknown place is stored as text. Quiet hours and the daily cap apply to all types but \`breaking\`, opt-outs to all.
Topics: \`news.all\`, \`news.<lang>\`, \`news.<lang>.breaking\`, \`news.<lang>.<category>\`, \`news.<lang>.place.<place>\`.
A device not seen for 270 days is deleted.`,
    fields: {
      kind: '`token` (FCM registration token), `fid` (Firebase Installation ID) or `webpush`',
      categories: 'Slugs of news categories to follow, at most 30',
    },
    operations: {
      getPushKey: '404: Web Push is not set up.',
      postNotificationsByIdOpened: 'Counted once for each device; an unknown notification is 404.',
      postDevices: 'Call it at each start of the app. It answers 201 for a new device, else 200.',
    },
  },
  'Admin: notifications': {
    about: 'Push notifications: sending, scheduling, pausing, stopping, testing.',
    notes: `**Targets**: \`all\`; \`lang\`; \`category\` (slug); \`place\`; \`device\` (its id); \`topic\`; \`condition\`, FCM's
\`'a' in topics && ('b' in topics || !('c' in topics))\` over at most five topics; \`segment\`, an object of \`platform\`, \`lang\`, \`kind\`,
\`app_version\` \`{min, max}\`, \`last_seen_days\`, \`place\`, \`category\`, all of which must hold, with \`any\`, \`all\` and \`not\` nested three
deep and at most 20 terms. Topics and conditions are one message at FCM, so their \`targets\` is null.

A message has at most 2,000 bytes; \`data\`, \`deep_link\` and \`image_url\` together with the frame at most 1,500. \`skipped\` counts
\`push_off\`, \`opted_out\`, \`quiet_hours\` and \`daily_cap\`. A failed delivery is retried after \`Retry-After\`, else after 10 seconds,
20, 40 and so on up to five minutes, for an hour or as long as \`ttl_seconds\` allows, a day at most. Idempotency keys are kept for
7 days.`,
    fields: {
      title: '1 to 120 letters; shortened on the way to the device if the message is too large',
      body: 'At most 1,000 letters',
      data: 'At most 50 pairs of texts for the app. Names of push services (`from`, `google.…`) and of Dinam (`notification_id`, `type`, `deep_link`, `collapse_key`) are refused',
      priority: '`normal` (default) or `high`',
      news_id:
        'Story that it is about: sets `category` and `collapse_key`; a story is pushed once unless `allow_repeat`',
      category: 'Category slug, for devices that opted out of it; default: that of the story',
      status: 'scheduled, queued, sending, paused, then sent, logged, failed or cancelled',
    },
    operations: {
      postAdminNotifications:
        'With `dry_run` only checked and counted (200); else 202: the message is sent in batches, `status` and `counts` show how far it is.',
      postAdminNotificationsTest: 'The message carries `notification_id` 0.',
    },
  },
  'Admin: devices': {
    about: 'Registered devices.',
  },
};
