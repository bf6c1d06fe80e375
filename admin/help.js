// What the help can do without, as the pages work without this file: the menu beside the text is open, and a search finds headings of
// all pages by any part of their words.

const isWide = matchMedia('(min-width: 64rem)'); // as in help.css
const menu = document.querySelector('.menu details');
const turnMenu = () => menu?.toggleAttribute('open', isWide.matches);
isWide.addEventListener('change', turnMenu);
turnMenu();

const most = 30;

/** As it is compared: one form of letters that can be written in two ways, without joiners and accents of Latin letters. */
const folded = (/** @type {string} */ text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060]/g, '')
    .toLowerCase();

/** @type {Promise<{ href: string, heading: string, page: string, text: string, isPage: boolean }[]> | undefined} */
let loading;

/** The headings of all pages, once they are wanted. */
const entries = () => {
  loading ??= fetch('headings.json')
    .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(String(reply.status)))))
    .then((pages) =>
      pages.flatMap(([name, page, headings]) => [
        { href: `${name}.html`, heading: page, page: '', text: folded(page), isPage: true },
        ...headings.map(([anchor, heading]) => ({
          href: `${name}.html#${anchor}`,
          heading,
          page,
          text: folded(`${heading} ${page}`),
          isPage: false,
        })),
      ]),
    );
  loading.catch(() => {
    loading = undefined; // the next letter tries again
  });
  return loading;
};

const place = document.getElementById('_search');
/** In the language of the page; `%` is a number. */
const words = JSON.parse(place?.dataset.words ?? '{}');
const input = document.createElement('input');
const list = document.createElement('ul');
const state = document.createElement('p');
input.type = 'search';
input.placeholder = words.label;
input.setAttribute('aria-label', words.label);
input.maxLength = 100;
input.autocomplete = 'off';
state.setAttribute('role', 'status');
list.hidden = true;
state.hidden = true;
place?.append(input, state, list);

const show = (message, items = []) => {
  state.textContent = message;
  state.hidden = message === '';
  list.replaceChildren(...items);
  list.hidden = items.length === 0;
};

const itemOf = ({ href, heading, page }) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  // Pages that are not in the language of this one are in the folder above.
  if (href.startsWith('../')) link.lang = 'en';
  link.append(heading);
  if (page) {
    const small = document.createElement('small');
    small.textContent = page;
    link.append(' ', small);
  }
  item.append(link);
  return item;
};

const look = async () => {
  const wanted = folded(input.value).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return show('');
  const asked = input.value;
  const all = await entries().catch(() => undefined);
  if (asked !== input.value) return;
  if (!all) return show(words.failed);
  const found = all.filter(({ text }) => wanted.every((word) => text.includes(word)));
  const first = (entry) => (folded(entry.heading).startsWith(wanted[0]) ? 0 : entry.isPage ? 1 : 2);
  const sorted = found.toSorted((a, b) => first(a) - first(b));
  const count = found.length === 0 ? words.none : words.found.replace('%', found.length);
  const shown = found.length > most ? `${count}, ${words.first.replace('%', most)}` : count;
  show(shown, sorted.slice(0, most).map(itemOf));
};

input.addEventListener('focus', () => entries().catch(() => {}));
input.addEventListener('input', look);
place?.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    input.value = '';
    show('');
    input.focus();
  }
  if (event.key === 'Enter' && event.target === input) list.querySelector('a')?.click();
});
// A link to a heading of this page closes the list as well.
list.addEventListener('click', () => show(''));
