import { escapeHtml } from '../text/markup/escape.ts';

/** Text that is HTML already. Only `html` and `trusted` make it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  /** For filters of themes. */
  toString(): string {
    return this.text;
  }
}

/** What may stand in a template: text is escaped, nothing stands for null, undefined and false. */
export type HtmlChild = Html | string | number | null | undefined | false | readonly HtmlChild[];

function textOf(part: HtmlChild): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'number') return String(part);
  let all = '';
  for (const one of part) all += textOf(one);
  return all;
}

/** A template of HTML: every value in it is escaped, for text and for attributes in double quotes. */
export function html(strings: TemplateStringsArray, ...parts: HtmlChild[]): Html {
  let all = strings[0] as string;
  for (let i = 0; i < parts.length; i++) all += textOf(parts[i]) + (strings[i + 1] as string);
  return new Html(all);
}

/** HTML that was sanitised when it was stored, or that comes from the program itself. */
export const trusted = (text: string): Html => new Html(text);
