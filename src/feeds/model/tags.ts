import type { Tags } from '../../core/model/tags.ts';

/** What the API document says of these operations. */
export const feedsTags: Tags = {
  RSS: {
    about: 'Items of the feeds that the editors follow.',
    operations: { getRss: 'With `id` the one item. Items of feeds that are not active are left out.' },
  },
  Hubs: {
    about: 'Callbacks for WebSub hubs.',
    notes: `WebSub callbacks. \`GET\` confirms a subscription with the challenge; \`POST\` delivers at most 15,000,000 bytes, 120 in ten minutes.
A delivery without a valid \`X-Hub-Signature\` (sha1, sha256, sha384, sha512) is answered with 202 and ignored.`,
  },
  'Admin: feeds': {
    about: 'Feeds that are followed: subscription, fetching, rules, OPML.',
    notes: `\`outcome\` of a fetch: \`changed\`, \`unchanged\`, \`not_modified\`, or the error \`http_error\`, \`no_feed\`, \`address\`, \`refused\`,
\`dns\`, \`connect\`, \`tls\`, \`timeout\`, \`too_large\`, \`redirects\`, \`answer\`, \`encoding\`. Headers and passwords go to the server of
\`feed_url\` only and are deleted when it moves to another server. \`source\` of a discovered feed: \`link\`, \`pattern\`, \`anchor\` or
\`path\`; at most twelve addresses, 12 MB and 8 seconds. Bulk refreshes run at 240 a minute, ten a minute per server; a run ends
after six hours and is kept for a week. At most 60 tests a minute for each editor.`,
    fields: {
      feed_url: 'http or https, port 80 or 443, no password, not in a private network; unique',
      lang: 'Default: detected at the first fetch, from the script of the titles and the declaration of the feed',
      category_id: 'News category of items that `category_map` does not assign',
      refresh_minutes: 'Fetch interval, 5 to 10,080 minutes; null: adapted to the feed',
      user_agent: 'null: `Dinam/<version> (+<PUBLIC_URL>)`',
      headers:
        'At most ten own request headers; a value replaces, null removes one. Headers of the connection are refused. Never returned',
      username: 'HTTP Basic user name, without colon',
      password: 'HTTP Basic password; never returned. null removes it',
      discover: 'For a web page: requests its feeds and the usual addresses, at most twelve',
      is_active: 'false: not fetched, items not shown to readers',
      stopped_reason: 'Why Dinam deactivated the feed; `is_active: true` clears it',
      moved_to: 'Permanent redirect target; `feed_url` follows after a day',
      host_waits_until: 'The server asked to be left alone until then (`Retry-After`)',
      error_count: 'Failures in a row',
      identity: 'What identifies items: guid, guid+link, link or title+content',
      opml: 'OPML text, at most 2,000 feeds and 1,000,000 characters',
    },
    operations: {
      postAdminFeedsTest: 'The address is fetched with the same guards as a feed: no private networks, no credentials.',
      postAdminFeedsRefresh: 'The answer is 202 with a run, whose progress has an address of its own.',
    },
  },
  'Admin: feed-items': {
    about: 'Items of the feeds, to be published as stories.',
  },
};
