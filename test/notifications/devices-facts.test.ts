import assert from 'node:assert/strict';
import { patch, post } from '../support/device-requests.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';

/** What an app reads from its phone never keeps the phone from being registered. */

onSqlite('zones, locales and versions as phones give them are understood', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  let n = 0;
  const shown = async (field: string, value: unknown): Promise<unknown> => {
    const reply = await post(running, ++n, { lang: 'ta', [field]: value });
    assert.equal(reply.status, 201, `${field} ${value}\n${reply.text}`);
    assert.equal(reply.body.meta.ignored, undefined, `${field} ${value}`);
    return reply.body.data[field];
  };
  for (const tz of [
    'GMT+05:30',
    '+0530',
    '+05:30',
    'UTC+5:30',
    'gmt+5:30',
    '+530',
    'IST',
    'ist',
    'asia/kolkata',
    'Asia/Calcutta ',
    'India Standard Time',
    'GMT+५:३०',
    'UTC+০৫:৩০',
    '\u200eGMT+۰۵:۳۰',
    'GMT+0530 (India Standard Time)',
    '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi',
  ])
    assert.equal(await shown('tz', tz), 'Asia/Kolkata', tz);
  for (const [tz, zone] of [
    ['GMT+05:45', 'Asia/Kathmandu'],
    ['UTC+4', 'Etc/GMT-4'],
    ['-05:00', 'Etc/GMT+5'],
    ['+00:00', 'UTC'],
    ['America/New York', 'America/New_York'],
  ] as const)
    assert.equal(await shown('tz', tz), zone, tz);
  for (const [locale, lang] of [
    ...[
      ['te_IN', 'te'],
      ['hi-IN-u-nu-deva', 'hi'],
      ['UR-pk', 'ur'],
      ['bn', 'bn'],
      ['tam', 'ta'],
      ['pa_Guru_IN', 'pa'],
    ],
    ...[
      ['or_IN.UTF-8', 'or'],
      ['mr-IN@calendar=indian', 'mr'],
      ['EN', 'en'],
    ],
  ] as const)
    assert.equal(await shown('lang', locale), lang, locale);
  for (const version of ['2.4.0 (2004)', '౨.౪.౦', 'nightly', '2.4.0-play+5', '2.4.0-వార్తలు'])
    assert.equal(await shown('app_version', version), version);
  assert.equal(await shown('app_version', `2.4.0-play-arm64-v8a-release-${'x'.repeat(30)}`), '2.4.0');
  const high = await running.dinam.app.db.write
    .selectFrom('device_traits')
    .innerJoin('devices', 'devices.id', 'device_traits.device_id')
    .select(['version_high', 'version_low'])
    .where('app_version', 'in', ['2.4.0 (2004)', '౨.౪.౦', '2.4.0-play+5', '2.4.0'])
    .execute();
  assert.equal(high.length, 4);
  assert.ok(high.every(({ version_high, version_low }) => version_high === 2_000_004 && version_low === 0));
});

onSqlite('a fact that is not understood is ignored and named, and the others are kept', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const ignoredOf = (reply: { body: Json }): string[] => reply.body.meta.ignored?.map((e: Json) => e.field) ?? [];
  const bad = { tz: 'Mars/Olympus', lang: 'fr-FR', app_version: 'x'.repeat(500), categories: ['weather'] };
  const made = await post(running, 1, bad);
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(ignoredOf(made).sort(), ['app_version', 'lang', 'tz']);
  assert.ok(made.body.meta.ignored.every((e: Json) => e.message.startsWith('must be ')));
  const { tz, lang, app_version, categories } = made.body.data;
  assert.deepEqual([tz, lang, app_version, categories], [null, 'te', null, ['weather']]);
  await post(running, 1, { tz: '+05:30', lang: 'hi', app_version: '2.4.0' });
  for (const junk of ['GMT+99:00', '+05:77', 'India', '', 'Asia/Kolkata; drop table devices', '+', 'z'.repeat(2_000)]) {
    const again = await patch(running, 1, { tz: junk, lang: 'xx', push_enabled: true });
    assert.equal(again.status, 200, again.text);
    assert.deepEqual(ignoredOf(again).sort(), ['lang', 'tz'], junk);
    assert.deepEqual(
      [again.body.data.tz, again.body.data.lang, again.body.data.app_version],
      ['Asia/Kolkata', 'hi', '2.4.0'],
    );
  }
  const cleared = await patch(running, 1, { tz: null, app_version: null });
  assert.deepEqual([cleared.body.data.tz, cleared.body.data.app_version], [null, null]);
});
