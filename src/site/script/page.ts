/**
 * What the script does on every page: times that say how long ago, and sheets that take the focus and give it back. Like all
 * of the script it runs as it stands, and a page without it can be read and used.
 */
export const everyPage = `'use strict';
(() => {
const lang = document.documentElement.lang;

// How long ago a story came out, where the browser knows the words of the language: a page may come from a cache.
const agoOf = () => {
  try {
    if (Intl.RelativeTimeFormat.supportedLocalesOf(lang).length === 0) return null;
    return new Intl.RelativeTimeFormat(lang + '-u-nu-latn', { style: 'short', numeric: 'always' });
  } catch (_) { return null; }
};
const ago = agoOf();
const sayTimes = () => document.querySelectorAll('time[data-ago]').forEach((time) => {
  if (time.title === '') time.title = time.textContent;
  const minutes = Math.floor((Date.now() - Date.parse(time.dateTime)) / 60000);
  time.textContent = minutes < 0 || minutes >= 1440 ? time.title
    : minutes < 60 ? ago.format(-Math.max(minutes, 1), 'minute') : ago.format(-Math.floor(minutes / 60), 'hour');
});
if (ago && document.querySelector('time[data-ago]')) {
  sayTimes();
  setInterval(sayTimes, 60000);
}

// Sheets and whole pictures are targets of the address. The focus goes into them, Escape closes them, and they leave no
// step in the history.
const sheets = '.drawer,.whole';
let opener = null;
const openSheet = () => {
  const id = decodeURIComponent(location.hash.slice(1));
  const found = id && document.getElementById(id);
  return found && found.matches(sheets) ? found : null;
};
document.addEventListener('click', (event) => {
  const link = event.target.closest && event.target.closest('a[href^="#"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const open = openSheet();
  if (open && open.contains(link)) {
    event.preventDefault();
    location.replace(link.getAttribute('href'));
  } else if (!open) opener = link;
});
addEventListener('keydown', (event) => {
  const open = openSheet();
  if (!open) return;
  if (event.key === 'Escape') location.replace('#_');
  const turn = { ArrowLeft: 'left', ArrowRight: 'right' }[event.key];
  const link = turn && open.querySelector('[data-key=' + turn + ']');
  if (link) location.replace(link.getAttribute('href'));
  if (event.key !== 'Tab') return;
  const all = [...open.querySelectorAll('a:not([tabindex]),button,input,select')];
  const [first, last] = event.shiftKey ? [all[all.length - 1], all[0]] : [all[0], all[all.length - 1]];
  if (document.activeElement !== last && open.contains(document.activeElement)) return;
  event.preventDefault();
  if (first) first.focus();
});
addEventListener('hashchange', () => {
  const open = openSheet();
  const target = open ? open.querySelector('a:not([tabindex]),button') : opener;
  if (target) target.focus();
  if (!open) opener = null;
});
})();
`;
