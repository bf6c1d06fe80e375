/** Elements of running text, which hold no blocks. A link may hold some, where nothing of running text is around it. */
const inlineNames = new Set(['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'span']);
/** What stands in running text by itself and looks the same in any of its elements. */
const apart = new Set(['iframe', 'video', 'audio', 'source']);
const lone = new Set(['br', 'img', 'hr', 'source']);
/** Between their parts stands no text. */
const holdsParts = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|[^<]+/g;

type Kind = 'inline' | 'paragraph' | 'block';

interface Open {
  name: string;
  tag: string;
  kind: Kind;
  /** It is in the result, at least once. */
  isWritten: boolean;
}

/** What an element is, by those that are open around it. */
function kindOf(name: string, open: readonly Open[]): Kind {
  if (name === 'p') return 'paragraph';
  const isInText = name === 'a' && open.some(({ kind }) => kind !== 'block');
  return inlineNames.has(name) || isInText ? 'inline' : 'block';
}

/** Whether a block lies in an element of running text, or in a paragraph. */
function hasBlockInText(html: string): boolean {
  const open: Open[] = [];
  let inText = 0;
  for (const [tag, close, name] of html.matchAll(TOKEN)) {
    if (name === undefined || apart.has(name)) continue;
    if (close) {
      if (open.pop()?.kind !== 'block') inText--;
      continue;
    }
    const kind = kindOf(name, open);
    if (inText > 0 && kind !== 'inline' && !(lone.has(name) && name !== 'hr')) return true;
    if (lone.has(name)) continue;
    open.push({ name, tag, kind, isWritten: true });
    if (kind !== 'block') inText++;
  }
  return false;
}

/** Text that shows nothing: it stands where it is. */
const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text);

/** Writes elements of running text where their text is: each block has its own. */
class Rewriting {
  readonly out: string[] = [];
  readonly #open: Open[] = [];
  /** Of them those of running text that are begun, in the order in which they stand. */
  #begun: Open[] = [];
  /** Letters that may be added. */
  #budget: number;

  constructor(budget: number) {
    this.#budget = budget;
  }

  text(text: string): void {
    if (!isBlank(text)) this.#resume(true);
    this.out.push(text);
  }

  /** @param isMarked it is part of a link, of what is bold */
  lone(tag: string, isMarked: boolean): void {
    this.#resume(isMarked);
    this.out.push(tag);
  }

  rule(tag: string): void {
    this.#interrupt();
    this.out.push(tag);
  }

  begin(name: string, tag: string): void {
    const kind = kindOf(name, this.#open);
    if (kind !== 'inline') this.#interrupt();
    this.#open.push({ name, tag, kind, isWritten: kind === 'block' });
    if (kind === 'block') this.out.push(tag);
  }

  end(tag: string): void {
    const one = this.#open.at(-1);
    if (!one) return;
    if (one.kind === 'inline') {
      if (this.#begun.at(-1) === one) {
        this.#begun.pop();
        this.out.push(tag);
      }
    } else {
      this.#interrupt();
      if (one.kind === 'block') this.out.push(tag);
      else if (!one.isWritten) this.out.push(one.tag, tag);
    }
    this.#open.pop();
  }

  /** Ends what is begun in the innermost block. */
  #interrupt(): void {
    for (const { name } of this.#begun.toReversed()) this.out.push(`</${name}>`);
    this.#begun = [];
  }

  /** Begins what the text that follows stands in: the innermost paragraph, then all that is around it in the text. */
  #resume(isMarked: boolean): void {
    const block = this.#open.findLastIndex(({ kind }) => kind === 'block');
    if (holdsParts.has(this.#open[block]?.name ?? '')) return;
    const paragraph = this.#open.findLastIndex(({ kind }) => kind === 'paragraph');
    if (paragraph > block && !this.#begun.includes(this.#open[paragraph] as Open))
      this.#write(this.#open[paragraph] as Open);
    if (!isMarked) return;
    for (const one of this.#open) if (one.kind === 'inline' && !this.#begun.includes(one)) this.#write(one);
  }

  #write(one: Open): void {
    // What is written for the first time stood in the text.
    const cost = one.isWritten ? one.tag.length + one.name.length + 3 : 0;
    if (this.#budget < cost) return;
    this.#budget -= cost;
    one.isWritten = true;
    this.out.push(one.tag);
    this.#begun.push(one);
  }
}

/**
 * Puts elements of running text (bold, a link) into the blocks that they are around, as a browser shows them:
 * `<b><p>a</p></b>` is `<p><b>a</b></p>`. A paragraph ends before a block in it, and goes on behind it. Of sanitised,
 * well-formed HTML only; one pass, and the result has at most twice the length, or 1,000 letters more.
 */
export function withBlocksOutside(html: string): string {
  if (!hasBlockInText(html)) return html;
  const it = new Rewriting(Math.max(html.length, 1_000));
  for (const [token, close, name] of html.matchAll(TOKEN)) {
    if (name === undefined) it.text(token);
    else if (name === 'br' || name === 'img') it.lone(token, true);
    else if (apart.has(name)) it.lone(token, false);
    else if (name === 'hr') it.rule(token);
    else if (close) it.end(token);
    else it.begin(name, token);
  }
  return it.out.join('');
}
