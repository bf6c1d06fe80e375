/** What a document is made of, in its order. */
export interface Markup {
  /**
   * @param name as it is written, with its prefix
   * @param tag the whole tag, `<` to `>`
   */
  open(name: string, attributes: Attributes, isEmpty: boolean, tag: string): void;
  close(name: string): void;
  /** A stretch of text: references are still in it, unless it is a CDATA section. */
  text(raw: string, isCdata: boolean): void;
}

/** Values by lower-case name, with the prefix; references are still in them. */
export type Attributes = Readonly<Record<string, string>>;

const none: Attributes = Object.freeze({});
const CDATA = '<![CDATA[';

/** Its name and the address of its definition; no document says more before the internal subset. */
const longestDoctypeHead = 1_000;
const NAME = /[\p{L}_:][^\s<>/="']*/uy;
const ATTRIBUTE = /[\s/]*([^\s<>/="']+)(?:\s*=\s*(["']?))?/y;
const UNQUOTED = /[^\s<>"']*/y;

/** Looks for one text again and again, from places that only grow: what is not there is not searched for twice. */
class Finder {
  readonly #source: string;
  readonly #wanted: string;
  #found = -1;
  constructor(source: string, wanted: string) {
    this.#source = source;
    this.#wanted = wanted;
  }
  /** Where it stands next, at or after `from`; the length of the source when it does not. */
  from(from: number): number {
    if (this.#found < from) {
      const at = this.#source.indexOf(this.#wanted, from);
      this.#found = at < 0 ? this.#source.length : at;
    }
    return this.#found;
  }
}

/**
 * Where a DOCTYPE that begins at `at` ends, or -1 when it is none, or never ends. Where an internal subset is, entities
 * may be defined in terms of each other to any size, or name files: all of it goes. Looked for text by text: a pattern
 * over a subset of many megabytes overflows the stack of the engine.
 */
function doctypeEnd(source: string, at: number): number {
  if (!/^<!DOCTYPE\s$/i.test(source.slice(at, at + 10))) return -1;
  const head = source.slice(at, at + longestDoctypeHead).search(/[[>]/);
  if (head < 0) return -1;
  let to = at + head;
  if (source[to] === '>') return to + 1;
  const [bracket, double, single] = [']', '"', "'"].map((wanted) => new Finder(source, wanted)) as [
    Finder,
    Finder,
    Finder,
  ];
  for (to++; ; ) {
    const closed = bracket.from(to);
    const quote = Math.min(double.from(to), single.from(to));
    if (closed < quote) {
      const after = closed + 1 + source.slice(closed + 1, closed + 1 + longestDoctypeHead).search(/\S|$/);
      return source[after] === '>' ? after + 1 : -1;
    }
    if (quote >= source.length) return -1;
    to = (source[quote] === '"' ? double : single).from(quote + 1) + 1;
    if (to > source.length) return -1;
  }
}

/**
 * Reads XML as people write it: never throws, takes time in proportion to its length. Stray `<` and `&` are text,
 * attributes need no quotes, a comment or a CDATA section that is never closed ends where its element does. A DOCTYPE
 * is skipped, so that nothing it defines is ever expanded. Tags are reported as they stand: whether they match is not
 * checked.
 */
export function scan(source: string, on: Markup): void {
  const [tagStart, tagEnd, comment, cdata, cdataStart, instruction, double, single] = [
    ...['<', '>', '-->', ']]>', CDATA, '?>', '"', "'"],
  ].map((wanted) => new Finder(source, wanted)) as [Finder, Finder, Finder, Finder, Finder, Finder, Finder, Finder];
  const end = source.length;
  let last = ''; // the element that a CDATA section stands in
  let at = 0;
  let textFrom = 0;
  let hasDoctype = false;

  const flush = (to: number): void => {
    if (to > textFrom) on.text(source.slice(textFrom, to), false);
  };
  const skipTo = (to: number): void => {
    at = to;
    textFrom = to;
  };

  /** Where the content of a CDATA section ends, and where the document goes on. */
  const cdataEnd = (from: number): [number, number] => {
    const closed = cdata.from(from);
    const next = cdataStart.from(from);
    if (closed < end && next > closed) return [closed, closed + 3];
    const inside = source.slice(from, closed < end ? next : end);
    const closing = last === '' ? -1 : inside.indexOf(`</${last}`);
    if (closing >= 0) return [from + closing, from + closing];
    return closed < end ? [closed, closed + 3] : [end, end];
  };

  const attributesFrom = (from: number): { attributes: Attributes; isEmpty: boolean; to: number } => {
    let attributes: Record<string, string> | null = null;
    let to = from;
    for (;;) {
      ATTRIBUTE.lastIndex = to;
      const found = ATTRIBUTE.exec(source);
      if (!found) break;
      to = ATTRIBUTE.lastIndex;
      const [, name = '', quote] = found;
      let value = '';
      if (quote !== undefined) {
        const closing = quote === '' ? end : (quote === '"' ? double : single).from(to);
        const whole = closing < end ? source.slice(to, closing) : '</';
        if (whole.includes('</')) {
          UNQUOTED.lastIndex = to; // also where a quote is never closed
          value = UNQUOTED.exec(source)?.[0] ?? '';
          to += value.length;
        } else {
          value = whole;
          to = closing + 1;
        }
      }
      attributes ??= {};
      attributes[name.toLowerCase()] ??= value;
    }
    const close = tagEnd.from(to);
    const next = tagStart.from(to);
    // A tag that is never closed ends where the next begins.
    const stop = close < next || next === end ? Math.min(close + 1, end) : next;
    return { attributes: attributes ?? none, isEmpty: source[stop - 1] === '>' && source[stop - 2] === '/', to: stop };
  };

  for (;;) {
    const lt = tagStart.from(at);
    if (lt >= end) break;
    const kind = source[lt + 1];
    if (kind === '!') {
      flush(lt);
      if (source.startsWith('<!--', lt)) {
        const closed = comment.from(lt + 4);
        skipTo(closed < end ? closed + 3 : lt + 4);
      } else if (source.startsWith(CDATA, lt)) {
        const [stop, next] = cdataEnd(lt + CDATA.length);
        on.text(source.slice(lt + CDATA.length, stop), true);
        skipTo(next);
      } else {
        // A document has one; to look for the end of each of many that never end would take the square of its length.
        const doctype: number = hasDoctype ? -1 : doctypeEnd(source, lt);
        hasDoctype ||= doctype >= 0 || /^<!DOCTYPE$/i.test(source.slice(lt, lt + 9));
        skipTo(doctype < 0 ? Math.min(tagEnd.from(lt) + 1, end) : doctype);
      }
    } else if (kind === '?') {
      flush(lt);
      const [closed, simple] = [instruction.from(lt), tagEnd.from(lt)];
      skipTo(closed < end ? closed + 2 : Math.min(simple + 1, end));
    } else if (kind === '/') {
      NAME.lastIndex = lt + 2;
      const name = NAME.exec(source)?.[0];
      if (name === undefined) {
        at = lt + 2;
        continue;
      }
      flush(lt);
      const after = lt + 2 + name.length;
      const [close, next] = [tagEnd.from(after), tagStart.from(after)];
      on.close(name);
      skipTo(close < next ? close + 1 : next);
    } else {
      NAME.lastIndex = lt + 1;
      const name = NAME.exec(source)?.[0];
      if (name === undefined) {
        at = lt + 1; // "5 < 6", "<3"
        continue;
      }
      flush(lt);
      last = name;
      const { attributes, isEmpty, to } = attributesFrom(lt + 1 + name.length);
      on.open(name, attributes, isEmpty, source.slice(lt, to));
      skipTo(to);
    }
  }
  flush(end);
}
