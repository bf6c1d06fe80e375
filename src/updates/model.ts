import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, StoredTexts, Text, Time, Timestamp, Translations, Url } from '../core/model/common.ts';
import { Platform } from '../settings/model/settings.ts';

const closed = { additionalProperties: false };

/** The largest that Google Play takes. */
const VersionCode = Type.Integer({
  minimum: 1,
  maximum: 2_100_000_000,
  description: 'Android version code, iOS build number',
});
const VersionName = Type.String({
  pattern: '^[vV]?\\d{1,9}(\\.\\d{1,9}){0,3}(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$',
  maxLength: 60,
  description: 'Up to four numbers, such as 1.2.3; 1.2.3-beta1 comes before it, 1.2.3-play is the same',
});
const Percent = Type.Integer({ minimum: 0, maximum: 100 });
const WhatsNew = Type.Array(Text(300, { min: 1 }), { maxItems: 50 });
const texts = {
  title: Type.Optional(Text(120)),
  message: Type.Optional(Text(2_000)),
  whats_new: Type.Optional(WhatsNew),
};

/** What a phone is answered about updates. All null where nothing has been released yet. */
export const Update = Type.Object(
  {
    platform: Platform,
    latest_version: Nullable(Type.String({ description: 'The newest that this phone can get' })),
    latest_version_code: Nullable(Type.Integer()),
    min_version: Nullable(Type.String()),
    min_version_code: Nullable(Type.Integer()),
    update_available: Type.Boolean(),
    force_update: Type.Boolean(),
    update_type: Type.Enum(['none', 'flexible', 'immediate']),
    title: Nullable(Type.String()),
    message: Nullable(Type.String()),
    whats_new: Type.Array(Type.String()),
    store_url: Nullable(Type.String()),
    released_at: Nullable(Timestamp),
    rollout_percent: Nullable(Type.Integer()),
  },
  { $id: 'Update' },
);
export type Update = Static<typeof Update>;

/** A release as administrators see it. */
export const Release = Type.Object(
  {
    id: Id,
    platform: Platform,
    version: Type.String(),
    version_code: Type.Integer(),
    min_version: Nullable(Type.String()),
    min_version_code: Nullable(Type.Integer()),
    title: Type.String(),
    message: Type.String(),
    whats_new: Type.Array(Type.String()),
    texts: StoredTexts(Type.Object(texts, { $id: 'ReleaseText' })),
    store_url: Nullable(Type.String()),
    rollout_percent: Percent,
    is_active: Type.Boolean(),
    released_at: Timestamp,
    is_sample: Type.Boolean(),
    rev: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Release' },
);
export type Release = Static<typeof Release>;

export const ReleaseInput = Type.Object(
  {
    platform: Platform,
    version: VersionName,
    version_code: VersionCode,
    min_version: Type.Optional(Nullable(VersionName)),
    min_version_code: Type.Optional(Nullable(VersionCode)),
    ...texts,
    texts: Type.Optional(Translations(Type.Object(texts, { ...closed, $id: 'ReleaseInputText' }))),
    store_url: Type.Optional(Nullable(Url)),
    rollout_percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, default: 100 })),
    is_active: Type.Optional(Type.Boolean({ default: true })),
    released_at: Type.Optional(Time),
  },
  closed,
);
export type ReleaseInput = Omit<Static<typeof ReleaseInput>, 'texts'> & { texts?: ReleaseTexts };
export type ReleaseTexts = Partial<Record<Lang, { title?: string; message?: string; whats_new?: string[] }>>;

/** Properties of the device in an update check. */
export const ClientQuery = {
  platform: Type.Optional(Platform),
  lang: Type.Optional(Lang),
  current_version: Type.Optional(
    Type.String({ maxLength: 80, description: '1.2, v1.2.3, 1.2.3+45, or a bare version code' }),
  ),
  version_code: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  installation_id: Type.Optional(
    Type.String({ maxLength: 200, description: 'Stable id of the installation; decides the roll-out' }),
  ),
};
