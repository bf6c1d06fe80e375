import { Slots } from '../../core/admission/slots.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, invalid, invalidField } from '../../core/error.ts';
import { FetchError, type Fetched, fetchGuarded, refusalOf } from '../../core/fetch/fetch.ts';
import type { Lang } from '../../core/model/common.ts';
import { limiter, tooMany } from '../../core/rate-limit.ts';
import { perProgram } from '../../core/state.ts';
import type { Examined } from '../../feed-parser/detect.ts';
import { distinct, policyOf } from '../../feed-parser/keys/item-keys.ts';
import { NotAFeed } from '../../feed-parser/not-a-feed.ts';
import type { ParsedItem } from '../../feed-parser/parse.ts';
import { languageOf } from '../../text/language.ts';
import { fetchOptionsOf, plainRequest, type RequestSettings, requestSettingsOf, timeoutMs } from '../fetch/request.ts';
import { BadStatus, fetchProblem } from '../fetch/response.ts';
import { admits } from '../keyword-filter.ts';
import type { FeedCandidate, FeedTest, FeedTrial } from '../model/feed-admin.ts';
import { examineInThread, textsInThread } from '../parse/in-thread.ts';
import { tidyUrl } from '../resource.ts';
import { type FeedRules, rulesOfFeed } from '../rules.ts';
import { feedSecrets, headerErrors } from '../secrets.ts';
import { feedOf, idOfUrl } from '../store.ts';
import { candidatesOf, discover, sureOf } from './discover.ts';
import { warningsOf } from './warnings.ts';

const shownItems = 30;

/** Trials of one editor; each may send a dozen requests to a foreign server. */
const most = { trials: 60, seconds: 60 };
const trialSlots = perProgram(() => new Slots('trials of addresses', 4, 2));

/** How an address is tried. */
interface Trial {
  how: RequestSettings;
  zone: string;
  /** The language of the feed, where an editor has set it. */
  lang: Lang | null;
  discover: boolean;
  /** The feed that it is, if it is one. */
  id: number | null;
  rules: Pick<FeedRules, 'keywords_in' | 'keywords_out'>;
  /** Aborts when nobody waits for it any more. */
  signal: AbortSignal;
}

const defaultZone = 'Asia/Kolkata';

/**
 * Fetches and parses an address now and stores nothing. What fails on the way is in `error`.
 * @throws Fault `invalid` for an address that may not be fetched or a bad header; `rate_limited`
 */
export async function testFeed(app: App, input: FeedTrial, actor: Actor, signal: AbortSignal): Promise<FeedTest> {
  const { feed_url, discover = false, lang, zone, headers, username, password, user_agent } = input;
  const refusal = refusalOf(app.config, feed_url);
  if (refusal) throw invalidField('feed_url', refusal);
  const errors = headerErrors(headers);
  if (errors.length) throw invalid(errors);
  const own = Object.fromEntries(Object.entries(headers ?? {}).filter((e): e is [string, string] => e[1] !== null));
  const how = {
    ...plainRequest,
    headers: own,
    username: username ?? null,
    password: password ?? null,
    user_agent: user_agent ?? null,
  };
  await take(app, actor);
  return trialSlots(app).run(actor.id, () =>
    tried(app, feed_url, {
      signal,
      how,
      discover,
      zone: zone ?? defaultZone,
      lang: lang ?? null,
      id: null,
      rules: { keywords_in: input.keywords_in ?? [], keywords_out: input.keywords_out ?? [] },
    }),
  );
}

/** The same for a stored feed, with its request settings. @throws Fault `not_found`, `rate_limited` */
export async function testStoredFeed(app: App, id: number, actor: Actor, signal: AbortSignal): Promise<FeedTest> {
  const feed = await feedOf(app.db.write, id);
  if (!feed) throw new Fault('not_found', 'There is no such feed.');
  await take(app, actor);
  const how = { ...requestSettingsOf(feed, await feedSecrets(app, id)), etag: null, last_modified: null };
  const lang = feed.lang_given ? (feed.lang as Lang) : null;
  const trial = { how, zone: feed.zone, lang, discover: false, id, rules: rulesOfFeed(feed), signal };
  return trialSlots(app).run(actor.id, () => tried(app, feed.feed_url, trial));
}

async function take(app: App, actor: Actor): Promise<void> {
  const standing = await limiter(app, 'feeds.test', most.trials, most.seconds).take(String(actor.id));
  if (standing.exceeded) throw tooMany(standing, 'Too many addresses were tried.');
}

/** What has come to light until now. */
interface Found {
  address: string;
  began: number;
  answer?: Fetched;
  examined?: Examined;
  candidates: FeedCandidate[];
}

