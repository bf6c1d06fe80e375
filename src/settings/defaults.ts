import { languages } from '../core/model/common.ts';
import { delegable, type Right } from '../core/model/rights.ts';
import type { NewsroomSettings } from './model/newsroom.ts';
import { reminderKinds } from './model/push.ts';
import type { SecuritySettings } from './model/security.ts';
import type { AdminAdMobSettings, AdminAppSettings, AdminBasicSettings, Platform } from './model/settings.ts';

/** Where app stores keep their pages; a publisher who has the file elsewhere adds the server. */
export const securityDefaults: SecuritySettings = {
  mfa_roles: [],
  session_days: 90,
  audit_days: 400,
  store_hosts: [
    'play.google.com',
    'apps.apple.com',
    'itunes.apple.com',
    'testflight.apple.com',
    'galaxystore.samsung.com',
    'apps.samsung.com',
    'appgallery.huawei.com',
    'www.amazon.in',
    'www.amazon.com',
    'f-droid.org',
    'www.indusappstore.com',
  ],
  link_schemes: ['http', 'https', 'dinam'],
};

/** A newsroom without a chief: its editors publish. */
export const newsroomDefaults: NewsroomSettings = { editors_may: delegable as Right[], push_approval: false };

/** The digits of the publisher under which Google keeps its public test ids. */
export const testPublisher = '3940256099942544';

const unit = (number: string): string => `ca-app-pub-${testPublisher}/${number}`;

/** Values until an owner sets them. No address, mail or number of a real publisher. */
export const basicDefaults: AdminBasicSettings = {
  app_name: 'Dinam',
  tagline: null,
  logo_url: null,
  support_email: null,
  support_phone: null,
  website_url: null,
  privacy_policy_url: null,
  terms_url: null,
  about_html: null,
  share_text: null,
  languages: [...languages],
  default_lang: 'te',
  default_city: 'Hyderabad',
  almanac: { ayanamsha: 'lahiri', sunrise: 'edge' },
  social: {},
  publisher: {
    name: null,
    legal_name: null,
    address: null,
    email: null,
    phone: null,
    editor: null,
    registration: null,
    self_regulator: null,
  },
  grievance_officer: { name: null, designation: null, address: null, email: null, phone: null, hours: null },
  feed_content: 'full',
  desk_time_zone: 'Asia/Kolkata',
  horoscope_computed: true,
  websub_hub: null,
  privacy_html: null,
  complaints_html: null,
  app_links: {
    android_package: null,
    android_sha256: [],
    ios_team_id: null,
    ios_bundle_id: null,
    ios_app_id: null,
  },
  indexnow: { key: null, endpoint: 'https://api.indexnow.org/indexnow' },
  texts: {},
};

export const appDefaults: AdminAppSettings = {
  theme: {
    mode: 'system',
    primary_color: '#b71c1c',
    accent_color: '#f9a825',
    background_color: '#ffffff',
    text_color: '#212121',
    breaking_color: '#d50000',
  },
  features: {
    news: true,
    panchang: true,
    horoscope: true,
    shopping: true,
    rss: true,
    notifications: true,
    comments: false,
  },
  maintenance: { enabled: false, title: null, message: null, until: null },
  refresh_seconds: 300,
  news_per_page: 20,
  ticker_enabled: true,
  font_scale: 1,
  breaking_hours: 6,
  trash_days: 30,
  revisions_kept: 50,
  feed_keep_days: 30,
  feed_keep_items: 500,
  push: {
    quiet_hours: null,
    daily_cap: 10,
    once_per_story: true,
    push_on_breaking: false,
    link_prefix: 'dinam://news/',
    reminders: { enabled: true, hour: 19, kinds: [...reminderKinds] },
  },
  texts: {},
};

// Off until the publisher turns them on: test ads in a published app earn nothing and look broken.
const admobCommon = {
  ads_enabled: false,
  test_mode: true,
  publisher_id: `pub-${testPublisher}`,
  interstitial_interval: 5,
  interstitial_min_seconds: 60,
  native_interval: 6,
  native_start_index: 2,
  max_interstitials_per_day: 20,
  placements: { home: true, news_list: true, news_detail: true, panchang: true, horoscope: true, shopping: true },
  consent: { ump_required: true, tag_for_child_directed: false, max_ad_content_rating: 'T' },
} satisfies Partial<AdminAdMobSettings>;

export const admobDefaults: Record<Platform, AdminAdMobSettings> = {
  android: {
    ...admobCommon,
    app_id: `ca-app-pub-${testPublisher}~3347511713`,
    banner_unit_id: unit('9214589741'),
    interstitial_unit_id: unit('1033173712'),
    native_unit_id: unit('2247696110'),
    rewarded_unit_id: unit('5224354917'),
    rewarded_interstitial_unit_id: unit('5354046379'),
    app_open_unit_id: unit('9257395921'),
  },
  ios: {
    ...admobCommon,
    app_id: `ca-app-pub-${testPublisher}~1458002511`,
    banner_unit_id: unit('2435281174'),
    interstitial_unit_id: unit('4411468910'),
    native_unit_id: unit('3986624511'),
    rewarded_unit_id: unit('1712485313'),
    rewarded_interstitial_unit_id: unit('6978759866'),
    app_open_unit_id: unit('5662855259'),
  },
};
