const tracking = /^(utm_\w+|fbclid|gclid|gclsrc|dclid|igshid|mc_cid|mc_eid|ref_src|_hsenc|_hsmi)$/i;
/** Names that only a session has. Others, as `sid`, are the number of a story at some publishers: those are learned. */
const session = /^(phpsessid|jsessionid|aspsessionid\w*|cftoken)$/i;
/** The same in the path: `;jsessionid=...`, and `/(S(...))/` of ASP.NET. */
const sessionInPath = /;jsessionid=[^/;?#]*|\/\(S\([a-z0-9]{1,40}\)\)/gi;

const none: ReadonlySet<string> = new Set();

/**
 * An address without the parameters that only name the referrer, for comparison.
 * @param varying names of parameters that this feed writes anew at each visit
 */
export function canonical(link: string, withFragment: boolean, varying: ReadonlySet<string> = none): string {
  const url = URL.parse(link);
  if (!url) return link;
  for (const name of [...url.searchParams.keys()])
    if (tracking.test(name) || session.test(name) || varying.has(name)) url.searchParams.delete(name);
  if (url.pathname.includes(';') || url.pathname.includes('/(S('))
    url.pathname = url.pathname.replace(sessionInPath, '');
  if (!withFragment) url.hash = '';
  return url.href;
}

/** The same without what a publisher changes when the site moves to https, which makes no other page of it. */
export const bare = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '');

/**
 * The parameters in which two addresses of one page differ: another value, or there in one only.
 * @returns null where they differ in more than that
 */
export function differingParameters(a: string, b: string): string[] | null {
  const [one, other] = [URL.parse(canonical(a, true)), URL.parse(canonical(b, true))];
  if (!one || !other || one.hash !== other.hash) return null;
  if (bare(one.origin + one.pathname) !== bare(other.origin + other.pathname)) return null;
  const names = new Set([...one.searchParams.keys(), ...other.searchParams.keys()]);
  const valuesOf = (url: URL, name: string): string => JSON.stringify(url.searchParams.getAll(name));
  return [...names].filter((name) => valuesOf(one, name) !== valuesOf(other, name));
}
