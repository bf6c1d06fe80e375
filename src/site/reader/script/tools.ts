/** Share, copy, size of the text, a report of a mistake, pages that open above the page. */
export const toolsScript = `
const addressOf = (button) => {
  const canonical = document.querySelector('link[rel=canonical]');
  const url = new URL(button.dataset.share || (canonical ? canonical.href : location.href), location.href);
  // A page of another host than its canonical one, as in a test, shares what the reader sees.
  if (/^\\/n\\//.test(url.pathname)) url.searchParams.set('via', 'share');
  return url.href;
};
const titleOf = (node) => {
  const article = node.closest('.entry, article, main') || document;
  const heading = article.querySelector('h1, h2, h3') || document.querySelector('h1');
  return node.dataset.title || (heading ? heading.textContent.trim() : document.title);
};
const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    say(words.copied);
  } catch (_) { say(text); }
};
const fileOf = async (url) => {
  try {
    const blob = await (await fetch(url)).blob();
    return [new File([blob], 'dinam.jpg', { type: blob.type })];
  } catch (_) { return undefined; }
};
on('click', 'button[data-share]', async (button) => {
  const url = addressOf(button), title = titleOf(button);
  if (!navigator.share) return copy(url);
  const files = button.dataset.file && (await fileOf(button.dataset.file));
  const shared = { title, text: title, url };
  const withFile = files && navigator.canShare && navigator.canShare({ files });
  try { await navigator.share(withFile ? { ...shared, files } : shared); } catch (_) {}
});
on('click', 'button[data-copy]', (button) => copy(addressOf(button)));

all('input[name=text-size]', (input) => {
  input.checked = input.value === (storage.get('size') || 'm');
});
on('change', 'input[name=text-size]', (input) => {
  storage.set('size', input.value);
  root.dataset.size = input.value;
});

// Entries of a live blog, also those that come later.
const list = document.querySelector('div.live');
if (list && words.share_icon) {
  const add = (entry) => {
    if (!entry.id || entry.querySelector(':scope > .one')) return;
    const button = make('button', { type: 'button', className: 'one', innerHTML: words.share_icon });
    button.setAttribute('aria-label', words.share);
    button.dataset.share = '';
    const canonical = document.querySelector('link[rel=canonical]');
    if (canonical) button.dataset.share = canonical.href + '#' + entry.id;
    entry.append(button);
  };
  const mark = () => all('.entry', add, list);
  mark();
  new MutationObserver(mark).observe(list, { childList: true });
}

on('submit', 'form[data-report]', async (form, event) => {
  event.preventDefault();
  const button = form.querySelector('button'), note = form.elements.note.value.trim();
  if (!note || button.disabled) return;
  button.disabled = true;
  const body = { installation_id: installation(), reason: 'wrong_fact', note: note.slice(0, 1000) };
  try {
    await send('news/' + form.dataset.report + '/report', 'POST', body);
    form.replaceChildren(make('p', { textContent: words.report_thanks }));
    form.firstChild.setAttribute('role', 'status');
  } catch (_) {
    say(words.action_failed);
    button.disabled = false;
  }
});

// A page that opens above this one: Escape and Back close it, and without this script it is a page.
on('click', 'a[data-pop]', async (link, event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !window.HTMLDialogElement) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error();
    const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#main');
    const close = make('button', { type: 'button', className: 'shut', textContent: '×' });
    close.setAttribute('aria-label', words.close);
    const box = make('dialog', { className: 'pop' }, close, ...main.childNodes);
    box.setAttribute('aria-label', link.textContent.trim());
    close.onclick = () => box.close();
    box.onclick = (click) => { if (click.target === box) box.close(); };
    box.onclose = () => box.remove();
    document.body.append(box);
    box.showModal();
    begin(box);
  } catch (_) { location.href = link.href; }
});
`;
