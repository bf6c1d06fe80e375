/** Elements of HTML that have no end tag. */
export const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'param',
  'source',
  'track',
  'wbr',
]);

/** What a text may hold in tags of its own, unescaped. */
export const running = new Set(
  ['title', 'description', 'summary', 'content', 'fullitem', 'body', 'tagline', 'subtitle', 'content:encoded'].concat(
    ['xhtml:body', 'xhtml:div', 'dc:description', 'dc:title', 'atom:content', 'atom:summary', 'atom:title'],
    ['itunes:summary', 'media:description', 'media:title'],
  ),
);

/** Texts of one line: of tags inside them only these are their own, as in `<author><a href="...">రవి</a></author>`. */
export const lines = new Set([
  'category',
  'dc:subject',
  'tag',
  'keyword',
  'dc:creator',
  'creator',
  'authorname',
  'author_name',
]);
export const inline = new Set(['a', 'b', 'i', 'em', 'strong', 'span', 'font', 'u', 'small', 'p', 'div', 'br', 'img']);

/** An element of feeds, never of HTML: inside a text it means that the text was not closed. */
export const apart =
  /^(guid|pubdate|item|entry|enclosure|published|updated|(dc|dcterms|content|media|itunes|atom|sy):.*)$/;
/** The same for a title, which has no paragraphs. */
export const apartFromTitle = /^(link|description|summary|content|category|author|comments|image|source)$/;
