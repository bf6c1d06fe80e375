/**
 * The one script of the pages: votes in polls, follows a live blog, starts players. Only pages that have one of these load
 * it, and all of them can be read without it. It runs in the browser: no build step touches it, so it keeps to what
 * browsers of 2020 know.
 */
export const pageScript = `'use strict';
(() => {
const lang = document.documentElement.lang;
const all = (selector, run) => document.querySelectorAll(selector).forEach(run);
const make = (name, props, ...children) => {
  const node = Object.assign(document.createElement(name), props);
  node.append(...children);
  return node;
};

// Players: a frame of another host is loaded when the reader asks for it.
document.addEventListener('click', (event) => {
  const link = event.target.closest && event.target.closest('a[data-player]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const frame = make('iframe', {
    src: link.dataset.player, title: link.textContent, allowFullscreen: true,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture', referrerPolicy: 'strict-origin-when-cross-origin',
    className: ['post', 'sound'].find((one) => link.parentNode.classList.contains(one)) || '',
  });
  link.parentNode.replaceWith(frame);
  frame.focus();
});

// Polls: one vote per installation, which is a random number of this browser.
const storage = { get(key) { try { return localStorage.getItem(key); } catch (_) { return null; } },
  set(key, value) { try { localStorage.setItem(key, value); } catch (_) {} } };
const installation = () => {
  let id = storage.get('dinam.installation');
  if (!id) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    id = 'web-' + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    storage.set('dinam.installation', id);
  }
  return id;
};
const send = async (address, body) => {
  const response = await fetch(address, body && {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()).data;
};
all('[data-poll]', (box) => {
  const { poll: id, votes, voted, failed, show, change, open } = box.dataset;
  const key = 'dinam.vote.' + id;
  const form = box.querySelector('form'), results = box.querySelector('.results');
  const status = box.querySelector('[role=status]');
  const cast = (option) => send('/api/v1/polls/' + id + '/vote?lang=' + lang,
    { installation_id: installation(), option_id: Number(option) }).then(({ poll }) => poll);
  const draw = (poll) => {
    for (const { id: option, percent } of poll.options) {
      const row = results.querySelector('[data-option="' + option + '"]');
      if (!row || percent === null) continue;
      const bar = row.querySelector('progress');
      row.querySelector('b').textContent = percent + ' %';
      bar.value = percent;
      bar.hidden = false;
    }
    if (poll.total !== null) box.querySelector('[data-total]').textContent = votes.replace('{n}', poll.total);
  };
  const showForm = (is) => {
    form.hidden = !is;
    box.querySelector('h2').hidden = is;
    results.hidden = is && show !== 'always';
  };
  if (open === undefined) return;
  const before = storage.get(key);
  showForm(before === null || change !== undefined);
  if (before !== null) {
    const chosen = form.querySelector('[value="' + Number(before) + '"]');
    if (chosen) chosen.checked = true;
    results.hidden = false;
    // Who has voted may see results that others do not: the same vote again changes nothing and is answered with them.
    (show === 'after_vote' ? cast(before) : send('/api/v1/polls/' + id + '?lang=' + lang)).then(draw, () => {});
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const chosen = form.querySelector(':checked');
    const button = form.querySelector('button');
    if (!chosen || button.disabled) return;
    button.disabled = true;
    status.textContent = '';
    try {
      draw(await cast(chosen.value));
      storage.set(key, chosen.value);
      showForm(change !== undefined);
      results.hidden = false;
      status.textContent = voted;
    } catch (_) {
      status.textContent = failed;
    }
    button.disabled = false;
  });
});

// A running live blog: entries that are new, changed or removed.
all('[data-live]', (list) => {
  const { live: address, zone, ended, more } = list.dataset;
  const parts = JSON.parse(list.dataset.parts);
  const { forms, words } = JSON.parse(list.dataset.players);
  const mostEntries = 200;
  const dates = new Intl.DateTimeFormat(lang + '-IN-u-nu-latn', { dateStyle: 'long', timeZone: zone });
  const clocks = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone });
  const timeOf = (iso) => {
    const at = new Date(iso);
    const [hour, minute] = clocks.format(at).split(':');
    const clock = (hour % 12 || 12) + ':' + minute;
    const part = parts.filter(([from]) => from <= hour).pop() || parts[parts.length - 1];
    const time = part ? part[1] + ' ' + clock : clock + (hour < 12 ? ' AM' : ' PM');
    return make('time', { dateTime: iso }, make('b', { textContent: time }), ' ' + dates.format(at));
  };
  let after = Number(list.dataset.after);
  // As \`playing\` of the server: the frame that starts by itself.
  const playing = ({ begins, asked = begins, start = '' }, source) => {
    const [from, time] = (asked + source.slice(begins.length)).split('#');
    const missing = start.split('&').filter((one) => one && !from.includes(one)).join('&');
    return from + (missing && (from.includes('?') ? '&' : '?') + missing) + (time ? '#' + time : '');
  };
  const playerOf = (source) => {
    const form = forms.find(({ begins }) => source.startsWith(begins));
    const link = make('a', { href: source, rel: 'noopener nofollow', textContent: source });
    if (!form) return link;
    for (const [matched, page] of (form.pages || []).slice().reverse()) {
      const found = new RegExp('^' + matched).exec(source.slice(form.begins.length));
      if (found) link.href = page.replace(/\\$(\\d)/g, (_, n) => found[n]);
    }
    const [name, note] = words[form.kind].map((text) => text.replace('{site}', form.site));
    link.textContent = name;
    link.dataset.player = playing(form, source);
    const className = form.kind === 'post' || form.kind === 'sound' ? 'player ' + form.kind : 'player';
    return make('span', { className }, link, make('small', { textContent: note }));
  };
  const bodyOf = (content) => {
    // A document that is not shown: nothing of it is fetched before its frames are links. The server has sanitised it.
    const { body } = new DOMParser().parseFromString(content, 'text/html');
    for (const frame of body.querySelectorAll('iframe'))
      frame.replaceWith(...(frame.closest('a') ? [] : [playerOf(frame.src)]));
    return make('div', { className: 'body' }, ...body.childNodes);
  };
  const rank = (node) => (node.dataset.pinned === undefined ? '0' : '1') + node.dataset.at;
  const showEntry = (entry) => {
    const node = make('div', { id: 'entry-' + entry.id, className: entry.is_key_event ? 'entry key' : 'entry' });
    node.dataset.at = entry.at;
    if (entry.is_pinned) node.dataset.pinned = '';
    node.append(make('a', { className: 'meta', href: '#entry-' + entry.id }, timeOf(entry.at)));
    if (entry.title) node.append(make('h2', { className: 'title', textContent: entry.title }));
    node.append(bodyOf(entry.content));
    if (entry.image_url)
      node.append(make('img', { src: entry.image_url, alt: '', width: 640, height: 360, loading: 'lazy' }));
    list.insertBefore(node, [...list.children].find((other) => rank(other) <= rank(node)) || null);
    while (list.children.length > mostEntries) list.lastElementChild.remove();
  };
  // Nothing that a reader reads moves: entries that are new wait behind a button, unless they come below the window.
  const waiting = new Map();
  const button = make('button', { type: 'button', hidden: true });
  list.before(make('p', { className: 'waiting', role: 'status' }, button));
  const sayWaiting = () => {
    button.hidden = waiting.size === 0;
    button.textContent = more.replace('{n}', waiting.size);
  };
  button.addEventListener('click', () => {
    waiting.forEach(showEntry);
    waiting.clear();
    sayWaiting();
    list.scrollIntoView();
  });
  const take = (change) => {
    after = Math.max(after, change.seq);
    const old = document.getElementById('entry-' + change.id);
    waiting.delete(change.id);
    if (old && change.deleted) old.remove();
    else if (!change.deleted && (old || list.getBoundingClientRect().top > innerHeight)) {
      if (old) old.remove();
      showEntry(change);
    } else if (!change.deleted) waiting.set(change.id, change);
    sayWaiting();
  };
  const finish = (isClosed) => {
    if (isClosed) list.nextElementSibling.textContent = ended;
    all('.tag.live', (tag) => tag.closest('.card') || tag.remove());
  };
  // Where no stream is to be had, because too many are open or something on the way does not let it through.
  const poll = async () => {
    try {
      const response = await fetch(address + '?limit=100&after=' + after);
      if (response.status === 404) return finish(false);
      const { data, meta } = await response.json();
      data.forEach(take);
      if (meta.ended && !meta.has_more) return finish(true);
    } catch (_) {}
    setTimeout(poll, 60000);
  };
  const source = new EventSource(address + '/stream?after=' + after);
  const read = (event) => take(JSON.parse(event.data));
  source.addEventListener('start', (event) => {
    const { after: from } = JSON.parse(event.data);
    if (from >= after) return;
    list.replaceChildren(); // the numbers begin anew, as after a restored backup
    waiting.clear();
    sayWaiting();
    after = from;
  });
  source.addEventListener('entry', read);
  source.addEventListener('removed', read);
  source.addEventListener('end', (event) => {
    source.close();
    finish(JSON.parse(event.data).reason === 'closed');
  });
  source.addEventListener('error', () => {
    if (source.readyState === 2) setTimeout(poll, 5000);
  });
});
})();
`;
