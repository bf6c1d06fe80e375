import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admobDefaults } from '../settings/defaults.ts';
import { admobNames } from './admob-names.ts';

test('old clients find the AdMob settings under their names', () => {
  const admob = { platform: 'android', ...admobDefaults.android, native_unit_id: null };
  const old = admobNames(admob);
  for (const [name, value] of Object.entries(admob)) assert.equal(old[name], value, `${name} is still there`);
  assert.equal(old.ad_status, 'off');
  assert.equal(admobNames({ ...admob, ads_enabled: true }).ad_status, 'on');
  assert.equal(old.ad_type, 'admob');
  assert.equal(old.admob_publisher_id, admob.publisher_id);
  assert.equal(old.admob_app_id, admob.app_id);
  assert.equal(old.admob_banner_unit_id, admob.banner_unit_id);
  assert.equal(old.admob_interstitial_unit_id, admob.interstitial_unit_id);
  assert.equal(old.admob_native_unit_id, '0');
  assert.equal(old.admob_app_open_ad_unit_id, admob.app_open_unit_id);
  assert.equal(old.interstitial_ad_interval, admob.interstitial_interval);
  assert.equal(old.native_ad_interval, admob.native_interval);
  assert.equal(old.native_ad_index, admob.native_start_index);
});
