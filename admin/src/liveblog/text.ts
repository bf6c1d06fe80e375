const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

/** Typed text as HTML: an empty line begins a paragraph, a line break stays one. */
export const entryHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().split('\n').map(escaped).join('<br>')}</p>`)
    .join('');

/** Whether HTML has nothing but paragraphs and line breaks, so that it can be edited as plain text. */
export const isPlain = (html: string): boolean => !/<(?!\/?p>|br\s*\/?>)/.test(html);

/** The opposite of `htmlOf`. */
export function textOf(html: string): string {
  const marked = html.replace(/<br\s*\/?>/g, '\n').replace(/<\/p>\s*<p>/g, '\n\n');
  return new DOMParser().parseFromString(marked, 'text/html').body.textContent ?? '';
}
