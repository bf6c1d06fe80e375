import { declaredEncodings, detect } from './charset.ts';
import { NotAFeed } from './not-a-feed.ts';
import { feedsByPattern, feedsOfPage, type Pointed } from './page-links.ts';
import { type ParsedFeed, type ParseOptions, parse } from './parse.ts';

/** What bytes turn out to be. */
export interface Examined {
  feed: ParsedFeed | null;
  /** Why it is none. */
  error: string | null;
  /** `RSS 2.0`; null for what is no feed. */
  format: string | null;
  encoding: string;
  /** Encodings that the server or the document claims and that it is not in. */
  claimed: string[];
  isPage: boolean;
  /** Of a page: the feeds that it points at, and those that follow from its address. */
  points: Pointed[];
  patterns: string[];
}

const pageElement = /<(?:!doctype\s{1,9}html|html|head|body|meta|link|a)\b/i;

/** Reads bytes as a feed and, when they are a web page, looks for what it points at. Pure; takes time in proportion. */
export function examine(bytes: Uint8Array, options: ParseOptions): Examined {
  const { headers = {}, url } = options;
  const { text, encoding } = detect(bytes, headers['content-type']);
  const found = attempt(bytes, options);
  const isPage = found.feed === null && pageElement.test(text);
  return {
    ...found,
    format: found.feed ? formatOf(text) : null,
    encoding,
    claimed: claimsOf(bytes, headers['content-type'], encoding),
    isPage,
    points: isPage ? feedsOfPage(text, url) : [],
    patterns: isPage ? feedsByPattern(url, text) : [],
  };
}

function attempt(bytes: Uint8Array, options: ParseOptions): Pick<Examined, 'feed' | 'error'> {
  try {
    return { feed: parse(bytes, options), error: null };
  } catch (error) {
    if (error instanceof NotAFeed) return { feed: null, error: error.message };
    throw error;
  }
}

/** What the root element says. */
function formatOf(text: string): string {
  const head = text.slice(0, 20_000);
  if (/^[^<]*\{/.test(head)) {
    const version = head.match(/jsonfeed\.org\\?\/version\\?\/(1(?:\.1)?)/)?.[1];
    return version ? `JSON Feed ${version === '1' ? '1.0' : version}` : 'JSON Feed';
  }
  const [root = '', name = ''] = head.match(/<((?:rdf:)?rdf|rss|feed|channel|item|entry)\b[^>]*>/i) ?? [];
  switch (name.toLowerCase()) {
    case 'rss': {
      const version = root.match(/\bversion\s*=\s*["']?(\d\.\d{1,2})/i)?.[1];
      return version ? `RSS ${version}` : 'RSS';
    }
    case 'feed':
      return /purl\.org\/atom\/ns/i.test(root) ? 'Atom 0.3' : 'Atom 1.0';
    case 'rdf:rdf':
    case 'rdf':
      return /purl\.org\/rss\/1\.0/i.test(root) ? 'RSS 1.0 (RDF)' : 'RSS 0.9 (RDF)';
    case 'channel':
      return /<item[^>]*\bhref\s*=/i.test(head) ? 'CDF' : 'RSS';
    case 'entry':
      return 'Atom';
    default:
      return 'RSS';
  }
}

function claimsOf(bytes: Uint8Array, contentType: string | undefined, encoding: string): string[] {
  if (bytes.every((byte) => byte < 0x80)) return []; // the same in almost any encoding
  const named = declaredEncodings(bytes, contentType).filter((label) => label !== undefined);
  return [...new Set(named.map((label) => label.toLowerCase()))].filter((label) => {
    try {
      const { encoding: meant } = new TextDecoder(label);
      // UTF-16 without an order names either.
      return meant !== encoding && !(label === 'utf-16' && encoding.startsWith('utf-16'));
    } catch {
      return true;
    }
  });
}
