import { caches } from '../caches.ts';

/** Web Push: the browser is asked only after the button of the form. */
export const alertsScript = `
const bytesOf = (text) => {
  const plain = atob((text + '==='.slice((text.length + 3) % 4)).replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};
const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
const subscriptionOf = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration ? registration.pushManager.getSubscription() : null;
};
const subscribed = async () => {
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  if (before) return before;
  const { public_key } = await send('push/key', 'GET');
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(public_key) });
};
const registered = async (value, chosen) => {
  const installation_id = installation();
  const cache = await cacheOf('${caches.state}');
  await cache.put('/installation', new Response(installation_id));
  await cache.put('/alerts', new Response(chosen.lang));
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await send('devices', 'POST', { installation_id, kind: 'webpush', platform: 'web', value: value.toJSON(), tz, push_enabled: true, ...chosen });
  storage.set('alerts', { ...chosen, at: Date.now() });
};
const chosenIn = (form) => {
  const { elements } = form, mine = storage.get('district');
  const boxes = [...form.querySelectorAll('input[name=category]')];
  const slugs = (is) => boxes.filter((box) => box.checked === is).map((box) => box.value);
  const types = elements.breaking.checked ? [] : ['breaking'];
  const [from, to] = [elements.from.value, elements.to.value];
  return {
    lang: elements.lang.value, categories: slugs(true), opt_outs: { categories: slugs(false), types },
    place: mine && elements.district.checked ? mine.slug : null,
    quiet_hours: from && to && from !== to ? { from, to } : null,
  };
};
const drawAlerts = (form, isOn) => {
  const { elements } = form, [first, last] = form.querySelectorAll('.end button');
  first.textContent = isOn ? first.dataset.on : first.dataset.off;
  last.hidden = !isOn;
  const before = isOn && storage.get('alerts');
  if (!before) return;
  all('input[name=lang]', (one) => { one.checked = one.value === before.lang; }, form);
  all('input[name=category]', (one) => { one.checked = !before.opt_outs.categories.includes(one.value); }, form);
  elements.breaking.checked = !before.opt_outs.types.includes('breaking');
  elements.district.checked = before.place !== null;
  const { from, to } = before.quiet_hours || { from: '', to: '' };
  elements.from.value = from;
  elements.to.value = to;
};
const beginAlerts = async (form) => {
  const status = form.querySelector('[role=status]'), [start, stop] = form.querySelectorAll('.end button');
  const mine = storage.get('district');
  if (mine) {
    const label = form.querySelector('[data-district-label]');
    label.hidden = false;
    label.querySelector('b').textContent = mine.name;
    label.querySelector('b').lang = mine.lang;
  }
  if (!canPush()) {
    status.textContent = words.alerts_unsupported;
    start.disabled = true;
    return;
  }
  const isOn = async () => Notification.permission === 'granted' && Boolean(await subscriptionOf());
  drawAlerts(form, await isOn());
  if (Notification.permission === 'denied') status.textContent = words.alerts_denied;
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (start.disabled) return;
    start.disabled = true;
    status.textContent = '';
    try {
      if ((await Notification.requestPermission()) !== 'granted') status.textContent = words.alerts_denied;
      else {
        await registered(await subscribed(), chosenIn(form));
        drawAlerts(form, true);
        status.textContent = words.alerts_on;
      }
    } catch (_) { status.textContent = words.action_failed; }
    start.disabled = false;
  };
  stop.onclick = async () => {
    stop.disabled = true;
    try {
      const value = await subscriptionOf();
      await send('devices/' + installation(), 'DELETE').catch((error) => { if (error.status !== 404) throw error; });
      if (value) await value.unsubscribe();
      storage.set('alerts', null);
      drawAlerts(form, false);
      status.textContent = words.alerts_off;
    } catch (_) { status.textContent = words.action_failed; }
    stop.disabled = false;
  };
};
// Once a day a device that gets alerts says that it is there, and what its subscription is by now.
const renewAlerts = async () => {
  const before = storage.get('alerts');
  if (!before || !canPush() || Date.now() - before.at < 86400000 || Notification.permission !== 'granted') return;
  const { at: _, ...chosen } = before;
  try {
    const value = await subscriptionOf();
    if (value) await registered(value, chosen);
  } catch (_) {}
};
`;
