/** What fields and parameters mean in the operations of a tag, beyond the glossary: a list in the text of the tag. */
export const fieldsOfTag: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  News: {
    sort: 'Default `-published_at`, of a search `relevance`. Lists take a cursor only with a sort by `published_at`',
  },
  Almanac: {
    date: 'Day, YYYY-MM-DD; default: today at the place',
    month: 'Month, YYYY-MM; default: this one',
    year: 'Year; default: this one',
  },
  'Admin: news': {
    title: 'At most 300 letters',
    priority: 'Of a story -1000 to 1000, for lists with `sort=-priority`; of a notification `normal` or `high`',
    category_id: 'Id of a category; its subcategories are not included',
    verb: '`move` needs `category_id`, `tag` and `untag` need `tags`; `restore` is for the trash only',
    status: 'States, comma-separated; `expired` finds archived items whose expiry has passed',
    published_at: 'Time of publication; a future time schedules',
    source: 'Where the story is from: `{name, url}`',
  },
  'Admin: live blogs': {
    title: 'At most 300 letters; an entry needs a title, a text or an image',
    at: 'Time of the event; default: now. Entries are sorted by it',
  },
  'Admin: categories': {
    name: 'Main name, at most 80 letters; `texts` has the others',
    color: 'Colour, #rrggbb',
    texts: 'Names by language, replaced as a whole',
  },
  'Admin: places': {
    code: 'ISO 3166 code of a state, else census or LGD code; unique within its type',
    texts: 'Names by language, replaced as a whole',
    csv:
      'First line: column names in any order. `type` and `name` are required; `parent` is the slug, code or id of a place of ' +
      'the file or of the database (`district:502` where a code is ambiguous); `code`, `slug`, `lat`, `lon`, `tz`; `name_te`, ' +
      '`name_hi` and so on. A row updates the place with its code, else its slug, else its type and name below its parent; ' +
      'otherwise it adds one. An empty cell keeps the value. At most 200,000 rows and 32 MB',
    is_shipped: 'Comes with Dinam: it can be changed and made inactive, not removed',
  },
  'Admin: redirects': {
    path: 'Path that readers used, such as `/2019/05/story` or `/?p=12`; not a page of this site',
    leads_to: 'Path of a page of this site, or a whole address. A story is kept by its number',
    csv: 'Columns `path` and `leads_to`; a row with a known path changes it. At most 20,000 rows',
  },
  'Admin: feeds': {
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
  'Admin: notifications': {
    title: '1 to 120 letters; shortened on the way to the device if the message is too large',
    body: 'At most 1,000 letters',
    data: 'At most 50 pairs of texts for the app. Names of push services (`from`, `google.…`) and of Dinam (`notification_id`, `type`, `deep_link`, `collapse_key`) are refused',
    priority: '`normal` (default) or `high`',
    news_id: 'Story that it is about: sets `category` and `collapse_key`; a story is pushed once unless `allow_repeat`',
    category: 'Category slug, for devices that opted out of it; default: that of the story',
    status: 'scheduled, queued, sending, paused, then sent, logged, failed or cancelled',
  },
  'Admin: panchang': {
    city: 'City of the stored day; null: all places. `all` filters for the latter',
    lang: 'Language of names and notes that are sent as text',
    tithi: 'The whole list of the day: ids, `{id, start, end}` or `{id, name}`',
    sunrise: 'Instant, or local time such as 06:24; null: computed again',
    festivals: 'Keys, names, or objects; added to the computed ones',
  },
  'Admin: festivals': { key: 'Key of a computed festival that it replaces, if at most five days away' },
  'Admin: polls': {
    question: '1 to 300 letters',
    options:
      '2 to 10 of `{id, text}`, at most 120 letters; a new one has no id. After the first vote they cannot be removed or reordered',
    texts: 'By language `{question, options}`, options in the same order',
    opens_at: 'Begin of voting; default: the action `open`',
    closes_at: 'End of voting; default: the action `close`',
    show_results: 'Who sees counts: `always` (default), `after_vote` or `after_close`',
    can_change: 'Whether a vote may be changed until the end',
  },
  'Admin: horoscope': { rating: '1 to 5', lucky_color: '`{name, hex}`', factors: 'List of `{code, name, note}`' },
  'Admin: products': { rating: '0 to 5', category_id: 'Id of a product category' },
  'Admin: users': {
    is_active: 'false: cannot log in',
    password: '10 to 200 characters; common passwords and names of the user or app are refused',
    current_password: 'Own password of the owner who changes something; or send `otp`',
  },
  Login: {
    otp: 'Code of the second factor',
    device_token: 'Of an earlier login on this device; wrong passwords of others then do not block it',
    current_password: 'Present password',
    new: '10 to 200 characters',
  },
  Devices: {
    kind: '`token` (FCM registration token), `fid` (Firebase Installation ID) or `webpush`',
    categories: 'Slugs of news categories to follow, at most 30',
  },
  Shopping: { category_id: 'Id of a product category' },
  Polls: {
    news_id: 'Only polls of this story, open and closed',
    status: '`open` or `closed`; a list has the open ones by default',
  },
};
