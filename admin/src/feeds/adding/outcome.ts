import type { FeedFetch } from '../../../../src/feeds/model/feed.ts';
import { useText } from '../../i18n/use-text.ts';

/** How a fetch ended, in words; with the status that the server answered, where it says more. */
export function useOutcome(): (fetch: Pick<FeedFetch, 'outcome' | 'status'>) => string {
  const text = useText();
  return ({ outcome, status }) =>
    text(`feeds.outcome_${outcome}`) + (outcome === 'http_error' && status !== null ? ` (HTTP ${status})` : '');
}
