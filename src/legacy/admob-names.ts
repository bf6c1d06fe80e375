type Data = Record<string, unknown>;

/** AdMob settings, also under the names that old clients read. There "0" means no ad unit. */
export function admobNames(data: Data): Data {
  return {
    ...data,
    ad_status: data.ads_enabled === true ? 'on' : 'off',
    ad_type: 'admob',
    admob_publisher_id: data.publisher_id ?? '0',
    admob_app_id: data.app_id ?? '0',
    admob_banner_unit_id: data.banner_unit_id ?? '0',
    admob_interstitial_unit_id: data.interstitial_unit_id ?? '0',
    admob_native_unit_id: data.native_unit_id ?? '0',
    admob_rewarded_unit_id: data.rewarded_unit_id ?? '0',
    admob_app_open_ad_unit_id: data.app_open_unit_id ?? '0',
    interstitial_ad_interval: data.interstitial_interval,
    native_ad_interval: data.native_interval,
    native_ad_index: data.native_start_index,
  };
}
