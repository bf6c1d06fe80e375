import type { Attributes } from './xml-tokenizer.ts';

/** Vocabularies that feeds are written in, by their address; the last slash, http and https, and letter case vary. */
const vocabularies: [RegExp, string][] = [
  [/\bw3\.org\/2005\/atom|purl\.org\/atom\/ns/, 'atom'],
  [/purl\.org\/dc\/elements/, 'dc'],
  [/purl\.org\/dc\/terms/, 'dcterms'],
  [/purl\.org\/rss\/1\.0\/modules\/content/, 'content'],
  [/purl\.org\/rss\/1\.0\/modules\/syndication/, 'sy'],
  [/search\.yahoo\.com\/mrss|rssboard\.org\/media-rss|video\.search\.yahoo/, 'media'],
  [/itunes\.com\/dtds|itunes\.apple\.com|google\.com\/schemas\/play-podcasts/, 'itunes'],
  [/rssnamespace\.org\/feedburner/, 'feedburner'],
  [/w3\.org\/1999\/02\/22-rdf/, 'rdf'],
  [/w3\.org\/1999\/xhtml/, 'xhtml'],
  [/purl\.org\/rss\/|netscape\.com|userland\.com\/rss|harvard\.edu\/tech\/rss|purl\.org\/net\/rss/, ''],
];

/** The default meaning of these prefixes, in a feed that declares none or an unrecognised one. */
const customary: Readonly<Record<string, string>> = {
  atom: 'atom',
  atom10: 'atom',
  a10: 'atom',
  dc: 'dc',
  dcterms: 'dcterms',
  content: 'content',
  sy: 'sy',
  media: 'media',
  itunes: 'itunes',
  googleplay: 'itunes',
  rdf: 'rdf',
  xhtml: 'xhtml',
  rss: '',
};

/** Names of a document: what is written becomes `title` or `dc:date`, whatever prefix the document chose. */
export class NamespaceNames {
  readonly #prefixes = new Map<string, string>();
  readonly #split = new Map<string, [prefix: string, local: string]>();

  /** Learns the vocabularies that a tag names; gives that of names without a prefix, where the tag says. */
  declare(attributes: Attributes): string | undefined {
    let own: string | undefined;
    for (const name in attributes) {
      if (!name.startsWith('xmlns')) continue;
      const address = (attributes[name] as string).toLowerCase();
      const vocabulary = vocabularies.find(([pattern]) => pattern.test(address))?.[1];
      if (name === 'xmlns') own = vocabulary ?? '';
      else if (name[5] === ':') {
        const prefix = name.slice(6);
        this.#prefixes.set(prefix, vocabulary ?? customary[prefix] ?? prefix);
      }
    }
    return own;
  }

  /** @param bare the vocabulary of names without a prefix */
  of(written: string, bare: string): { vocabulary: string; local: string } {
    let parts = this.#split.get(written);
    if (!parts) {
      const lower = written.toLowerCase();
      const colon = lower.indexOf(':');
      parts = colon < 0 ? ['', lower] : [lower.slice(0, colon), lower.slice(colon + 1)];
      if (this.#split.size < 1_000) this.#split.set(written, parts);
    }
    const [prefix, local] = parts;
    const vocabulary = prefix === '' ? bare : (this.#prefixes.get(prefix) ?? customary[prefix] ?? prefix);
    return { vocabulary, local };
  }
}
