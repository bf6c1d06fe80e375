import { createHash } from 'node:crypto';
import type { App } from '../../core/app.ts';
import { FetchError, type Fetched, type FetchOptions, fetchGuarded } from '../../core/fetch/fetch.ts';
import type { Examined } from '../../feed-parser/detect.ts';
import { NotAFeed } from '../../feed-parser/not-a-feed.ts';
import type { FeedCandidate } from '../model/feed-admin.ts';
import { examineInThread } from '../parse/in-thread.ts';

/** Where programs that write sites put their feeds. */
const usualPaths = [
  ...['/feed', '/rss', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml', '/feeds/posts/default', '/?feed=rss2'],
];

/** Addresses that are requested at most, and the bytes of each and of all of them. */
const mostRequests = 12;
const mostBytes = 3_000_000;
const bytesOfAll = 12_000_000;
/** Concurrent requests: they are all on one server, as a rule. */
const atOnce = 2;

/** A candidate and what came from it. */
interface Probed {
  candidate: FeedCandidate;
  answer: Fetched;
  examined: Examined;
}

/** WordPress offers a feed of comments besides the news. */
const isOfComments = ({ feed_url, title }: FeedCandidate): boolean =>
  /\/comments\/|[?&]feed=comments|comments[-_.]/i.test(feed_url) || /\bcomments?\b/i.test(title ?? '');

/** What a page itself says, the likeliest first; nothing is fetched. */
export function candidatesOf({ points, patterns }: Examined): FeedCandidate[] {
  const of = (feed_url: string, source: FeedCandidate['source'], title: string | null, format: string | null) => ({
    feed_url,
    title,
    format,
    source,
    item_count: null,
  });
  const links = points.filter((p) => p.source === 'link').map((p) => of(p.url, 'link', p.title, p.format));
  const anchors = points.filter((p) => p.source === 'anchor').map((p) => of(p.url, 'anchor', p.title, null));
  const all: FeedCandidate[] = [...patterns.map((url) => of(url, 'pattern', null, 'Atom')), ...links, ...anchors];
  const once = all.filter((c, i) => all.findIndex((other) => other.feed_url === c.feed_url) === i);
  return once.toSorted((a, b) => +isOfComments(a) - +isOfComments(b));
}

const usual = (page: string): FeedCandidate[] =>
  usualPaths.map((path) => ({
    feed_url: new URL(path, page).href,
    title: null,
    format: null,
    source: 'path',
    item_count: null,
  }));

/**
 * Asks for the feeds that a page may have: those that it names; only when none of them is one, those in usual places.
 * Bounded in number, bytes and time; addresses that lead inside are refused like any.
 * @param untilMs by `performance.now()`: what is not there by then is left out
 */
export async function discover(app: App, page: Page, untilMs: number): Promise<Probed[]> {
  const budget = { requests: mostRequests, bytes: bytesOfAll, untilMs };
  const named = await probeAll(app, page, candidatesOf(page.examined), budget);
  return named.length > 0 ? named : probeAll(app, page, usual(page.url), budget);
}

/** The only unambiguous candidate, or null: named by the page or its address, and no feed of comments. */
export function sureOf(found: readonly Probed[]): Probed | null {
  const [one, ...others] = found.filter(({ candidate }) => !isOfComments(candidate));
  return one && others.length === 0 ? one : null;
}

/** A page that was requested, and how. */
interface Page {
  url: string;
  examined: Examined;
  request: Pick<FetchOptions, 'headers' | 'secrets'> & { signal: AbortSignal };
}

interface Budget {
  requests: number;
  bytes: number;
  untilMs: number;
}

async function probeAll(app: App, page: Page, candidates: FeedCandidate[], budget: Budget): Promise<Probed[]> {
  const waiting = [...candidates.entries()];
  const found = new Map<number, Probed>();
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, candidate] = next;
      if (budget.requests-- <= 0 || budget.bytes <= 0) return;
      const probed = await probe(app, page, candidate, budget);
      if (probed) found.set(place, probed);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return distinct([...found].toSorted(([a], [b]) => a - b).map(([, probed]) => probed));
}

/** A feed under several addresses is one, and so are two formats of the same items. */
function distinct(found: Probed[]): Probed[] {
  const seen = new Set<string>();
  return found.filter(({ candidate, answer, examined: { feed } }) => {
    const items = feed?.items.map((item) => item.key).join() || candidate.feed_url;
    const names = [
      candidate.feed_url,
      createHash('sha256').update(answer.body).digest('hex'),
      `${feed?.title} ${items}`,
    ];
    if (names.some((name) => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}

async function probe(app: App, page: Page, candidate: FeedCandidate, budget: Budget): Promise<Probed | null> {
  const timeoutMs = Math.floor(budget.untilMs - performance.now());
  if (timeoutMs < 100) return null;
  try {
    const isOwn = new URL(candidate.feed_url).origin === new URL(page.url).origin;
    const { headers = {}, secrets = {}, signal } = page.request;
    const request = { headers, secrets: isOwn ? secrets : {}, maxBytes: mostBytes, timeoutMs, signal };
    const answer = await fetchGuarded(app, candidate.feed_url, request);
    budget.bytes -= answer.body.length;
    if (answer.status < 200 || answer.status > 299) return null;
    const examined = await examineInThread(answer.body, { headers: answer.headers, url: answer.url });
    if (!examined.feed) return null;
    const { title, items } = examined.feed;
    return {
      answer,
      examined,
      candidate: {
        ...candidate,
        feed_url: answer.url,
        title: title ?? candidate.title,
        format: examined.format,
        item_count: items.length,
      },
    };
  } catch (error) {
    if (error instanceof FetchError || error instanceof NotAFeed) return null;
    throw error;
  }
}
