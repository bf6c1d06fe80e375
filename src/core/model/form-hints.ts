/** What a form shows a field with. */
type Widget =
  | ('text' | 'textarea' | 'richtext' | 'number' | 'switch' | 'select' | 'multiselect' | 'tags' | 'url' | 'image')
  | ('images' | 'date' | 'datetime' | 'category' | 'categories' | 'places' | 'story' | 'color' | 'password')
  | ('translations' | 'group' | 'list' | 'json');

/** Parts of a form, in the order in which they are shown. */
export const groups = [
  ...(['main', 'content', 'media', 'place', 'state', 'source', 'price', 'push', 'almanac', 'ads', 'access'] as const),
  'advanced',
] as const;
export type FormGroup = (typeof groups)[number];

/** Fields by the group that they belong to; what is not named here is in `main`. */
const fieldsOf: Partial<Record<FormGroup, string>> = {
  content: 'summary content content_format content_type description body prediction corrections tags texts question',
  media: `media_id gallery image_url thumbnail_url images video_url audio_url icon_url logo_url blurhash alt width height
    caption credit focal crop x y file image`,
  place: 'location place_ids place_id place district mandal city regions lat lon tz zone',
  state: `status published_at publish_at expires_at is_breaking breaking_until is_featured is_active priority sort_order
    is_holiday is_tentative is_pinned is_key_event opens_at closes_at starts_at ends_at scheduled_at released_at
    rollout_percent`,
  source: `author byline source feed_url site_url publish_mode auto_publish review keywords_in keywords_out category_map
    refresh_minutes full_text_allowed websub_hub`,
  price: 'price mrp currency coupon_code deal deal_url store store_url in_stock is_affiliate',
  push: 'push target ttl_seconds collapse_key deep_link spread_seconds once_per_story quiet_hours daily_cap push_on_breaking',
  almanac: `sunrise sunset moonrise moonset tithi nakshatra yoga karana rahu_kalam yamagandam gulika_kalam abhijit
    brahma_muhurta amrita_kalam durmuhurtam varjyam masa amanta purnimanta paksha ritu ayana samvatsara shaka_year
    vikram_year sun_sign moon_sign solar weekday festivals festivals_replace`,
  ads: `ads_enabled app_id publisher_id banner_unit_id interstitial_unit_id native_unit_id rewarded_unit_id
    rewarded_interstitial_unit_id app_open_unit_id placements test_mode consent ump_required max_ad_content_rating
    tag_for_child_directed`,
  access:
    'username password role must_change_password totp_enabled current_password otp scopes langs category_ids mfa_roles',
  advanced: `slug take_slug seo_title seo_description key code headers data user_agent link_prefix translation_group app_links android_package android_sha256
    ios_team_id ios_bundle_id ios_app_id indexnow endpoint`,
};

const groupOf = new Map(
  Object.entries(fieldsOf).flatMap(([group, names]) => names.split(/\s+/).map((name) => [name, group as FormGroup])),
);

/** Fields whose schema does not say what they are shown with. */
const widgetOf: Readonly<Record<string, Widget>> = {
  content: 'richtext',
  about_html: 'richtext',
  privacy_html: 'richtext',
  complaints_html: 'richtext',
  summary: 'textarea',
  description: 'textarea',
  seo_description: 'textarea',
  prediction: 'textarea',
  body: 'textarea',
  note: 'textarea',
  notes: 'textarea',
  whats_new: 'textarea',
  opml: 'textarea',
  csv: 'textarea',
  image_url: 'image',
  thumbnail_url: 'image',
  icon_url: 'image',
  logo_url: 'image',
  images: 'images',
  category_id: 'category',
  category_ids: 'categories',
  place_ids: 'places',
  news_id: 'story',
  color: 'color',
  hex: 'color',
  texts: 'translations',
  password: 'password',
  current_password: 'password',
};

interface FieldSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: object;
}

function widgetFor(name: string, schema: FieldSchema): Widget {
  const special = widgetOf[name];
  if (special) return special;
  const { type, format, items, anyOf } = schema;
  const some = anyOf?.find((one) => one.type !== 'null');
  if (some) return widgetFor(name, some);
  if (schema.enum || schema.const !== undefined) return 'select';
  if (format === 'date-time') return 'datetime';
  if (format === 'date') return 'date';
  if (format === 'uri') return 'url';
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return items?.enum ? 'multiselect' : items?.type === 'string' ? 'tags' : 'list';
  if (type === 'object') return schema.properties ? 'group' : 'json';
  return type === 'string' ? 'text' : 'json';
}

/**
 * What an interface needs to build a form from the schema of a field: `x-label`, the key of its text in
 * `GET /api/admin/labels`; `x-group`, the part of the form, `main` where it is left out; `x-widget`, `text` where it is
 * left out. They follow from the name of the field, so that it is called the same everywhere.
 */
export function formHints(name: string, schema: object): Record<string, string> {
  const group = groupOf.get(name) ?? 'main';
  const widget = widgetFor(name, schema as FieldSchema);
  return {
    'x-label': `fields.${name}`,
    ...(group === 'main' ? {} : { 'x-group': group }),
    ...(widget === 'text' ? {} : { 'x-widget': widget }),
  };
}
