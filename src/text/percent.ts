/** A letter of UTF-8 in percent-encoding: one to four bytes that belong together, nothing longer than it need be. */
const LETTER =
  '%[0-7][\\da-f]|%(?:c[2-9a-f]|d[\\da-f])%[89ab][\\da-f]|' +
  '%(?:e0%[ab]|e[1-9a-cef]%[89ab]|ed%[89])[\\da-f]%[89ab][\\da-f]|' +
  '%(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\\da-f]%[89ab][\\da-f]%[89ab][\\da-f]';
const letters = new RegExp(`(?:${LETTER})+`, 'gi');
const letterOrSign = new RegExp(`(${LETTER})|%`, 'gi');

/**
 * A part of an address without its percent-encoding. What is no UTF-8 stays as it is: `caf%E9.jpg`, `100%.jpg`, the end of a
 * name that was cut within a letter.
 */
export const percentDecoded = (text: string): string =>
  text.includes('%') ? text.replace(letters, decodeURIComponent) : text;

/** An address that can be decoded, and means the same: a percent sign that begins no letter is one itself, `%25`. */
export const wellEncoded = (address: string): string =>
  address.includes('%') ? address.replace(letterOrSign, (_, letter?: string) => letter ?? '%25') : address;
