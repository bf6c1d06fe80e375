import { frameAddress, pictureAddress, withFallbacks } from '../../../../../src/text/markup/pictures.ts';
import { frameOf, pageOfFrame } from '../../../../../src/text/markup/players/players.ts';
import { type Mark, markOf, marksOfStyle } from '../../../../../src/text/markup/styles.ts';
import { withoutControls } from '../../../../../src/text/normalise.ts';

const dropped = 'style, script, meta, link, title, xml, o\\:p, svg, object, form, input, button';

const blocks = 'p, h1, h2, h3, h4, ul, ol, table, blockquote';

/** Attributes that are kept of what is pasted. */
const kept = ['href', 'src', 'alt', 'colspan', 'rowspan', 'type'];

/**
 * What is pasted from Word, Google Docs, WhatsApp and web pages, without their styles: only the structure is kept, and
 * what styles say of words. Google Docs wraps everything into a bold element whose style is not bold.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(withoutStyles(withFallbacks(html.replaceAll('\0', ''))), 'text/html');
  const { body } = page;
  breakLines(body, '\v'); // a line break within a paragraph, in what Word and PowerPoint copy
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('iframe, embed')) keepFrame(element);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) markByStyle(element);
  // Google Docs puts space between blocks by line breaks.
  for (const line of body.querySelectorAll(`:is(${blocks}) + br, br:has(+ :is(${blocks}))`)) line.remove();
  // Messages of WhatsApp have line breaks as characters, which HTML shows as spaces.
  for (const element of body.querySelectorAll<HTMLElement>('.copyable-text')) breakLines(element, '\n');
  makeLists(body);
  for (const image of body.querySelectorAll('img')) keepImage(image);
  for (const element of body.querySelectorAll<HTMLElement>('span, font')) element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!kept.includes(name) && !element.matches('div.gallery')) element.removeAttribute(name);
  // Empty paragraphs are how word processors make space.
  for (const element of body.querySelectorAll('p, div'))
    if (
      element.textContent?.replaceAll(/[\s\u00a0\u200b]/g, '') === '' &&
      !element.querySelector('img, iframe, video, audio')
    )
      element.remove();
  return body.innerHTML;
}

/** The policy of the page forbids styles of its own, also while they are parsed: they stay as text. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));

/** What styles say of the words of an element: bold, slanted, lined. */
function markByStyle(element: HTMLElement): void {
  const { localName: name, ownerDocument: page } = element;
  const { adds, removes } = marksOfStyle(name, element.dataset.style ?? '');
  // An underlined link is a link.
  const names = adds.filter((mark) => !(mark === 'u' && element.closest('a')));
  let content = [...element.childNodes];
  for (const mark of names.toReversed()) {
    const wrapper = page.createElement(mark);
    wrapper.append(...content);
    content = [wrapper];
  }
  element.replaceChildren(...content);
  for (const mark of removes) takeOutOf(element, mark);
  const own = markOf(name);
  if (own !== null && removes.includes(own)) element.replaceWith(...element.childNodes);
}

/** Splits the element around one whose words are not what it says. */
function takeOutOf(element: HTMLElement, mark: Mark): void {
  const around = element.parentElement;
  if (!around || markOf(around.localName) !== mark) return;
  const before = around.cloneNode() as HTMLElement;
  while (element.previousSibling) before.prepend(element.previousSibling);
  if (before.hasChildNodes()) around.before(before);
  around.before(element);
  if (!around.hasChildNodes()) around.remove();
}

/** A frame without a player is a link to its page. */
function keepFrame(element: HTMLElement): void {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const address = frameAddress({ ...attributes, style: element.dataset.style }) ?? '';
  const page = element.ownerDocument;
  const [frame, target] = [frameOf(address), pageOfFrame(address)];
  const made = page.createElement(frame === null ? 'a' : 'iframe');
  if (frame !== null) made.setAttribute('src', frame);
  else if (target !== null) {
    made.setAttribute('href', target);
    made.textContent = element.getAttribute('title')?.trim() || target;
  }
  element.replaceWith(...(frame === null && target === null ? [] : [made]));
}

/** WhatsApp shows emoji as pictures whose text says which; pictures of the other device cannot be read here. */
function keepImage(image: HTMLImageElement): void {
  const { alt } = image;
  const attributes = Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value]));
  const address = pictureAddress({ ...attributes, style: image.dataset.style });
  if (address !== null && /^(https?:)?\/\//.test(address)) image.setAttribute('src', address);
  else image.replaceWith(...(/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(alt) ? [alt] : []));
}

/** A character that breaks lines becomes an element; the other controls of its text leave it. */
function breakLines(root: HTMLElement, sign: string): void {
  const page = root.ownerDocument;
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const lines = text.data.split(sign).map(withoutControls);
    if (lines.length > 1 || lines[0] !== text.data)
      text.replaceWith(...lines.flatMap((line, i) => (i === 0 ? [line] : [page.createElement('br'), line])));
  }
}

/** Word writes the items of a list as paragraphs that begin with their bullet or number. */
function makeLists(body: HTMLElement): void {
  let list = null as HTMLElement | null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list:"]')) {
    const marker = paragraph.querySelector('span[data-style*="mso-list:Ignore"]');
    const name = /^\s*[\p{Letter}\p{Number}]{1,4}[.)]/u.test(marker?.textContent ?? '') ? 'OL' : 'UL';
    marker?.remove();
    if (list?.nodeName !== name || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}
