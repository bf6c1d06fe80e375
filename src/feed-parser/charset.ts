import chardet from 'chardet';

/** What a few bytes in front of the text say: byte order marks, then `<` or `{` in two or four bytes. */
const marks: [number[], string][] = [
  [[0xff, 0xfe, 0x00, 0x00], 'utf-32le'],
  [[0x00, 0x00, 0xfe, 0xff], 'utf-32be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00, 0x00, 0x00], 'utf-32le'],
  [[0x00, 0x00, 0x00, 0x3c], 'utf-32be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
  [[0x7b, 0x00], 'utf-16le'],
  [[0x00, 0x7b], 'utf-16be'],
];

/** Bytes that are read to guess an undeclared encoding. */
const guessed = 65_536;

function decoderFor(label: string | undefined): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label.trim()); // latin1 means windows-1252 here, as everywhere on the web
  } catch {
    return null;
  }
}

function utf32(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: string[] = [];
  for (let i = 0; i + 4 <= bytes.length; i += 4) {
    const code = view.getUint32(i, littleEndian);
    pieces.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));
  }
  return pieces.join('').replace(/^\ufeff/, '');
}

/** Text, and the encoding that it was found to be in: a name of the Encoding Standard, or utf-32. */
interface Decoded {
  text: string;
  encoding: string;
}

const decodeAs = (encoding: string, bytes: Uint8Array): Decoded => ({
  encoding,
  text: encoding.startsWith('utf-32') ? utf32(bytes, encoding.endsWith('le')) : new TextDecoder(encoding).decode(bytes),
});

/** What the bytes themselves name: the HTTP header first, then the XML declaration. */
export function declaredEncodings(bytes: Uint8Array, contentType = ''): (string | undefined)[] {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  return [
    contentType.match(/charset\s*=\s*["']?([\w.:-]+)/i)?.[1],
    head.match(/^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i)?.[1],
  ];
}

/**
 * Text that is UTF-8 but for a byte here and there (a pasted quotation mark): the rest must not suffer for it. What says
 * that it is UTF-8 needs less proof: an English feed has a few curly quotes and no other letters.
 */
function mostlyUtf8(text: string, saysSo: boolean): boolean {
  let good = 0;
  let bad = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) bad++;
    else if (code > 0x7f) good++;
  }
  return good > (saysSo ? 2 : 20) * bad;
}

/** Text in seven bits whose escape sequences mean Japanese, Chinese or Korean: it looks like ASCII and is not. */
const isShifted = (text: string): boolean => /\x1b[$(][@A-CIJ)]/.test(text) && !/[\x80-\uffff]/.test(text);

/**
 * The text of a feed, whatever it claims to be written in. Bytes that are UTF-8 throughout, and not just ASCII, are
 * UTF-8 whatever is declared: feeds are often declared wrongly, and no other text looks like that by chance. Then the
 * HTTP header counts, then the XML declaration, then what the letters look like, then windows-1252.
 */
export function detect(bytes: Uint8Array, contentType = ''): Decoded {
  const mark = marks.find(([start]) => start.every((byte, i) => bytes[i] === byte));
  if (mark) return decodeAs(mark[1], bytes);
  const utf8 = new TextDecoder().decode(bytes);
  const declared = declaredEncodings(bytes, contentType).map(decoderFor);
  const saysSo = declared.find((decoder) => decoder !== null)?.encoding === 'utf-8';
  if (!isShifted(utf8) && (!utf8.includes('\ufffd') || mostlyUtf8(utf8, saysSo)))
    return { text: utf8, encoding: 'utf-8' };
  for (const decoder of declared) {
    // Two bytes a letter would have shown in the first two; UTF-8 has been tried.
    if (decoder && !/^utf-/.test(decoder.encoding)) return decodeAs(decoder.encoding, bytes);
  }
  return decodeAs(guess(bytes)?.encoding ?? 'windows-1252', bytes);
}

/** The text alone, see `detect`. */
export const decode = (bytes: Uint8Array, contentType = ''): string => detect(bytes, contentType).text;

/** C1 controls, which no text has: bytes of windows-1252 that were decoded as Latin-1. Bytes that it lacks are dropped. */
const c1 = /[\x80-\x9f]+/g;
const hasC1 = /[\x80-\x9f]/;

/** The text with the quotation marks, dashes and dots that its C1 controls stand for. */
export const windows1252 = (text: string): string =>
  hasC1.test(text)
    ? text.replace(c1, (controls) =>
        new TextDecoder('windows-1252').decode(Buffer.from(controls, 'latin1')).replace(/[\x80-\x9f]/g, ''),
      )
    : text;

/** By the letters themselves. Of Latin ones any guess but windows-1252 does more harm than good. */
function guess(bytes: Uint8Array): TextDecoder | null {
  const found = chardet.detect(bytes.subarray(0, guessed));
  return found === null || /^(ISO-8859-[129]|windows-125[0-4]|UTF|ASCII)/i.test(found) ? null : decoderFor(found);
}
