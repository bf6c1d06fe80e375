import type { Examined } from '../../feed-parser/detect.ts';
import type { Policy } from '../../feed-parser/keys/item-keys.ts';
import type { ParsedFeed, ParsedItem } from '../../feed-parser/parse.ts';
import type { FeedWarning } from '../model/feed-admin.ts';

const dayMs = 86_400_000;
/** A clock that is a little ahead is no cause for a warning. */
const tolerance = 3_600_000;
const quietDays = 60;
const mostItems = 1_000;

interface Seen {
  feed: ParsedFeed;
  examined: Pick<Examined, 'encoding' | 'claimed'>;
  contentType: string | undefined;
  /** The target, where every redirect was permanent. */
  movedTo: string | null;
  policy: Policy;
  existingId: number | null;
  nowMs: number;
}

const some = (n: number, all: number, one: string, many: string): string =>
  n === all ? `None of the items has ${one}` : `${n} of ${all} items have no ${many}`;

/** What an editor should know of a feed before adding it. Pure. */
export function warningsOf(seen: Seen): FeedWarning[] {
  const { feed, examined, contentType, movedTo, policy, existingId, nowMs } = seen;
  const { items } = feed;
  const found: FeedWarning[] = [];
  const warn = (code: string, message: string): void => void found.push({ code, message });
  const count = (is: (item: ParsedItem) => boolean): number => items.filter(is).length;

  if (existingId !== null) warn('known', `The feed ${existingId} has this address already.`);
  if (movedTo !== null) warn('moved', `The address has moved for good; add ${movedTo} instead.`);
  for (const label of examined.claimed)
    warn(
      'encoding',
      `The feed is declared as ${label.slice(0, 40)} but is ${nameOf(examined.encoding)}; it is read as that.`,
    );
  if (/^text\/html\b/i.test(contentType ?? '')) warn('type', 'The server calls the feed a web page (text/html).');
  if (items.length === 0) {
    warn('empty', 'The feed has no items at present.');
    return found;
  }
  if (items.length >= mostItems) warn('many', `The feed is very long: only its first ${mostItems} items are read.`);

  const dates = items.flatMap((item) => (item.published_at === null ? [] : Date.parse(item.published_at)));
  if (dates.length < items.length) {
    const undated = items.length - dates.length;
    const unread = count((item) => item.published_at === null && item.date_raw !== null);
    if (unread > 0) warn('bad_dates', `${unread} of ${items.length} items have a date that cannot be read.`);
    if (undated > unread)
      warn(
        'no_dates',
        `${some(undated - unread, items.length, 'a date', 'date')}: the time at which we first see them counts.`,
      );
  }
  const ahead = dates.filter((at) => at > nowMs + tolerance).length;
  if (ahead > 0)
    warn('future_dates', `${ahead} items are dated in the future: they are sorted by when we first see them.`);
  const newest = dates.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (dates.length > 0 && newest < nowMs - quietDays * dayMs)
    warn(
      'quiet',
      `The newest item is of ${new Date(newest).toISOString().slice(0, 10)}: the feed may have been given up.`,
    );

  if (policy === 'guid+link') warn('repeated_guids', 'Guids repeat: items are identified by guid and link.');
  if (policy === 'link') warn('no_guids', 'The items have no guid: they are identified by their link.');
  if (policy === 'title+content')
    warn(
      'no_identity',
      'The items have neither guid nor link of their own: one whose title is edited will look like a new one.',
    );
  const unlinked = count((item) => item.link === null);
  if (unlinked > 0)
    warn('no_links', `${some(unlinked, items.length, 'a link', 'link')}: readers cannot open them at their source.`);
  const bare = count((item) => item.content === '' && item.summary === '');
  if (bare > 0) warn('no_text', `${some(bare, items.length, 'a text', 'text')}: only titles will be shown.`);
  return found;
}

const nameOf = (encoding: string): string => encoding.toUpperCase();
