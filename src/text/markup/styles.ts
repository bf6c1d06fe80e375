/** What words can be, in elements that a text keeps. */
export type Mark = 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup';

const marks: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
};

/** The mark that an element is by its name. */
export const markOf = (name: string): Mark | null => (Object.hasOwn(marks, name) ? (marks[name] as Mark) : null);

/** Elements of which a style says how their words look. Headings and the head of a table are bold by themselves. */
const styled = new Set([
  ...['span', 'font', 'a', 'b', 'strong', 'i', 'em', 'u', 'ins', 's', 'del', 'strike', 'sub', 'sup', 'code', 'small'],
  ...['big', 'mark', 'label', 'abbr', 'cite', 'q', 'p', 'div', 'li', 'td', 'figcaption'],
]);

const weights: Readonly<Record<string, boolean>> = {
  bold: true,
  bolder: true,
  normal: false,
  lighter: false,
  initial: false,
};

/** Whether a weight is bold: 600 and more; null for what says nothing. */
function isBold(value: string): boolean | null {
  if (Object.hasOwn(weights, value)) return weights[value] as boolean;
  return /^\d{1,4}(\.\d{1,3})?$/.test(value) ? Number(value) >= 600 : null;
}

const isSlanted = (value: string): boolean | null =>
  /^(italic|oblique)\b/.test(value) ? true : /^(normal|initial)$/.test(value) ? false : null;

/** What the words of an element are by its style. */
export interface Styled {
  /** Besides what the element is by its name. */
  adds: readonly Mark[];
  /** What they are not, though the element or one around it says so by its name. */
  removes: readonly Mark[];
}

const nothing: Styled = { adds: [], removes: [] };

/**
 * What a style says of the words of an element: weight, slant, lines, height. Word processors and Google Docs say it by
 * styles, also against the element: `<b style="font-weight:normal">` is not bold.
 * @param name of the element, in lower case
 */
export function marksOfStyle(name: string, style: string): Styled {
  if (!styled.has(name) || style.length > 10_000) return nothing;
  const said = new Map<Mark, boolean>();
  const say = (mark: Mark, is: boolean | null): void => {
    if (is !== null) said.set(mark, is);
  };
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim();
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    if (property === 'font-weight') say('strong', isBold(value));
    else if (property === 'font-style') say('em', isSlanted(value));
    else if (property === 'text-decoration' || property === 'text-decoration-line') {
      say('u', value.includes('underline') || (value.startsWith('none') ? false : null));
      say('s', value.includes('line-through') || (value.startsWith('none') ? false : null));
    } else if (property === 'vertical-align') {
      say('sup', value === 'super' || (value === 'baseline' ? false : null));
      say('sub', value === 'sub' || (value === 'baseline' ? false : null));
    } else if (property === 'font')
      // Words in front of the size; one that names neither says nothing here, since Word resets fonts in bold texts.
      for (const word of value.slice(0, 200).split(/\s+/)) {
        if (/^[\d.]+(px|pt|em|rem|%)/.test(word)) break;
        if (word !== 'normal') {
          say('strong', isBold(word));
          say('em', isSlanted(word));
        }
      }
  }
  const own = markOf(name);
  const adds = [...said].flatMap(([mark, is]) => (is && mark !== own ? mark : []));
  return { adds, removes: [...said].flatMap(([mark, is]) => (is ? [] : mark)) };
}

/** Marks around nothing, or around others of them: what a style, or a text of which nothing was kept, left. */
export function withoutEmptyMarks(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(/<(\/?)(strong|em|b|i|u|s)>/g)) {
    if (index > at) parts.push(html.slice(at, index));
    at = index + tag.length;
    if (slash && parts.at(-1) === `<${name}>`) parts.pop();
    else parts.push(tag);
  }
  return at === 0 ? html : parts.join('') + html.slice(at);
}
