/** What holds for every operation: the introduction of the OpenAPI document. Markdown. */
export const conventions = `Backend for regional-language news apps in India. The guides \`docs/api.md\` and \`docs/admin-api.md\` show the tasks.

**Responses** are \`{success, message, data, meta}\` in UTF-8. Times are RFC 3339 in UTC with milliseconds. An unknown value is
null. Adding returns 201 with \`Location\`, deferred work 202, other successes 200.

**Errors** are \`application/problem+json\` (RFC 9457) with a \`code\`; \`errors\` names each invalid field by its dotted path.
The checks run in this order: 431, 414, 404, 405, 503 (overload), 401, 403, 413, 415, 428, 400.

**Parameters** are converted to their type. An empty one counts as absent, an unknown one is ignored (an error below
\`/api/admin\`), a repeated one is an error. With \`fields=\` a row has only \`id\` and the named fields, also those
that its schema requires. **Bodies** are JSON (exact types), \`application/x-www-form-urlencoded\` or \`multipart/form-data\` (converted; lists as
\`tags=a,b\` or \`tags[]=a\`, objects as JSON text). Unknown fields are errors. Lengths count graphemes.

**Caching.** Public reads have \`ETag\`, \`Cache-Control\`, \`Vary: Accept-Encoding\` and \`Surrogate-Key\`. Everything else is
\`no-store\`; reads below \`/api/admin\` have an \`ETag\` too, for \`If-None-Match\` and \`If-Match\`.

**Limits.** URL 8,192 bytes and 200 parameters; headers 16 KB; bodies 1 MiB, without a token 16 KB (reports 64 KB), JSON 32
levels deep with 10,000 values; \`page\` times \`limit\` at most 10,000 on public lists. Per address and minute: 3,000 computed
reads, 1,200 views, 600 opened notifications, 300 registrations, 300 votes and bookmarks. Per address and hour: 60 reports,
60 erasures. Then 429 with \`Retry-After\`.

**Edits** need \`If-Match\` with the ETag of the row (428 without, 412 if it has changed); \`*\` overwrites. \`PUT\` means the
same as \`PATCH\`: fields that are not sent keep their value.`;

/** The tags in the order of the page, with what their operations are for. */
export const tags: Readonly<Record<string, string>> = {
  Service: 'Name and version of the service, and what it offers.',
  Settings: 'Public settings: names and links of the app, features, maintenance, advertising, contacts.',
  Updates: 'Whether an app should or must update, and the first call and the offline bundle of an app.',
  News: 'Stories for readers: lists, one story, search, trending, related stories, live blogs.',
  Polls: 'Polls for readers, and votes.',
  Bookmarks: 'Bookmarks of an installation.',
  Almanac: 'The Hindu almanac (panchang) of any place: days, months, festivals, auspicious times, calendars.',
  Horoscope: 'Predictions by sign and period, the signs, and the compatibility of two signs.',
  Shopping: 'Products, running deals and their categories.',
  RSS: 'Items of the feeds that the editors follow.',
  Places: 'States, districts, mandals and cities by name, slug, code or position.',
  Devices: 'Registration of phones and browsers for push, opened notifications, erasure of an installation.',
  Feeds: 'RSS, Atom, JSON Feed and sitemaps of the published stories.',
  Hubs: 'Callbacks for WebSub hubs.',
  Login: 'Sign-in, tokens, password, second factor and own sessions.',
  'Admin: news': 'Stories: writing, review, publication, translations, revisions, corrections, trash.',
  'Admin: submissions': 'What contributors submit: decisions, scores, the ledger of accepted work.',
  'Admin: live blogs': 'Entries of live blogs.',
  'Admin: categories': 'Categories of stories.',
  'Admin: media': 'Pictures, audio and video: uploads, texts, crop, uses, trash.',
  'Admin: polls': 'Polls: writing, opening, closing.',
  'Admin: reports': 'Reports of readers about stories.',
  'Admin: notifications': 'Push notifications: sending, scheduling, pausing, stopping, testing.',
  'Admin: devices': 'Registered devices.',
  'Admin: feeds': 'Feeds that are followed: subscription, fetching, rules, OPML.',
  'Admin: feed-items': 'Items of the feeds, to be published as stories.',
  'Admin: panchang': 'Stored days, which lie over the computed almanac.',
  'Admin: festivals': 'Festivals that editors add to the computed ones.',
  'Admin: holidays': 'Official holidays that editors add to the shipped lists, change or take away.',
  'Admin: horoscope': 'Predictions.',
  'Admin: products': 'Products and deals.',
  'Admin: product-categories': 'Categories of products.',
  'Admin: places': 'The tree of places and its import from CSV.',
  'Admin: redirects': 'Old addresses and where they lead.',
  'Admin: settings': 'Settings: basic, app, advertising, security.',
  'Admin: releases': 'Releases of the apps.',
  'Admin: workspace':
    'What happens, as a stream; who edits and looks at what; preferences, saved views and drafts of each user.',
  'Admin: people': 'Display names of the users, for filters and lists.',
  'Admin: users': 'Users and their roles.',
  'Admin: sessions': 'Sessions of all users.',
  'Admin: webhooks': 'Addresses that are notified of changes, with signed requests (Standard Webhooks).',
  'Admin: api-tokens': 'API tokens for programs: scoped to resources, expiring, revocable.',
  'Admin: audit': 'The audit trail.',
  'Admin: system': 'The state of the server, and backups.',
  'Admin: jobs': 'Background jobs.',
  'Old addresses': 'The `.php` addresses of existing apps. New clients use the REST addresses.',
};

