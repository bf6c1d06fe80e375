import { type Static, type TSchema, Type } from 'typebox';
import { isZone, Lang, languages, Nullable, Text, Time, Translations, Url } from '../../core/model/common.ts';
import { ContactEmail, ContactPhone, grievanceOfficer, publisher } from './contacts.ts';
import { type PushSettings, push } from './push.ts';
import { AppLinks, IndexNow } from './site.ts';

export const platforms = ['android', 'ios'] as const;
export const Platform = Type.Enum([...platforms], { $id: 'Platform', description: 'Platform, default android' });
export type Platform = (typeof platforms)[number];

const key = '[a-z][a-z0-9_]{0,39}';
const closed = { additionalProperties: false };
const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: '#rrggbb' });

/** Values under keys that the publisher chooses. */
const mapOf = <S extends TSchema>(value: S, max: number, description: string) =>
  Type.Unsafe<Record<string, Static<S>>>(
    Type.Record(Type.String({ pattern: `^${key}$` }), value, { ...closed, maxProperties: max, description }),
  );

const themeOf = <S extends TSchema>(color: S) =>
  Type.Unsafe<Record<string, string | null>>(
    Type.Unsafe({
      type: 'object',
      // A member by name beside members by pattern is what generated clients cannot say.
      patternProperties: { '^mode$': Type.Enum(['system', 'light', 'dark']), [`^(?!mode$)${key}$`]: color },
      ...closed,
      maxProperties: 40,
      description: '`mode` (system, light, dark), and colours #rrggbb under any name, such as primary_color',
    }),
  );

/** The same for an edit: null takes a language, or a text of it, away. */
const translationsPatch = <S extends TSchema>(fields: S) =>
  Type.Object(
    Object.fromEntries(languages.map((lang) => [lang, Type.Optional(Nullable(fields))])) as Record<
      Lang,
      ReturnType<typeof Type.Optional<ReturnType<typeof Nullable<S>>>>
    >,
    { ...closed, description: 'Texts in other languages, by language; null removes one' },
  );

const basicTexts = {
  app_name: Type.Optional(Text(60, { min: 1 })),
  tagline: Type.Optional(Text(160)),
  about_html: Type.Optional(Text(50_000)),
  privacy_html: Type.Optional(Text(50_000)),
  complaints_html: Type.Optional(Text(20_000)),
  share_text: Type.Optional(Text(500)),
  website_url: Type.Optional(Url),
  privacy_policy_url: Type.Optional(Url),
  terms_url: Type.Optional(Url),
};
const appTexts = {
  maintenance_title: Type.Optional(Text(120)),
  maintenance_message: Type.Optional(Text(1_000)),
};
const nullableEach = <T extends Record<string, TSchema>>(fields: T) =>
  Type.Object(
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, Type.Optional(Nullable(schema))])),
    closed,
  );

const almanac = Type.Object(
  {
    ayanamsha: Type.Enum(['lahiri', 'kp', 'raman'], {
      description: 'Where the sidereal zodiac begins: Lahiri (Chitrapaksha), Krishnamurti, Raman',
    }),
    sunrise: Type.Enum(['edge', 'centre'], {
      description: 'edge: the upper edge as it is seen, refraction included; centre: the centre of the disc without it',
    }),
  },
  { $id: 'BasicSettingsAlmanac', ...closed, description: 'How the almanac is reckoned' },
);

