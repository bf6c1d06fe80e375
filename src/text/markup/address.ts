// Base for relative addresses: what does not leave it is a page of the reader's own site.
const OWN_SITE = 'https://own-site.invalid';

/**
 * The address of a link or file as a browser will read it (it takes "/\t/a.in" for another site); absolute when it leaves
 * our site.
 * @returns `url` null for what is neither http nor https
 */
export function resolve(given = ''): { url: URL | null; external: boolean; address: string } {
  const url = URL.parse(given, OWN_SITE);
  if (!url || !/^https?:$/.test(url.protocol)) return { url: null, external: false, address: given };
  const external = url.origin !== OWN_SITE;
  return { url, external, address: external ? url.href : given };
}
