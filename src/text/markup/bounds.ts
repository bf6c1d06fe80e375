/** Tags that an article may have, as it is sent. */
export const mostTags = 20_000;

/** Characters that an article may have once it is sanitised, UTF-16 units: entities and attributes are longer than what was sent. */
export const mostStored = 600_000;

/** Tags and entities are what costs time: these many, in so many characters, take a few milliseconds. */
const quick = { signs: 200, characters: 20_000 };

/** Whether `html` has more than `most` tags. One scan. */
export function hasMoreTags(html: string, most = mostTags): boolean {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1))
    if (isTag(html.charCodeAt(at + 1)) && ++count > most) return true;
  return false;
}

/** Whether what follows a `<` makes it a tag, a comment or a declaration: a letter, `/`, `!` or `?`. */
const isTag = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x2f || code === 0x21 || code === 0x3f;

/** Whether `html` is sanitised within a few milliseconds, by its length and its signs. */
export function isQuick(html: string): boolean {
  if (html.length > quick.characters) return false;
  let count = 0;
  for (const sign of ['<', '&'])
    for (let at = html.indexOf(sign); at >= 0; at = html.indexOf(sign, at + 1)) if (++count > quick.signs) return false;
  return true;
}