const basic = {
  app_name: Text(60, { min: 1 }),
  tagline: Nullable(Text(160)),
  logo_url: Nullable(Url),
  support_email: Nullable(ContactEmail),
  support_phone: Nullable(ContactPhone),
  website_url: Nullable(Url),
  privacy_policy_url: Nullable(Url),
  terms_url: Nullable(Url),
  about_html: Nullable(Text(50_000, { description: 'Sanitised HTML' })),
  share_text: Nullable(Text(500)),
  languages: Type.Array(Lang, { minItems: 1, maxItems: languages.length, uniqueItems: true }),
  default_lang: Lang,
  default_city: Text(80, { min: 1 }),
  almanac,
  social: mapOf(Url, 30, 'Addresses of the pages elsewhere, such as facebook or whatsapp'),
  publisher,
  grievance_officer: grievanceOfficer,
};
const DeskZone = Type.Refine(
  Type.String({ maxLength: 64, description: 'IANA time zone of the editors: days of filters, times without a zone' }),
  isZone,
  () => 'must be an IANA zone such as Asia/Kolkata',
);
const adminBasic = {
  ...basic,
  privacy_html: Nullable(Text(50_000, { description: 'Privacy policy, sanitised HTML: a page of the site' })),
  complaints_html: Nullable(
    Text(20_000, { description: 'How complaints are handled, sanitised HTML; null: the periods of the IT Rules 2021' }),
  ),
  app_links: AppLinks,
  indexnow: IndexNow,
  feed_content: Type.Enum(['full', 'summary', 'title'], { description: 'How much of a story own feeds contain' }),
  /** Of the editors: days of filters, and times without a zone. */
  desk_time_zone: DeskZone,
  horoscope_computed: Type.Boolean({ description: 'Where editors wrote no prediction readers get a computed one' }),
  /** Hub that is notified when our own feeds have news; null: none. */
  websub_hub: Nullable(Url),
};

const app = {
  theme: themeOf(Color),
  features: mapOf(Type.Boolean(), 200, 'What the app shows, by name'),
  maintenance: Type.Object(
    {
      enabled: Type.Boolean({ description: 'Readers see it end by itself at `until`' }),
      title: Nullable(Text(120)),
      message: Nullable(Text(1_000)),
      until: Nullable(Time),
    },
    { ...closed, $id: 'AppSettingsMaintenance' },
  ),
  refresh_seconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
  news_per_page: Type.Integer({ minimum: 1, maximum: 100 }),
  ticker_enabled: Type.Boolean(),
  font_scale: Type.Number({ minimum: 0.5, maximum: 3 }),
};
const adminApp = {
  ...app,
  push,
  breaking_hours: Type.Integer({ minimum: 1, maximum: 720, description: 'Hours until a breaking flag ends by itself' }),
  trash_days: Type.Integer({
    minimum: 1,
    maximum: 3_650,
    description: 'Days after which a story in the trash is deleted',
  }),
  revisions_kept: Type.Integer({ minimum: 2, maximum: 500, description: 'Revisions that a story keeps' }),
  feed_keep_days: Type.Integer({ minimum: 2, maximum: 3_650, description: 'Days for which items of feeds are kept' }),
  feed_keep_items: Type.Integer({ minimum: 10, maximum: 100_000, description: 'Items that are kept of each feed' }),
};

const AppId = Type.String({
  pattern: '^ca-app-pub-\\d{16}~\\d{10}$',
  description: 'ca-app-pub-################~##########',
});
const UnitId = Type.String({
  $id: 'AdMobUnitId',
  pattern: '^ca-app-pub-\\d{16}/\\d{10}$',
  description: 'ca-app-pub-################/##########',
});
const PublisherId = Type.String({ pattern: '^pub-\\d{16}$', description: 'pub-################' });

const admob = {
  ads_enabled: Type.Boolean(),
  test_mode: Type.Boolean({ description: "When off, Google's test ids and ids of two publishers are refused" }),
  publisher_id: Nullable(PublisherId),
  app_id: Nullable(AppId),
  banner_unit_id: Nullable(UnitId),
  interstitial_unit_id: Nullable(UnitId),
  native_unit_id: Nullable(UnitId),
  rewarded_unit_id: Nullable(UnitId),
  rewarded_interstitial_unit_id: Nullable(UnitId),
  app_open_unit_id: Nullable(UnitId),
  interstitial_interval: Type.Integer({ minimum: 1, maximum: 1_000, description: 'Screens between two of them' }),
  interstitial_min_seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  native_interval: Type.Integer({ minimum: 1, maximum: 1_000, description: 'Rows between two of them' }),
  native_start_index: Type.Integer({ minimum: 0, maximum: 1_000 }),
  max_interstitials_per_day: Type.Integer({ minimum: 0, maximum: 1_000 }),
  placements: mapOf(Type.Boolean(), 100, 'Screens that show ads'),
  consent: Type.Object(
    {
      ump_required: Type.Boolean({ description: "Ask through Google's User Messaging Platform before the first ad" }),
      tag_for_child_directed: Type.Boolean(),
      max_ad_content_rating: Nullable(Type.Enum(['G', 'PG', 'T', 'MA'])),
    },
    { ...closed, $id: 'AdMobSettingsConsent' },
  ),
};

