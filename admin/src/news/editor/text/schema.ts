import { type AnyExtension, type Editor, Extension, Mark } from '@tiptap/core';
import Code from '@tiptap/extension-code';
import CodeBlock from '@tiptap/extension-code-block';
import { TableKit } from '@tiptap/extension-table';
import { DOMSerializer, type Fragment } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { Embed } from './embed.ts';
import { Caption, Figure, LanguageBlock } from './figure.ts';
import { Film, Recording } from './film.ts';
import { BlockPicture, LinePicture, linkedPicture } from './picture.ts';

const mark = (name: string, tag: string, element: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [element, HTMLAttributes, 0],
  });

/** Words in another language or direction; any other `span` says nothing. They can stand in each other. */
const Words = mark('words', 'span[lang], span[dir]', 'span').extend({ excludes: '' });

/** Code as the server stores it: the text of a `pre` itself, which can have marks. */
const Preformatted = CodeBlock.extend({
  content: 'inline*',
  marks: '_',
  addAttributes: () => ({}),
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
});

const own = (name: 'lang' | 'dir') => ({
  default: null,
  parseHTML(element: HTMLElement) {
    // The schema has no head and body of a table: what they say is said of each row.
    const section = element.localName === 'tr' ? element.parentElement?.getAttribute(name) : null;
    return (linkedPicture(element) ?? element).getAttribute(name) ?? section;
  },
});

const Attributes = Extension.create({
  name: 'attributes',
  addGlobalAttributes: () => [
    { types: '*', attributes: { lang: own('lang'), dir: own('dir') } },
    {
      types: ['tableRow'],
      attributes: {
        isHead: {
          default: false,
          parseHTML: (element) => element.parentElement?.localName === 'thead',
          renderHTML: ({ isHead }) => (isHead ? { 'data-head': '' } : {}),
        },
      },
    },
  ],
});

/**
 * Every element and attribute that the server keeps of a text (`KEPT_TAGS`). `b` and `i` become `strong` and `em`, text that
 * stands in an item, a cell or a quotation itself becomes a paragraph of it.
 */
export const textSchema: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
    code: false,
    codeBlock: false,
  }),
  Code.extend({ excludes: '' }),
  Preformatted,
  mark('subscript', 'sub', 'sub'),
  mark('superscript', 'sup', 'sup'),
  Words,
  BlockPicture,
  LinePicture,
  Figure,
  Caption,
  LanguageBlock,
  TableKit,
  Embed,
  Film,
  Recording,
  Attributes,
];

/** The text as HTML, without the empty paragraph at its end that the editor keeps to go on writing; '' for none. */
export const editorHtml = ({ isEmpty, state }: Editor): string => (isEmpty ? '' : htmlOfContent(state.doc.content));

/** The same of blocks. */
export function htmlOfContent(content: Fragment): string {
  const schema = content.firstChild?.type.schema;
  if (!schema) return '';
  // Pictures of a document that is not shown are not loaded.
  const page = document.implementation.createHTMLDocument();
  const { body } = page;
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document: page }));
  const last = body.lastElementChild;
  if (last?.matches('p:empty') && last.attributes.length === 0) last.remove();
  for (const table of body.querySelectorAll('table')) {
    // The schema has one list of rows: the first of them are the head again.
    const rows = [...table.querySelectorAll(':scope > tbody > tr')];
    const after = rows.findIndex((row) => !row.matches('[data-head]'));
    const head = after < 0 ? rows : rows.slice(0, after);
    for (const row of rows) row.removeAttribute('data-head');
    if (head.length === 0) continue;
    const section = page.createElement('thead');
    section.append(...head);
    table.querySelector('tbody')?.before(section);
    if (head.length === rows.length) table.querySelector('tbody')?.remove();
  }
  return body.innerHTML;
}
