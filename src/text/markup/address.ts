import { nfc } from '../normalise.ts';

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

/** A relative address as a request has it: letters of other scripts and spaces in percent signs, as the URL standard says. */
export const encoded = (address: string): string =>
  address.trim().replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part.toWellFormed().replace(/[\t\n\r]/g, '')));

/** Longer ones are no field's. */
const mostAddress = 8_000;

/** What the URL standard leaves in a path or query, and readers of addresses that are stricter refuse. */
const loose = /[|[\]^`{}]|%(?![\da-f]{2})/gi;

/**
 * An address of the web as a request has it: white space around it gone, letters of other scripts and spaces encoded as
 * the URL standard says, names of hosts in ASCII. What is in order already stays as it is written; what is no address too.
 */
export function asRequested(address: string): string {
  if (address.length > mostAddress) return address;
  const given = address.trim();
  const isWhole = /^[\x21-\x7e]+$/.test(given);
  if (isWhole && given.replace(loose, '') === given) return given;
  const url = /^https?:\/\//i.test(given) && given.isWellFormed() ? URL.parse(given) : null;
  if (!url) return address;
  const behind = url.href.slice(url.origin.length);
  // Credentials, which no field takes, stay to be seen.
  if (url.username !== '' || url.password !== '' || !url.href.startsWith(url.origin)) return address;
  return url.origin + behind.replace(loose, encodeURIComponent);
}

const addressAttribute = /(\s(?:src|href|poster|srcset|data-[\w-]{1,30})\s{0,20}=\s{0,20})("[^"<>]*"|'[^'<>]*')/gi;
const otherLetters = /[^\x00-\x7f]+/g;

/**
 * HTML as NFC, in which addresses still lead where they led: a server knows a file by the letters with which it was named,
 * so those that NFC would change are encoded (`\u095d` of Hindi, what macOS decomposes).
 */
export function nfcOfHtml(html: string): string {
  const whole = nfc(html);
  if (whole === html || !html.includes('<')) return whole;
  const stable = (part: string): string => (nfc(part) === part ? part : encodeURIComponent(part.toWellFormed()));
  return nfc(
    html.replace(addressAttribute, (_, name: string, value: string) => name + value.replace(otherLetters, stable)),
  );
}
