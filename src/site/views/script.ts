/**
 * The part of the script of the pages that counts a view of a story: once the page is seen, and not when it is loaded again
 * or opened by "back". It says how the reader came and nothing about him, and leaves nothing in the browser.
 */
export const viewScript = `(() => {
const { view: address } = (document.currentScript || { dataset: {} }).dataset;
const [visit] = performance.getEntriesByType('navigation');
if (!address || navigator.webdriver || (visit && /^(reload|back_forward)$/.test(visit.type))) return;
const here = new URL(location.href);
const mark = here.searchParams.get('via');
const wayOf = () => {
  if (mark === 'share' || mark === 'push') return mark;
  const [, from = ''] = /^[a-z-]+:\\/\\/([^/?#]*)/.exec(document.referrer) || [];
  if (from === location.host) return 'site';
  if (/^(www\\.|m\\.|news\\.)?(google|bing|yandex|baidu|naver)\\.|(^|\\.)(search\\.yahoo|duckduckgo|ecosia|qwant|startpage)\\.com$|^search\\.brave\\.com$|quicksearchbox$/.test(from))
    return 'search';
  const social = /(^|\\.)(facebook|instagram|linkedin|pinterest|reddit|twitter|x|threads|whatsapp|telegram|sharechat)\\.(com|net|org)$|^(t\\.co|t\\.me|wa\\.me|lnkd\\.in)$|^com\\.(facebook|whatsapp|instagram|twitter)\\b|^org\\.telegram\\b/;
  return social.test(from) ? 'share' : 'site';
};
const way = wayOf();
if (mark) {
  // Whoever copies the address from here shares it anew.
  here.searchParams.delete('via');
  history.replaceState(history.state, '', here);
}
const count = () => {
  if (document.visibilityState !== 'visible' || document.prerendering) return;
  document.removeEventListener('visibilitychange', count);
  document.removeEventListener('prerenderingchange', count);
  fetch(address, {
    method: 'POST', keepalive: true, credentials: 'omit',
    headers: { 'content-type': 'application/json' }, body: JSON.stringify({ way }),
  }).catch(() => {});
};
document.addEventListener('visibilitychange', count);
document.addEventListener('prerenderingchange', count);
count();
})();
`;
