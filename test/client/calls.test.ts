import assert from 'node:assert/strict';
import { clientDocument } from '../../client/generator/document.ts';
import { apiOf } from '../../client/generator/operations.ts';
import { createDinam, DinamError, type Reply } from '../../client/index.ts';
import { clientScene } from '../support/client-scene.ts';
import { onBoth } from '../support/helper.ts';

onBoth('every call of an app', async (t, kind) => {
  const { running, stories, live, poll, notification, preview } = await clientScene(t, kind);
  const installationId = '3f6c1a52-6f0e-4c0e-9a39-5d1f0f9a7c11';
  const dinam = createDinam({ baseUrl: `${running.url}/`, lang: 'te', installationId });
  const { te = 0 } = stories;
  const city = 'హైదరాబాద్';
  const refusals: string[] = [];
  const refused = async (call: Promise<unknown>): Promise<void> =>
    assert.rejects(call, (error) => {
      assert.ok(error instanceof DinamError);
      refusals.push(`${error.status} ${error.code}`);
      return true;
    });
  const calls: Record<string, () => Promise<unknown>> = {
    'settings.get': () => dinam.settings.get(),
    'settings.app': () => dinam.settings.app(),
    'settings.admob': () => dinam.settings.admob({ platform: 'ios' }),
    'settings.contacts': () => dinam.settings.contacts({ lang: 'ur' }),
    'status.get': () => dinam.status.get(),
    'places.list': () => dinam.places.list({ search: 'వరం' }),
    'places.tree': () => dinam.places.tree({ parent: 'telangana', type: 'district' }),
    'places.search': () => dinam.places.search({ q: 'warangal' }),
    'places.near': () => dinam.places.near({ lat: 17.38, lon: 78.48 }),
    'places.get': () => dinam.places.get('telangana'),
    'panchang.days': () => dinam.panchang.days({ city, from: '2026-11-20', to: '2026-11-21' }),
    'panchang.day': () => dinam.panchang.day({ city, include: ['text', 'hora'] }),
    'panchang.month': () => dinam.panchang.month({ city, month: '2026-11' }),
    'panchang.muhurta': () => dinam.panchang.muhurta({ city }),
    'panchang.findMuhurta': () => dinam.panchang.findMuhurta({ for: 'marriage', city }),
    'panchang.festivals': () => dinam.panchang.festivals({ year: 2026, city, limit: 5 }),
    'panchang.holidays': () => dinam.panchang.holidays({ year: 2026, city }),
    'panchang.next': () => dinam.panchang.next({ festival: 'deepavali', city }),
    'panchang.prayerTimes': () => dinam.panchang.prayerTimes({ city, lang: 'ur' }),
    'panchang.tithiDates': () => dinam.panchang.tithiDates({ date: '1980-03-01', city }),
    'panchang.transits': () => dinam.panchang.transits({ year: 2026 }),
    'panchang.convert': () => dinam.panchang.convert({ date: '2026-11-20' }),
    'horoscope.predictions': () => dinam.horoscope.predictions({ sign: 'leo' }),
    'horoscope.today': () => dinam.horoscope.today(),
    'horoscope.signs': () => dinam.horoscope.signs(),
    'horoscope.transits': () => dinam.horoscope.transits({ sign: 'leo' }),
    'horoscope.compatibility': () => dinam.horoscope.compatibility({ sign1: 'leo', sign2: 'aries' }),
    'horoscope.birth': () => dinam.horoscope.birth({ date: '1980-03-01', time: '06:30', city }),
    'shopping.deals': () => dinam.shopping.deals(),
    'shopping.products': () => dinam.shopping.products({ limit: 2 }),
    'shopping.product': async () => {
      const [first] = (await dinam.shopping.products()).data;
      return dinam.shopping.product(first?.id ?? 0);
    },
    'shopping.featured': () => dinam.shopping.featured(),
    'shopping.categories': () => dinam.shopping.categories(),
    'update.check': () => dinam.update.check({ platform: 'android', current_version: '1.0.0' }),
    'update.latest': () => dinam.update.latest({ platform: 'ios' }),
    'push.key': () => refused(dinam.push.key()),
    'devices.register': async () => {
      const { data } = await dinam.devices.register({ value: 'token-of-a-phone', platform: 'android', place: 'వరంగల్' });
      assert.deepEqual([data.lang, data.installation_id, data.place], ['te', installationId, 'వరంగల్']);
    },
    'devices.update': async () => {
      const { data } = await dinam.devices.update({ place: null, quiet_hours: { from: '22:00', to: '07:00' } });
      assert.deepEqual([data.lang, data.place, data.quiet_hours?.to], ['te', null, '07:00']);
    },
    'notifications.opened': () => dinam.notifications.opened(String(notification)),
    'news.list': async () => {
      const { data, meta } = await dinam.news.list({ limit: 1, fields: ['id', 'title'] });
      assert.deepEqual([data.length, meta.has_more, typeof meta.next_cursor], [1, true, 'string']);
    },
    'news.changes': () => dinam.news.changes({ updated_after: '2026-01-01T00:00:00.000Z', lang: 'bn' }),
    'news.latest': async () => {
      for (const [lang, id] of Object.entries(stories)) {
        const { data } = await dinam.news.latest({ lang: lang as 'te' });
        assert.ok(
          data.some((story) => story.id === id && story.lang === lang),
          lang,
        );
      }
    },
    'news.breaking': () => dinam.news.breaking(),
    'news.categories': () => dinam.news.categories(),
    'news.trending': () => dinam.news.trending(),
    'news.get': async () => assert.equal((await dinam.news.get(String(te))).data.title, 'తెలంగాణలో భారీ వర్షాలు'),
    'news.related': () => dinam.news.related(te),
    'news.view': () => dinam.news.view(te),
    'news.live': async () => {
      const { data, meta } = await dinam.news.live(live);
      assert.ok(data.some((entry) => !('deleted' in entry) && entry.title === 'మొదటి రౌండ్'));
      assert.equal(typeof meta.next_after, 'number');
    },
    'news.report': () => dinam.news.report(te, { reason: 'wrong_fact', note: 'వర్షపాతం 5 సెం.మీ., 50 కాదు' }),
    'search.stories': async () => assert.equal((await dinam.search.stories({ q: 'వర్షాలు' })).data[0]?.id, te),
    'search.suggest': () => dinam.search.suggest({ q: 'భా' }),
    'previews.get': () => dinam.previews.get(preview),
    'polls.list': () => dinam.polls.list(),
    'polls.get': () => dinam.polls.get(poll.id),
    'polls.vote': async () => {
      const { data } = await dinam.polls.vote(poll.id, { option_id: poll.option });
      assert.equal(data.poll.total, 1);
    },
    'bookmarks.add': () => dinam.bookmarks.add(te),
    'bookmarks.list': async () => assert.equal((await dinam.bookmarks.list()).data[0]?.id, te),
    'bookmarks.remove': () => dinam.bookmarks.remove(te),
    'rss.list': () => dinam.rss.list(),
    'rss.get': () => refused(dinam.rss.get(999_999)),
    'config.get': () => dinam.config.get({ platform: 'android', current_version: '1.0.0' }),
    'bundle.get': () => dinam.bundle.get({ city }),
    'devices.remove': () => dinam.devices.remove(),
    'installation.erase': () => dinam.installation.erase(),
  };
  const { operations } = apiOf(clientDocument());
  assert.deepEqual(Object.keys(calls).sort(), operations.map(({ group, name }) => `${group}.${name}`).sort());
  for (const [name, call] of Object.entries(calls)) {
    const reply = await call().catch((error: unknown) => assert.fail(`${name}: ${error} ${JSON.stringify(error)}`));
    if (reply)
      assert.deepEqual(
        [typeof (reply as Reply<unknown>).data, (reply as Reply<unknown>).isSaved],
        ['object', false],
        name,
      );
  }
  assert.deepEqual(refusals, ['404 not_found', '404 not_found']);

  await assert.rejects(
    dinam.polls.vote(poll.id, { option_id: 999 }),
    (error) => error instanceof DinamError && error.status === 400 && error.errors[0]?.field === 'option_id',
  );
  const nobody = createDinam({ baseUrl: running.url });
  await assert.rejects(nobody.bookmarks.list(), /installationId/);
});
