import { escapeHtml } from '../text/html.ts';

/** Text that is HTML already. Only `html` and `trusted` make it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, nothing stands for null, undefined and false. */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeHtml(String(part));
}

/** A template of HTML: every value in it is escaped, for text and for attributes in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((all, text, i) => all + textOf(parts[i - 1]) + text));

/** HTML that was sanitised when it was stored, or that comes from the program itself. */
export const trusted = (text: string): Html => new Html(text);
