/**
 * What the parts of the script share. What a reader chooses stays on his device, in `localStorage` under `dinam.…`; a
 * browser that refuses that forgets it with the page.
 */
export const coreScript = `
const root = document.documentElement, lang = root.lang;
const all = (selector, run, within = document) => within.querySelectorAll(selector).forEach(run);
const make = (name, props, ...children) => {
  const node = Object.assign(document.createElement(name), props);
  node.append(...children);
  return node;
};
const storage = {
  get(key) { try { return JSON.parse(localStorage.getItem('dinam.' + key)); } catch (_) { return null; } },
  set(key, value) { try { localStorage.setItem('dinam.' + key, JSON.stringify(value)); } catch (_) {} },
};
// As the script of polls stores it: as it is.
const installation = () => {
  let id = null;
  try { id = localStorage.getItem('dinam.installation'); } catch (_) {}
  if (!id) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    id = 'web-' + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    try { localStorage.setItem('dinam.installation', id); } catch (_) {}
  }
  return id;
};
const send = async (path, method, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/v1/' + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw Object.assign(new Error(String(answer.status)), { status: answer.status });
  return (await answer.json()).data;
};
const on = (type, selector, run) => document.addEventListener(type, (event) => {
  const target = event.target.closest && event.target.closest(selector);
  if (target) run(target, event);
});
// One line for what has happened, which screen readers say.
let line;
const say = (text) => {
  if (!line) {
    line = make('p', { className: 'noted' });
    line.setAttribute('role', 'status');
    document.body.append(line);
  }
  line.textContent = '';
  setTimeout(() => { line.textContent = text; line.classList.add('on'); }, 50);
  clearTimeout(say.timer);
  say.timer = setTimeout(() => line.classList.remove('on'), 4000);
};
`;
