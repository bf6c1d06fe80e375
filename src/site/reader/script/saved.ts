import { caches } from '../caches.ts';

/** Stories that a device keeps. */
const mostSaved = 100;

/** Saved stories, what is there without network, and the district. */
export const savedScript = `
const saved = () => storage.get('saved') || [];
const pathOf = (url) => new URL(url, location.href).pathname;
const cacheOf = (name) => (window.caches ? caches.open(name) : Promise.reject(new Error('none')));
const drawSaved = () => {
  const paths = new Set(saved().map(({ path }) => path));
  all('button[data-save]', (button) => button.setAttribute('aria-pressed', String(paths.has(button.dataset.save))));
};
const keepPage = async (path) => {
  const cache = await cacheOf('${caches.saved}');
  const answer = await fetch(path);
  if (!answer.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.clone().text(), 'text/html');
  await cache.put(path, answer);
  const image = page.querySelector('main figure img');
  const source = image && new URL(image.getAttribute('src'), location.href);
  if (source && source.origin === location.origin) await cache.add(source.href);
};
const dropPage = async (path) => { await (await cacheOf('${caches.saved}')).delete(path); };
on('click', 'button[data-save]', async (button, event) => {
  event.preventDefault();
  const path = button.dataset.save;
  const others = saved().filter((one) => one.path !== path);
  const is = button.getAttribute('aria-pressed') !== 'true';
  const box = button.closest('article') || document;
  const of = box.lang || lang;
  const gone = is ? others.splice(${mostSaved - 1}) : [];
  storage.set('saved', is ? [{ path, title: titleOf(button), lang: of, at: Date.now() }, ...others] : others);
  drawSaved();
  say(is ? words.saved_now : words.removed_now);
  for (const one of gone) await dropPage(one.path).catch(() => {});
  await (is ? keepPage(path) : dropPage(path)).catch(() => {});
});

// Stories in lists, but for cards of a theme.
const markCards = () => all('article.card.tap', (card) => {
  const link = card.querySelector('.title a');
  if (!link || card.querySelector('.keep')) return;
  const button = make('button', { type: 'button', className: 'keep', innerHTML: words.save_icon });
  button.setAttribute('aria-label', words.save + ': ' + link.textContent.trim());
  button.dataset.save = pathOf(link.href);
  card.classList.toggle('beside', card.matches('.row') && Boolean(card.querySelector('.seen')));
  (card.querySelector('.text') || card).append(button);
});

const row = ({ path, title, lang: of }, ...more) => {
  const link = make('a', { href: path, textContent: title, lang: of, dir: of === 'ur' ? 'rtl' : 'ltr' });
  return make('li', {}, link, ...more);
};
const drawLists = (within) => {
  all('[data-saved-list]', (box) => {
    const items = saved();
    const rows = items.map((one) => {
      const button = make('button', { type: 'button', textContent: words.remove });
      button.setAttribute('aria-label', words.remove + ': ' + one.title);
      button.onclick = () => {
        storage.set('saved', saved().filter(({ path }) => path !== one.path));
        dropPage(one.path).catch(() => {});
        drawLists(document);
        drawSaved();
      };
      return row(one, button);
    });
    box.replaceChildren(items.length ? make('ul', { className: 'kept' }, ...rows) : make('p', { textContent: words.nothing_saved }));
  }, within);
  all('[data-kept-list]', async (box) => {
    try {
      const cache = await cacheOf('${caches.pages}');
      const rows = [];
      for (const request of (await cache.keys()).reverse()) {
        const page = new DOMParser().parseFromString(await (await cache.match(request)).text(), 'text/html');
        const title = page.querySelector('main h1') || page.querySelector('title');
        rows.push(row({ path: pathOf(request.url), title: title.textContent.trim(), lang: page.documentElement.lang }));
      }
      box.replaceChildren(make('ul', { className: 'kept' }, ...rows));
    } catch (_) {}
  }, within);
};

const drawDistrict = (within) => {
  const mine = storage.get('district');
  all('button[data-district]', (button) => {
    button.setAttribute('aria-pressed', String(Boolean(mine) && mine.slug === button.dataset.district));
  }, within);
  if (!mine) return;
  all('a[data-my-district]', (link) => {
    link.href = '/' + lang + '/place/' + mine.slug;
    const name = link.querySelector('b');
    name.textContent = mine.name;
    name.lang = mine.lang;
  }, within);
};
on('click', 'button[data-district]', (button) => {
  const { district: slug, name } = button.dataset;
  const is = button.getAttribute('aria-pressed') !== 'true';
  storage.set('district', is ? { slug, name, lang } : null);
  drawDistrict(document);
  say(is ? words.saved_now : words.removed_now);
});
`;
