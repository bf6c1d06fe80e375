import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultOf, fieldsOf, type TestApp, testApp } from '../../test/support/settings-app.ts';
import type { App } from '../core/app.ts';
import { systemActor } from '../core/app.ts';
import { appAdsTxt } from './ads-txt.ts';
import { testPublisher } from './defaults.ts';
import { admobSection, currentSettings, edit, getSection } from './settings.ts';

const real = '1234567890123456';
const other = '6543210987654321';
const ids = (publisher: string) => ({
  publisher_id: `pub-${publisher}`,
  app_id: `ca-app-pub-${publisher}~1111111111`,
  banner_unit_id: `ca-app-pub-${publisher}/1111111112`,
  interstitial_unit_id: `ca-app-pub-${publisher}/1111111113`,
  native_unit_id: `ca-app-pub-${publisher}/1111111114`,
  rewarded_unit_id: null,
  rewarded_interstitial_unit_id: null,
  app_open_unit_id: null,
});

let at: TestApp;
let app: App;
before(async () => {
  at = await testApp();
  app = at.app;
});
after(() => at.close());

const set = (section: Parameters<typeof edit>[1], patch: Record<string, unknown>, rev: number | null = null) =>
  edit(app, section, patch, rev, systemActor);

test('with test_mode off the test ids and ids of two publishers are refused by name', async () => {
  const all = [
    'app_id',
    'app_open_unit_id',
    'banner_unit_id',
    'interstitial_unit_id',
    'native_unit_id',
    'publisher_id',
  ];
  const fault = await faultOf(set('admob:android', { test_mode: false }));
  assert.deepEqual(fieldsOf(fault), [...all, 'rewarded_interstitial_unit_id', 'rewarded_unit_id'].sort());
  const one = { ...ids(real), native_unit_id: `ca-app-pub-${testPublisher}/2247696110`, test_mode: false };
  assert.deepEqual(fieldsOf(await faultOf(set('admob:android', one))), ['native_unit_id']);
  const mixed = {
    ...ids(real),
    app_id: ids(other).app_id,
    banner_unit_id: ids(other).banner_unit_id,
    test_mode: false,
  };
  assert.deepEqual(fieldsOf(await faultOf(set('admob:android', mixed))), ['app_id', 'banner_unit_id']);
  const unnamed = { ...mixed, publisher_id: null };
  assert.deepEqual(fieldsOf(await faultOf(set('admob:android', unnamed))), ['interstitial_unit_id', 'native_unit_id']);
  assert.equal((await getSection(app, 'admob:android')).rev, 0);

  await set('admob:android', { ...ids(real), test_mode: false, ads_enabled: true });
  assert.deepEqual(fieldsOf(await faultOf(set('admob:android', { banner_unit_id: ids(other).banner_unit_id }))), [
    'banner_unit_id',
  ]);
  assert.deepEqual(fieldsOf(await faultOf(set('admob:android', { publisher_id: `pub-${testPublisher}` }))), [
    'publisher_id',
  ]);
  assert.equal((await currentSettings(app)).admob.android.rewarded_unit_id, null);
  assert.equal((await currentSettings(app)).admob.ios.test_mode, true, 'the other platform is as it was');
  await set(admobSection('ios'), { consent: { tag_for_child_directed: true } });
  assert.deepEqual((await currentSettings(app)).admob.ios.consent, {
    ump_required: true,
    tag_for_child_directed: true,
    max_ad_content_rating: 'T',
  });
});

test('/app-ads.txt has a line for each real publisher', async () => {
  const line = (publisher: string) => `google.com, pub-${publisher}, DIRECT, f08c47fec0942fa0\n`;
  assert.equal(appAdsTxt(await currentSettings(app)), line(real));
  await set('admob:ios', { ...ids(real), publisher_id: null, test_mode: false });
  assert.equal(appAdsTxt(await currentSettings(app)), line(real));
  await set('admob:ios', { ...ids(other), test_mode: false });
  assert.equal(appAdsTxt(await currentSettings(app)), line(real) + line(other));
});