async function tried(app: App, address: string, trial: Trial): Promise<FeedTest> {
  const found: Found = { address, began: performance.now(), candidates: [] };
  try {
    const error = await look(app, found, trial);
    return await report(app, found, trial, error, error === null ? null : 'no_feed');
  } catch (error) {
    if (!(error instanceof FetchError || error instanceof NotAFeed || error instanceof BadStatus)) throw error;
    const { cause } = error;
    if (error instanceof NotAFeed && cause instanceof Error && cause.name !== 'NotAFeed')
      app.log.error({ reason: error.message, err: cause }, 'an address could not be tried');
    // What could not be read is not read again.
    const { examined: _, ...partial } = found;
    return report(app, partial, trial, error.message, fetchProblem(error));
  }
}

/** Fetches, parses and, on request, discovers. @returns what is wrong, or null */
async function look(app: App, found: Found, trial: Trial): Promise<string | null> {
  // The request that waits for it has a limit of its own.
  const patience = Math.min(timeoutMs, Math.floor(app.config.requestTimeoutMs * 0.8));
  const request = fetchOptionsOf(trial.how);
  found.answer = await fetchGuarded(app, found.address, { ...request, timeoutMs: patience, signal: trial.signal });
  const { status, headers, body, url } = found.answer;
  if (status < 200 || status > 299) throw new BadStatus(status);
  found.examined = await examineInThread(body, { headers, url, zone: trial.zone });
  const { examined } = found;
  if (!examined.isPage) return examined.error;
  found.candidates = candidatesOf(examined);
  if (!trial.discover) {
    const n = found.candidates.length;
    return n === 0 ? examined.error : `${examined.error} It names ${n === 1 ? 'a feed' : `${n} feeds`}.`;
  }
  // A page that another server answered with is no place to send them to.
  const isOwn = new URL(url).origin === new URL(found.address).origin;
  const allowed = { ...request, ...(isOwn ? {} : { secrets: {} }), signal: trial.signal };
  const probed = await discover(app, { url, examined, request: allowed }, found.began + patience);
  found.candidates = probed.map(({ candidate }) => candidate);
  const sure = sureOf(probed);
  if (!sure)
    return probed.length === 0 ? `${examined.error} No feed was found.` : `${examined.error} Choose one of its feeds.`;
  found.answer = sure.answer;
  found.examined = sure.examined;
  return null;
}

async function report(
  app: App,
  found: Found,
  trial: Trial,
  error: string | null,
  problem: FeedTest['problem'],
): Promise<FeedTest> {
  const { answer, examined, address, began, candidates } = found;
  const feed = examined?.feed ?? null;
  const policy = policyOf(feed?.items ?? [], null);
  const items = distinct(feed?.items ?? [], policy);
  const { keywords_in, keywords_out } = trial.rules;
  const isFiltered = keywords_in.length + keywords_out.length > 0;
  const texts = await textsInThread(isFiltered ? items : items.slice(0, shownItems));
  const out = texts.map(
    ({ summary }, i) => !admits(keywords_in, keywords_out, { ...(items[i] as ParsedItem), summary }),
  );
  const existing = answer ? ((await idOfUrl(app.db.write, tidyUrl(answer.url))) ?? null) : null;
  const existingId = existing === trial.id ? null : existing;
  const language = languageOf(
    feed?.language ?? null,
    items.map((item) => item.title),
  );
  const lang = trial.lang ?? language;
  return {
    ok: error === null,
    error,
    problem,
    status: answer?.status ?? null,
    feed_url: answer?.url ?? address,
    redirects: answer?.hops ?? [],
    ms: Math.round(performance.now() - began),
    bytes: answer?.body.length ?? 0,
    format: examined?.format ?? null,
    encoding: examined?.encoding ?? null,
    title: feed?.title ?? null,
    site_url: feed?.link ?? null,
    icon_url: feed?.image_url ?? null,
    lang: feed ? lang : null,
    ttl_minutes: feed?.ttl_minutes ?? null,
    hubs: feed?.hubs ?? [],
    key_policy: items.length > 0 ? policy : null,
    known_id: existingId,
    item_count: items.length,
    filtered_count: out.filter(Boolean).length,
    items: items.slice(0, shownItems).map((item, i) => {
      const { title, link, published_at, date_raw, image_url, author, categories } = item;
      const summary = texts[i]?.summary ?? '';
      return {
        title,
        link,
        published_at,
        date_raw,
        image_url,
        summary,
        author,
        categories,
        lang,
        filtered: out[i] ?? false,
      };
    }),
    warnings:
      feed && examined && answer
        ? warningsOf({
            feed,
            examined,
            policy,
            existingId,
            contentType: answer.headers['content-type'],
            movedTo: answer.movedTo,
            nowMs: app.now(),
          })
        : [],
    candidates,
  };
}
