import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { onBoth } from '../../support/helper.ts';
import { importer, oldSite, pictures, storiesOf } from '../scene.ts';
import { dumpFile, imported, leadsTo, listed, proposed, section } from './scene.ts';

onBoth(
  'the panel of an Android app: a dump of phpMyAdmin whose Telugu and Hindi were encoded twice',
  async (t, kind) => {
    const names = ['91_rain', '92_air', '93_bridge', '94_road'].map((name) => `/images/${name}.jpg`);
    const site = await oldSite(t, await pictures(...names));
    const own = await importer(t, kind);
    const draft = await proposed(own, 'panel');
    // What the draft leaves open: where the pictures are, and how the old site wrote its addresses.
    const mapping = { ...draft, site: site.url, pictures: `${site.url}/images` };
    mapping.stories[0].old_urls = ['/news.php?id={id}', '/index.php?page=news&nid={id}'];

    const dry = await imported(own, 'panel', mapping, '--dry-run');
    assert.match(dry, /Stories: 4 would be added, 0 would be updated, 0 are there already, 1 not taken over\./);
    assert.match(dry, /Pictures: 4 would be fetched\./);
    assert.match(dry, /line 94, id tbl_news:6: title must not be empty/);
    assert.match(dry, /line 69, id tbl_fcm_token:3: value \(column token\) does not have the required format/);
    assert.match(dry, /id tbl_news:5, .*: category \(column cat_id\) is 9: there is no such category/);
    assert.match(dry, /Nothing was written\./);
    assert.deepEqual(site.requests, []);

    const out = await imported(own, 'panel', mapping);
    assert.match(out, /Stories: 4 added, .* 1 not taken over\./);
    assert.match(out, /Pictures: 4 added, 0 are there already, 0 could not be had\./);
    assert.match(out, /Users: 2 added/);
    assert.match(out, /Push tokens: 4 added, 0 updated, 1 are there already, 1 not taken over\./);
    assert.match(out, /Settings: 13 added/);
    assert.match(out, /There in another form: .*12 text/, 'the values that were mended');

    const running = await own.serve();
    const stories = await storiesOf(running);
    const rain = stories.get('తెలంగాణలో భారీ వర్షాలు, మూడు జిల్లాల్లో హెచ్చరిక');
    assert.deepEqual(
      [rain.lang, rain.status, rain.published_at, rain.views, rain.category_name, rain.gallery.length],
      ['te', 'published', '2023-05-12T06:00:00.000Z', 5120, 'రాష్ట్రం', 2],
    );
    assert.match(rain.content, /<b>భారీ వర్షాలు<\/b>/);
    assert.doesNotMatch(rain.content, /alert/);
    const free = stories.get('ఎస్సీ, ఎస్టీ విద్యార్థులకు ఉచిత శిక్షణ');
    assert.match(free.content, /^<p>దరఖాస్తులు జూన్ 10 వరకు\.<\/p>$/, 'HTML that was stored as entities');
    const air = stories.get('दिल्ली में हवा की गुणवत्ता सुधरी');
    assert.deepEqual([air.lang, air.video_url], ['hi', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    const farmers = stories.get("सरकार ने कहा: 'किसानों को मिलेगा लाभ'");
    assert.deepEqual([farmers.status, farmers.category_name], ['draft', null]);

    const page = `/n/${rain.slug}`;
    for (const path of ['/news.php?id=1', '/news.php?utm_source=whatsapp&id=1&lang=te', '/index.php?nid=1&page=news'])
      assert.equal(await leadsTo(running, path), page, path);
    for (const path of ['/news.php?id=77', '/news.php', '/index.php?page=news', '/news.php?nid=1'])
      assert.equal(await leadsTo(running, path), null, path);
    assert.match((await leadsTo(running, '/images/91_rain.jpg')) ?? '', /\/files\//);

    const users = await listed(running, 'users?limit=100');
    const reddy = users.find(({ username }) => username === 'సరిత.రెడ్డి');
    assert.deepEqual(
      [reddy.role, reddy.email, reddy.must_change_password],
      ['editor', 'saritha@vaartha.example', true],
    );
    const basic = await section(running, 'basic');
    assert.deepEqual(
      [basic.app_name, basic.support_email, basic.website_url],
      ['తాజా వార్త', 'help@vaartha.example', 'https://vaartha.example'],
    );
    const admob = await section(running, 'admob');
    assert.deepEqual(
      [admob.banner_unit_id, admob.interstitial_interval],
      ['ca-app-pub-9456493320432553/6300978111', 5],
    );
    const update = (await running.call('/api/v1/update/check?current_version=11&platform=android')).body.data;
    assert.deepEqual([update.latest_version_code, update.update_available], [12, true]);
    const { db } = running.dinam.app;
    const devices = await db.read.selectFrom('devices').select(['kind', 'platform', 'push_enabled']).execute();
    assert.deepEqual(devices, Array(4).fill({ kind: 'token', platform: 'android', push_enabled: 1 }));
    const pushes = await db.read.selectFrom('notifications').select('id').execute();
    assert.deepEqual(pushes, [], 'nobody is notified');

    // An installation that registers by itself takes its token over.
    const token = (await db.read.selectFrom('devices').select('value').executeTakeFirstOrThrow()).value;
    const json = { installation_id: '5f0c1c9e-7f0e-4a7e-9c3f-0b8f6d2f7a11', value: token, lang: 'te' };
    assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
    assert.equal((await db.read.selectFrom('devices').select('id').execute()).length, 4);

    const gz = await own.file('again.sql.gz', gzipSync(await readFile(dumpFile('panel'))));
    const again = (await own.run(['mysql', gz, '--map', `${own.env.DATA_DIR}/map.json`])).out;
    assert.match(again, /Stories: 0 added, 0 updated, 4 are there already, 1 not taken over\./);
    assert.match(again, /Users: 0 added, 0 updated, 2 are there already/);
    assert.match(again, /Push tokens: 0 added, 0 updated, 5 are there already, 1 not taken over/);
    assert.match(again, /Settings: 0 added, 0 updated, 13 are there already/);
    assert.equal(site.requests.length, 4);
  },
);
