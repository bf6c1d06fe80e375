import { Type } from 'typebox';

/** Schemes whose links do something else than lead somewhere: no list of a publisher allows them. */
export const neverSchemes: ReadonlySet<string> = new Set([
  ...['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'intent', 'content', 'filesystem', 'jar'],
  ...['view-source', 'feed', 'android-app', 'chrome', 'ws', 'wss', 'ftp'],
]);

/**
 * Characters by which an address looks like another one: a backslash is a slash to a browser, which leaves tabs and ends of
 * lines out; others are not seen, or turn the direction of writing. Joiners belong to Indian scripts.
 */
export const misleading = /[\\\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

// Quotes and brackets end an attribute wherever escaping was forgotten.
const clean = /^[^\s"'<>^`{|}]+$/u;

/** A web address must name its server and contain no credentials. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^/]/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

/**
 * Whether an app may be led there: an address, an app address like `dinam://news/5`, or a path.
 * @param schemes those that the publisher allows; any that is not harmful by default
 */
export function isLink(text: string, schemes?: readonly string[]): boolean {
  if (!clean.test(text) || misleading.test(text)) return false;
  const scheme = text.match(/^([a-z][a-z0-9+.-]*):./i)?.[1]?.toLowerCase();
  if (scheme === undefined) return /^\/(?!\/)/.test(text);
  if (neverSchemes.has(scheme) || (schemes && !schemes.includes(scheme))) return false;
  return !/^https?$/.test(scheme) || isWebAddress(text);
}

export const linkMessage =
  'must be an address, an app address like dinam://news/5, or a path; its scheme one of `link_schemes` of the security settings';

/** What the id of a story is put behind. */
export const LinkPrefix = Type.Refine(
  Type.String({
    maxLength: 200,
    description: 'What the id of a story is put behind to open it in the app: dinam://news/ makes dinam://news/17',
  }),
  (text) => isLink(text),
  () => linkMessage,
);
