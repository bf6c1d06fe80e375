import { useText } from '../i18n/use-text.ts';

/** Fields whose names do not say enough. */
const helped = [
  ...(['mfa_roles', 'session_days', 'audit_days', 'store_hosts', 'link_schemes'] as const),
  ...(['editors_may', 'push_approval', 'desk_time_zone', 'feed_content', 'refresh_seconds', 'font_scale'] as const),
  ...(['test_mode', 'publisher_id', 'horoscope_computed'] as const),
];

/** Help texts by field. */
export function useHelp(): Readonly<Record<string, string>> {
  const text = useText();
  return Object.fromEntries(helped.map((name) => [name, text(`settings_help.${name}`)]));
}