/** Rules of the operations of a tag, which no single parameter or field states. Markdown. */
export const notesOfTag: Readonly<Record<string, string>> = {
  News: `**Search.** All words must occur in the title, tags, summary or content. Quoted words must be adjacent; the last word may be
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
  Almanac: `Ids count from 1: tithi 1 Shukla Pratipada to 30 Amavasya, nakshatra 1 Ashwini, yoga 1 Vishkambha, weekday 1 Sunday, sign 1
Mesha, month 1 Chaitra, samvatsara 1 Prabhava. A karana has its id of eleven and its number of the sixty half tithis. A day
goes from sunrise to the next sunrise; \`is_kshaya\`: within two sunrises, \`is_vriddhi\`: over two. Where the Sun does not rise, the
limbs are those of 06:00 and parts of day and night are null. Lengths are seconds. \`calendars.dates\`: tamil, malayalam, bengali,
odia, assamese, nepali, punjabi (months from Mesha), bangladesh, national, nanakshahi and hijri. Ranges have at most 62 days,
festivals 366 in pages of at most 100. Without a place, the setting \`default_city\` applies; a point within 50 km of a city shows what is stored for it.`,
  'Old addresses': `In queries and forms, values of clear meaning are folded: \`page\`, \`limit\` and \`count\` out of range to the nearest in
range, \`te-IN\` to \`te\`, other case to that of the schema, \`yes\` and \`no\` to true and false, and spaces around a value are removed.
\`endpoint=panchang\` answers more than a week with short days unless \`include\` is given.`,
  Places: `A place is found by name in any language and spelling, slug, code (ISO 3166 of states, else census or LGD) or id. A name that
several places share means all of them; \`city\` of the almanac means the largest.`,
  Devices: `A token that arrives with another \`installation_id\` moves to it. A device gets what is sent to its place and to every place
above it; an unknown place is stored as text. Quiet hours and the daily cap apply to all types but \`breaking\`, opt-outs to all.
Topics: \`news.all\`, \`news.<lang>\`, \`news.<lang>.breaking\`, \`news.<lang>.<category>\`, \`news.<lang>.place.<place>\`.
A device not seen for 270 days is deleted.`,
  'Admin: notifications': `**Targets**: \`all\`; \`lang\`; \`category\` (slug); \`place\`; \`device\` (its id); \`topic\`; \`condition\`, FCM's
\`'a' in topics && ('b' in topics || !('c' in topics))\` over at most five topics; \`segment\`, an object of \`platform\`, \`lang\`, \`kind\`,
\`app_version\` \`{min, max}\`, \`last_seen_days\`, \`place\`, \`category\`, all of which must hold, with \`any\`, \`all\` and \`not\` nested three
deep and at most 20 terms. Topics and conditions are one message at FCM, so their \`targets\` is null.

A message has at most 2,000 bytes; \`data\`, \`deep_link\` and \`image_url\` together with the frame at most 1,500. \`skipped\` counts
\`push_off\`, \`opted_out\`, \`quiet_hours\` and \`daily_cap\`. A failed delivery is retried after \`Retry-After\`, else after 10 seconds,
20, 40 and so on up to five minutes, for an hour or as long as \`ttl_seconds\` allows, a day at most. Idempotency keys are kept for
7 days.`,
  'Admin: feeds': `\`outcome\` of a fetch: \`changed\`, \`unchanged\`, \`not_modified\`, or the error \`http_error\`, \`no_feed\`, \`address\`, \`refused\`,
\`dns\`, \`connect\`, \`tls\`, \`timeout\`, \`too_large\`, \`redirects\`, \`answer\`, \`encoding\`. Headers and passwords go to the server of
\`feed_url\` only and are deleted when it moves to another server. \`source\` of a discovered feed: \`link\`, \`pattern\`, \`anchor\` or
\`path\`; at most twelve addresses, 12 MB and 8 seconds. Bulk refreshes run at 240 a minute, ten a minute per server; a run ends
after six hours and is kept for a week. At most 60 tests a minute for each editor.`,
  Hubs: `WebSub callbacks. \`GET\` confirms a subscription with the challenge; \`POST\` delivers at most 15,000,000 bytes, 120 in ten minutes.
A delivery without a valid \`X-Hub-Signature\` (sha1, sha256, sha384, sha512) is answered with 202 and ignored.`,
  Polls: `The same vote again returns 200; another one is 409 unless \`can_change\`. Counts are null until \`show_results\` allows them and at
most ten seconds old. At most 1,000 new votes a day in a poll from one address, 60 requests a minute per installation.`,
  Login: `Access tokens are valid for 15 minutes, refresh tokens for 30 days and once; reuse ends the session, except within ten seconds from
the same client, which is only refused. A session ends \`session_days\` after its login; a user has at most 50. Wrong passwords in
15 minutes: 10 per account and address, 50 per address, 100 per account. After ten wrong codes of the second factor each further
one costs an hour, then two, at most 24; with the user's own \`device_token\` after a hundred.`,
  'Admin: audit': `\`login_failed\`, \`confirm_failed\`, \`factor_failed\`, \`factor_locked\` and \`refused\` are recorded beside the changes, at most 60
an hour for a user or address and 1,000 in all. \`detail.ip\` is for owners.`,
};
