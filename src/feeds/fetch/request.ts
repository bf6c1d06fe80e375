import type { FetchOptions } from '../../core/fetch/fetch.ts';
import { mostDocumentBytes } from '../parse/in-thread.ts';
import type { Secrets } from '../secrets.ts';
import type { StoredFeed } from '../store.ts';

export const timeoutMs = 20_000;

const accept =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5';

/** Settings of a request. */
export interface RequestSettings extends Secrets {
  user_agent: string | null;
  username: string | null;
  /** As the server sent them. */
  etag: string | null;
  last_modified: string | null;
}

/** An unconditional request. */
export const plainRequest: RequestSettings = {
  user_agent: null,
  username: null,
  etag: null,
  last_modified: null,
  headers: {},
  password: null,
};

export const requestSettingsOf = (feed: StoredFeed, secrets: Secrets): RequestSettings => ({
  user_agent: feed.user_agent,
  username: feed.username,
  etag: feed.etag,
  last_modified: feed.last_modified,
  ...secrets,
});

const hourMs = 3_600_000;
const weekMs = 168 * hourMs;

/**
 * The validators that a visit sends back. Once a week it sends none: some servers say for ever that nothing has changed.
 * The hour of the week differs between feeds.
 */
export function conditionsOf(feed: StoredFeed, nowMs: number): Pick<RequestSettings, 'etag' | 'last_modified'> {
  const weekOf = (ms: number): number => Math.floor((ms + (feed.id % 168) * hourMs) / weekMs);
  const isSameWeek = feed.last_fetched_at !== null && weekOf(Date.parse(feed.last_fetched_at)) === weekOf(nowMs);
  return isSameWeek ? { etag: feed.etag, last_modified: feed.last_modified } : { etag: null, last_modified: null };
}

/** The headers of the request; user, password and headers of an editor's own go to the feed's own server only. */
export function fetchOptionsOf(how: RequestSettings): FetchOptions {
  const own = Object.entries(how.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const basic =
    how.username === null
      ? {}
      : { authorization: `Basic ${Buffer.from(`${how.username}:${how.password ?? ''}`).toString('base64')}` };
  return {
    headers: {
      accept,
      ...(how.user_agent === null ? {} : { 'user-agent': how.user_agent }),
      ...(how.etag === null ? {} : { 'if-none-match': how.etag }),
      ...(how.last_modified === null ? {} : { 'if-modified-since': how.last_modified }),
    },
    secrets: { ...Object.fromEntries(own), ...basic },
    maxBytes: mostDocumentBytes,
    timeoutMs,
    isLenient: true,
  };
}
