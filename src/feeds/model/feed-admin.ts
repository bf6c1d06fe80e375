import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, Timestamp, Url } from '../../core/model/common.ts';
import { FeedFetch, FeedInput } from './feed.ts';
import { feedRules, feedRulesInput } from './feed-rules.ts';

// Actions on feeds besides editing: testing an address, OPML, refreshing many.

/** An address to be tried, and how to ask for it: the fields of a feed. */
export const FeedTrial = Type.Object(
  {
    feed_url: Url,
    discover: Type.Optional(
      Type.Boolean({ description: 'Where the address is a web page, ask for the feeds that it may have' }),
    ),
    lang: FeedInput.properties.lang,
    zone: FeedInput.properties.zone,
    user_agent: FeedInput.properties.user_agent,
    headers: FeedInput.properties.headers,
    username: FeedInput.properties.username,
    password: FeedInput.properties.password,
    keywords_in: feedRulesInput.keywords_in,
    keywords_out: feedRulesInput.keywords_out,
  },
  { $id: 'FeedTrial', additionalProperties: false },
);
export type FeedTrial = Static<typeof FeedTrial>;

export const FeedWarning = Type.Object(
  {
    code: Type.String(),
    message: Type.String({ description: 'For an editor' }),
  },
  { $id: 'FeedWarning' },
);
export type FeedWarning = Static<typeof FeedWarning>;

/** A feed that a web page may have. */
export const FeedCandidate = Type.Object(
  {
    feed_url: Type.String(),
    title: Nullable(Type.String()),
    format: Nullable(Type.String()),
    source: Type.Enum(['link', 'pattern', 'anchor', 'path'] as const, {
      description:
        '`link`: the page names it as its feed; `pattern`: follows from the address; `anchor`: a link of the page that looks like one; `path`: a usual place',
    }),
    item_count: Nullable(Type.Integer({ description: 'null: it was not requested' })),
  },
  { $id: 'FeedCandidate' },
);
export type FeedCandidate = Static<typeof FeedCandidate>;

/** What a feed would give, without anything being kept. */
export const FeedTest = Type.Object(
  {
    ok: Type.Boolean(),
    error: Nullable(Type.String()),
    problem: Nullable(FeedFetch.properties.outcome),
    status: Nullable(Type.Integer()),
    feed_url: Type.String({ description: 'Where the answer came from, behind redirects' }),
    redirects: Type.Array(Type.Object({ status: Type.Integer(), url: Type.String() }), {
      description: 'In their order: what answered so, and where it led',
    }),
    ms: Type.Integer({ description: 'Until the answer was there and read' }),
    bytes: Type.Integer({ description: 'Of the body, decompressed' }),
    format: Nullable(Type.String({ description: 'As in `RSS 2.0`' })),
    encoding: Nullable(Type.String({ description: 'Encoding of the text, whatever the feed declares' })),
    title: Nullable(Type.String()),
    site_url: Nullable(Type.String()),
    icon_url: Nullable(Type.String()),
    lang: Nullable(Lang),
    ttl_minutes: Nullable(Type.Integer({ description: 'Minutes between two fetches, as the feed declares' })),
    hubs: Type.Array(Type.String(), { description: 'WebSub hubs that push new items' }),
    key_policy: feedRules.identity,
    known_id: Nullable(Type.Integer({ description: 'The feed that has this address already' })),
    item_count: Type.Integer(),
    filtered_count: Type.Integer({ description: 'Items that the filters of the feed would keep out' }),
    items: Type.Array(
      Type.Object({
        title: Type.String(),
        link: Nullable(Type.String()),
        published_at: Nullable(Timestamp),
        date_raw: Nullable(Type.String()),
        image_url: Nullable(Type.String()),
        summary: Type.String(),
        author: Nullable(Type.String()),
        categories: Type.Array(Type.String()),
        lang: Nullable(Lang),
        filtered: Type.Boolean({ description: 'The filters of the feed would keep it out' }),
      }),
      { description: 'The first thirty, as they would be stored' },
    ),
    warnings: Type.Array(FeedWarning),
    candidates: Type.Array(FeedCandidate, { description: 'Of a web page: the likeliest first' }),
  },
  { $id: 'FeedTest' },
);
export type FeedTest = Static<typeof FeedTest>;

/** What feeds of a list get that name none. */
const OpmlDefaults = {
  lang: Type.Optional(Lang),
  category_id: Type.Optional(Nullable(Id)),
  refresh_minutes: FeedInput.properties.refresh_minutes,
  create_categories: Type.Optional(
    Type.Boolean({ description: 'Folders that are no category become one, below each other; 200 at most' }),
  ),
};

export const OpmlQuery = Type.Object(OpmlDefaults);

export const OpmlInput = Type.Object(
  { opml: Type.String({ maxLength: 1_000_000, description: 'The text of an OPML file' }), ...OpmlDefaults },
  { $id: 'OpmlInput', additionalProperties: false },
);
export type OpmlInput = Static<typeof OpmlInput>;

export const OpmlReport = Type.Object(
  {
    added: Type.Integer(),
    known: Type.Integer({ description: 'Feeds that were stored already' }),
    categories_added: Type.Integer(),
    run_id: Nullable(Type.Integer({ description: 'The run of their first fetches; null: nothing was added' })),
    refused: Type.Array(Type.Object({ feed_url: Type.String(), message: Type.String() })),
  },
  { $id: 'OpmlReport' },
);
export type OpmlReport = Static<typeof OpmlReport>;

/** Which feeds are to be refreshed: those of `ids`, or `all` of a category and a language, or all that fail. */
export const RefreshInput = Type.Object(
  {
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1_000 })),
    all: Type.Optional(Type.Boolean()),
    category_id: Type.Optional(Id),
    lang: Type.Optional(Lang),
    failing: Type.Optional(Type.Boolean({ description: 'true: only those whose last fetch failed' })),
  },
  { $id: 'RefreshInput', additionalProperties: false },
);
export type RefreshInput = Static<typeof RefreshInput>;

/** Many feeds being refreshed. */
export const FeedRun = Type.Object(
  {
    id: Id,
    total: Type.Integer(),
    done: Type.Integer({ description: 'Feeds that are through, `failed` among them' }),
    failed: Type.Integer({ description: 'Feeds whose fetch brought an error, or none within six hours' }),
    added: Type.Integer({ description: 'Items' }),
    changed: Type.Integer({ description: 'Items' }),
    running: Type.Boolean(),
    started_at: Timestamp,
    finished_at: Nullable(Timestamp),
  },
  { $id: 'FeedRun' },
);
export type FeedRun = Static<typeof FeedRun>;
