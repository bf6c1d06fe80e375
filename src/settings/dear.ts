/** Values of a section, by their path; `*` stands for any key, such as a language. */
export type DearPaths = readonly (readonly string[])[];

/** Where readers, apps and search engines are led, and who is notified of what is published. */
export const dearBasic: DearPaths = [
  ['website_url'],
  ['privacy_policy_url'],
  ['terms_url'],
  ['social'],
  ['app_links'],
  ['indexnow'],
  ['websub_hub'],
  ['texts', '*', 'website_url'],
  ['texts', '*', 'privacy_policy_url'],
  ['texts', '*', 'terms_url'],
];

/** What notifications open. */
export const dearApp: DearPaths = [['push', 'link_prefix']];

/** Whom advertisements earn money for. */
export const dearAdMob: DearPaths = [
  ['publisher_id'],
  ['app_id'],
  ['banner_unit_id'],
  ['interstitial_unit_id'],
  ['native_unit_id'],
  ['rewarded_unit_id'],
  ['rewarded_interstitial_unit_id'],
  ['app_open_unit_id'],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something that is sent is another value than there is; what is removed leads nowhere. */
function differs(sent: unknown, now: unknown): boolean {
  if (sent === undefined || sent === null) return false;
  if (!isObject(sent)) return JSON.stringify(sent) !== JSON.stringify(now);
  return Object.entries(sent).some(([key, value]) => differs(value, isObject(now) ? now[key] : undefined));
}

function changesAt([key, ...rest]: readonly string[], sent: unknown, now: unknown): boolean {
  if (key === undefined) return differs(sent, now);
  if (!isObject(sent)) return false;
  const keys = key === '*' ? Object.keys(sent) : [key];
  return keys.some((one) => changesAt(rest, sent[one], isObject(now) ? now[one] : undefined));
}

/** Whether a patch of a section gives one of these values that it does not have. */
export const changesDear = (dear: DearPaths, patch: unknown, now: unknown): boolean =>
  dear.some((path) => changesAt(path, patch, now));