/** Settings as readers get them, in one language. */
export const BasicSettings = Type.Object(basic, { $id: 'BasicSettings' });
export type BasicSettings = Static<typeof BasicSettings>;
/** Whom to write to: as the law requires, and for support in the app. */
export const Contacts = Type.Object(
  {
    publisher,
    grievance_officer: grievanceOfficer,
    support_email: basic.support_email,
    support_phone: basic.support_phone,
    website_url: basic.website_url,
    privacy_policy_url: basic.privacy_policy_url,
    terms_url: basic.terms_url,
  },
  { $id: 'Contacts' },
);
export type Contacts = Static<typeof Contacts>;
export const AppSettings = Type.Object(app, { $id: 'AppSettings' });
export type AppSettings = Static<typeof AppSettings>;
export const AdMobSettings = Type.Object({ platform: Platform, ...admob }, { $id: 'AdMobSettings' });
export type AdMobSettings = Static<typeof AdMobSettings>;

/** The same for administrators: every text, and what only the server goes by. */
export const AdminBasicSettings = Type.Object(
  { ...adminBasic, texts: Translations(Type.Object(basicTexts, closed)) },
  { ...closed, $id: 'AdminBasicSettings' },
);
export type AdminBasicSettings = BasicSettings & {
  feed_content: 'full' | 'summary' | 'title';
  desk_time_zone: string;
  horoscope_computed: boolean;
  websub_hub: string | null;
  privacy_html: string | null;
  complaints_html: string | null;
  app_links: Static<typeof AppLinks>;
  indexnow: Static<typeof IndexNow>;
  texts: Partial<Record<Lang, BasicTexts>>;
};
type BasicTexts = { [K in keyof typeof basicTexts]?: string };
export const AdminAppSettings = Type.Object(
  { ...adminApp, texts: Translations(Type.Object(appTexts, closed)) },
  { ...closed, $id: 'AdminAppSettings' },
);
export type AdminAppSettings = AppSettings & {
  breaking_hours: number;
  trash_days: number;
  revisions_kept: number;
  feed_keep_days: number;
  feed_keep_items: number;
  push: PushSettings;
  texts: Partial<Record<Lang, AppTexts>>;
};
type AppTexts = { maintenance_title?: string; maintenance_message?: string };
export const AdminAdMobSettings = Type.Object(admob, { ...closed, $id: 'AdminAdMobSettings' });
export type AdminAdMobSettings = Static<typeof AdminAdMobSettings>;

// An edit merges as RFC 7396 says: objects key by key, null takes a key of theirs away.
/** Any part of the basic settings. */
export const BasicSettingsInput = Type.Object(
  {
    ...Type.Partial(Type.Object(adminBasic)).properties,
    almanac: Type.Optional(Type.Partial(almanac, closed)),
    publisher: Type.Optional(Type.Partial(publisher, closed)),
    grievance_officer: Type.Optional(Type.Partial(grievanceOfficer, closed)),
    app_links: Type.Optional(Type.Partial(AppLinks, closed)),
    indexnow: Type.Optional(Type.Partial(IndexNow, closed)),
    social: Type.Optional(mapOf(Nullable(Url), 30, 'null removes a key')),
    texts: Type.Optional(translationsPatch(nullableEach(basicTexts))),
  },
  closed,
);

/** Any part of the app settings. */
export const AppSettingsInput = Type.Object(
  {
    ...Type.Partial(Type.Object(adminApp)).properties,
    theme: Type.Optional(themeOf(Nullable(Color))),
    features: Type.Optional(mapOf(Nullable(Type.Boolean()), 200, 'null removes a key')),
    maintenance: Type.Optional(Type.Partial(app.maintenance, closed)),
    push: Type.Optional(Type.Partial(push, closed)),
    texts: Type.Optional(translationsPatch(nullableEach(appTexts))),
  },
  closed,
);

/** Any part of the AdMob settings of a platform. */
export const AdMobSettingsInput = Type.Object(
  {
    ...Type.Partial(Type.Object(admob)).properties,
    placements: Type.Optional(mapOf(Nullable(Type.Boolean()), 100, 'null removes a key')),
    consent: Type.Optional(Type.Partial(admob.consent, closed)),
  },
  closed,
);
