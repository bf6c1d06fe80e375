/** What a few bytes in front of the text say: byte order marks, and `<` in two bytes. */
const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

function decoderFor(label: string | undefined): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label.trim()); // latin1 means windows-1252 here, as everywhere on the web
  } catch {
    return null;
  }
}

/** Text that is UTF-8 but for a byte here and there (a pasted quotation mark): the rest must not suffer for it. */
function mostlyUtf8(text: string): boolean {
  let good = 0;
  let bad = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) bad++;
    else if (code > 0x7f) good++;
  }
  return good > 20 * bad;
}

/**
 * The text of a feed, whatever it claims to be written in. Bytes that are UTF-8 throughout, and not just ASCII, are
 * UTF-8 whoever says otherwise: feeds are often declared wrongly, and no other text looks like that by chance. Then the
 * HTTP header counts, then the XML declaration, then windows-1252.
 */
export function decode(bytes: Uint8Array, contentType = ''): string {
  const mark = marks.find(([start]) => start.every((byte, i) => bytes[i] === byte));
  if (mark) return new TextDecoder(mark[1]).decode(bytes);
  const utf8 = new TextDecoder().decode(bytes);
  if (!utf8.includes('\ufffd') || mostlyUtf8(utf8)) return utf8;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  const named = [
    contentType.match(/charset\s*=\s*["']?([\w.:-]+)/i)?.[1],
    head.match(/^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i)?.[1],
    'windows-1252',
  ];
  for (const label of named) {
    const decoder = decoderFor(label);
    if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes);
  }
  return utf8;
}

// Where an internal subset is, entities may be defined in terms of each other to any size, or name files.
const DOCTYPE = /<!DOCTYPE\s[^[>]{0,1000}(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>/iy;

/** The text as a parser wants it: what stands around the document, what XML does not allow, and any DOCTYPE gone. */
export function repair(text: string): string {
  const start = text.search(/[<{]/);
  const root = start < 0 ? '' : text.slice(start);
  if (root.startsWith('{')) return root;
  // What a script printed before the declaration may hold markup of its own.
  const declared = root.indexOf('<?xml');
  const begun = declared > 0 && declared < 4_096 ? root.slice(declared) : root;
  const clean = begun.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  const at = clean.slice(0, 65_536).search(/<!DOCTYPE\s/i);
  if (at < 0) return clean;
  DOCTYPE.lastIndex = at;
  const doctype = DOCTYPE.exec(clean)?.[0] ?? '';
  return clean.slice(0, at) + clean.slice(at + doctype.length);
}

const closings: [RegExp, string][] = [
  [/<rss[\s>]/i, '</channel></rss>'],
  [/<rdf:RDF[\s>]/i, '</rdf:RDF>'],
  [/<feed[\s>]/i, '</feed>'],
];

/** A document that was cut off, closed after its last whole item; null when it has none. */
export function closed(text: string): string | null {
  const end = Math.max(text.lastIndexOf('</item>') + 7, text.lastIndexOf('</entry>') + 8);
  if (end <= 8) return null;
  const closing = closings.find(([root]) => root.test(text.slice(0, 20_000)));
  return closing ? text.slice(0, end) + closing[1] : null;
}
