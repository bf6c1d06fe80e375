import { useText } from '../../i18n/use-text.ts';

/** What stands beside the fields of a feed that need a word. */
export function useHelp(): Readonly<Record<string, string>> {
  const text = useText();
  return {
    title: text('feeds.title_help'),
    lang: text('feeds.lang_help'),
    keywords_in: text('feeds.words_help'),
    category_map: text('feeds.map_help'),
    place_id: text('feeds.place_help'),
    full_text_allowed: text('feeds.full_help'),
    review: text('feeds.review_help'),
    push: text('feeds.push_help'),
    refresh_minutes: text('feeds.minutes_help'),
    zone: text('feeds.zone_help'),
    user_agent: text('feeds.agent_help'),
    headers: text('feeds.headers_help'),
  };
}
