/** Letters of windows-1252 in the place of control characters, from byte 0x80 on; 0 where it has none. */
const special = [
  ...[0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17d, 0],
  ...[0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0, 0x17e, 0x178],
];
const byteOf = new Map(special.flatMap((code, n) => (code === 0 ? [] : [[code, 0x80 + n] as const])));

/** Text in windows-1252, which MySQL calls latin1: bytes without a letter are control characters. */
export function fromWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode((byte >= 0x80 && byte < 0xa0 && special[byte - 0x80]) || byte);
  return text;
}

/** A byte of UTF-8 that begins a letter, and one that goes on with it, both read as windows-1252. */
const suspect =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;
/** Scripts of South Asia, and Arabic letters. */
const indic = /[\u0600-\u06ff\u0900-\u0dff]/;

/** What Western text has: letters of Latin-1, signs of typography and money. */
const western = /^[\0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2010-\u2044\u20ac\u20b9\u2122]*$/;

/** Whether a text may be what was meant: `É’` would be a letter of no language that is written here. */
const isMeant = (text: string): boolean => indic.test(text) || western.test(text);

const strict = new TextDecoder('utf-8', { fatal: true });

function utf8(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** Whole letters of UTF-8 whose end is cut off, as a column of MySQL cuts what is too long. */
function utf8Beginning(bytes: Uint8Array): string | null {
  for (let cut = 1; cut <= 3 && cut < bytes.length; cut++) {
    const byte = bytes[bytes.length - cut] as number;
    if (byte >= 0xc2) return utf8(bytes.subarray(0, bytes.length - cut));
    if (byte < 0x80) return null;
  }
  return null;
}

function bytesOf(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    const byte = code < 0x100 ? code : byteOf.get(code);
    if (byte === undefined) return null;
    bytes[n] = byte;
  }
  return bytes;
}

/** Text is encoded so often in vain, at most. */
const mostRounds = 2;

/**
 * Text whose UTF-8 was once taken for windows-1252 and encoded again: `à°¤à±†` is `తె`. A program that wrote through a
 * connection in latin1 leaves it. Null where the text is none of that.
 */
export function mended(text: string): string | null {
  let found: string | null = null;
  for (let round = 0, at = text; round < mostRounds && suspect.test(at); round++) {
    const bytes = bytesOf(at);
    if (!bytes) return found;
    let once = utf8(bytes);
    if (once === null) {
      const beginning = utf8Beginning(bytes);
      if (beginning !== null && indic.test(beginning)) once = beginning;
    }
    if (once === null) return found;
    at = once;
    if (isMeant(once)) found = once;
  }
  return found;
}
