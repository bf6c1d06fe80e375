const address = /[^\s<>()[\]"',;:@]+@[^\s<>()[\]"',;:@]+\.[^\s<>()[\]"',;:@]+/gu;

/**
 * The name of an author without the e-mail address beside it, which readers are never shown: `desk@x.in (రవి)` and
 * `రవి <desk@x.in>` are రవి. Null where nothing but an address is there.
 */
export function authorName(author: string | null): string | null {
  if (author === null || !author.includes('@')) return author;
  const [, inBrackets] = author.match(/^\s*(?:mailto:)?[^\s()]+@[^\s()]+\s*\((.*)\)\s*$/s) ?? [];
  const name = (inBrackets ?? author)
    .replace(/\bmailto:/gi, '')
    .replace(address, '')
    .replace(/\(\s*\)|<\s*>|\[\s*\]|&lt;\s*&gt;/g, '')
    .replace(/^[\s,;:|/\u060c\u061b-]+|[\s,;:|/\u060c\u061b-]+$/g, '')
    .replace(/\s+/g, ' ');
  return /[\p{L}\p{N}]/u.test(name) ? name : null;
}
