import type { Surface } from './session.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const copied = [
  // Not `font`: a font with features has none.
  ...[
    'fontFamily',
    'fontSize',
    'fontWeight',
    'fontStyle',
    'fontFeatureSettings',
    'letterSpacing',
    'lineHeight',
    'padding',
    'border',
    'boxSizing',
    'width',
    'whiteSpace',
    'direction',
  ],
] as const;

/** Where a letter of a field is on the screen: a copy of the field is laid out, since fields do not expose it. */
function placeOf(field: Field, index: number): { left: number; bottom: number } {
  const style = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of copied) copy.style[name as 'width'] = style[name as 'width'];
  Object.assign(copy.style, {
    position: 'fixed',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const box = field.getBoundingClientRect();
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top - field.scrollTop}px` });
  const mark = document.createElement('span');
  mark.textContent = field.value.slice(index) || '.';
  copy.append(field.value.slice(0, index), mark);
  document.body.append(copy);
  const [first] = mark.getClientRects();
  copy.remove();
  return { left: first?.left ?? box.left, bottom: first?.bottom ?? box.bottom };
}

/** An input or a text area. Replacing goes through the browser's own editing, so that its undo knows of it. */
export function fieldSurface(field: Field): Surface {
  const caret = (): number | null => (field.selectionStart === field.selectionEnd ? field.selectionStart : null);
  return {
    before() {
      const at = caret();
      return at === null ? null : field.value.slice(field.value.lastIndexOf('\n', at - 1) + 1, at);
    },
    replace(length, back, text) {
      const at = caret();
      if (at === null) return;
      field.setSelectionRange(at - back - length, at - back);
      const isHere = document.activeElement === field; // else the command would change what has the focus
      if (!isHere || !document.execCommand('insertText', false, text)) {
        field.setRangeText(text, at - back - length, at - back, 'end');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      const after = at - length + text.length;
      field.setSelectionRange(after, after);
    },
    place: (length) => placeOf(field, (caret() ?? length) - length),
  };
}
