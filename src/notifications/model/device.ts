import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, Text, Timestamp } from '../../core/model/common.ts';
import { QuietHours, ReminderKinds } from '../../settings/model/push.ts';

const closed = { additionalProperties: false };

export const installationIdPattern = '^[A-Za-z0-9._:-]{8,128}$';

/** An id that the app generated once for this installation. It is a secret: it allows to change or remove the device. */
export const InstallationId = Type.String({
  pattern: installationIdPattern,
  description: '8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID',
});

export const deviceKinds = ['token', 'fid', 'webpush'] as const;
export const devicePlatforms = ['android', 'ios', 'web'] as const;

/**
 * `token`: an FCM registration token. `fid`: a Firebase Installation ID; asking for the one may end the other.
 * `webpush`: a browser's own subscription, without Firebase.
 */
const Kind = Type.Enum([...deviceKinds]);
const DevicePlatform = Type.Enum([...devicePlatforms]);

/** `PushSubscription.toJSON()` of a browser. */
const Subscription = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: 1_000, description: 'https, on the Internet' }),
    expirationTime: Type.Optional(Nullable(Type.Number())),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 200 }) }, closed),
  },
  closed,
);
export type Subscription = Static<typeof Subscription>;

/** The slug of a category: letters and digits of any script, joined by `- _ .` */
const slugPattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]|\u200c|\u200d){0,79}$/u;
const CategorySlug = Type.Refine(
  Type.String({ minLength: 1, maxLength: 400 }),
  (text) => slugPattern.test(text.trim()),
  () => 'must be the slug of a category: letters and digits, joined by - _ or .',
);
const Slugs = (description: string) => Type.Array(CategorySlug, { maxItems: 30, description });

const OptOuts = Type.Object(
  {
    categories: Type.Optional(Slugs('Slugs of categories')),
    types: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_.-]{0,39}$' }), {
        maxItems: 30,
        description: 'Types of notifications, such as `general`',
      }),
    ),
  },
  { $id: 'DeviceInputOptOuts', ...closed, description: 'What this device does not want' },
);

const registration = {
  kind: Type.Optional(Kind),
  platform: Type.Optional(DevicePlatform),
  lang: Type.Optional(
    Type.String({ description: 'A language of ours, also as a locale like te_IN; another is ignored' }),
  ),
  app_version: Type.Optional(
    Nullable(Type.String({ description: 'Like 2.4.0, at most 40 characters; what is longer and none is ignored' })),
  ),
  place: Type.Optional(
    Type.Union([Text(80, { min: 1 }), Id, Type.Null()], {
      $id: 'DeviceInputPlace',
      description: 'Place to follow: name, slug or id',
    }),
  ),
  categories: Type.Optional(Slugs('Slugs of categories to follow')),
  opt_outs: Type.Optional(OptOuts),
  reminders: Type.Optional({
    ...ReminderKinds,
    description: 'Observances to be reminded of on the evening before',
  }),
  quiet_hours: Type.Optional(
    Type.Union([QuietHours, Type.Null()], {
      description: 'null: those of the publisher. Breaking news ignores them',
    }),
  ),
  tz: Type.Optional(
    Nullable(
      Type.String({
        description:
          'IANA zone like Asia/Kolkata, or an offset like +05:30; null: that of the place. Another is ignored',
      }),
    ),
  ),
  push_enabled: Type.Optional(Type.Boolean({ description: 'false: nothing is sent, the registration is kept' })),
};
const Value = Type.Union([Type.String({ pattern: '^[\\x21-\\x7e]{8,512}$' }), Subscription], {
  $id: 'DeviceInputValue',
  description: 'The token or installation ID itself; of a browser its subscription',
});

/** What a phone says of itself at each start. Fields that are not sent stay as they are known. */
export const DeviceInput = Type.Object(
  { installation_id: InstallationId, value: Value, ...registration },
  { ...closed, $id: 'DeviceInput' },
);
export type DeviceInput = Static<typeof DeviceInput>;

/** What has changed. */
export const DevicePatch = Type.Object(
  { value: Type.Optional(Value), ...registration },
  { ...closed, $id: 'DevicePatch' },
);
export type DevicePatch = Static<typeof DevicePatch>;

const shown = {
  id: Id,
  installation_id: Type.String(),
  kind: Kind,
  platform: DevicePlatform,
  lang: Lang,
  app_version: Nullable(Type.String()),
  place: Nullable(Type.String()),
  categories: Type.Array(Type.String()),
  opt_outs: Type.Object(
    { categories: Type.Array(Type.String()), types: Type.Array(Type.String()) },
    { $id: 'DeviceOptOuts' },
  ),
  reminders: ReminderKinds,
  quiet_hours: Nullable(QuietHours),
  tz: Nullable(Type.String()),
  push_enabled: Type.Boolean(),
  topics: Type.Array(Type.String(), { description: 'That the server subscribes it to' }),
  last_seen_at: Timestamp,
  created_at: Timestamp,
};

/** A device as it sees itself. The token is never returned. */
export const Device = Type.Object(shown, { $id: 'Device' });
export type Device = Static<typeof Device>;

/** The same for administrators, with the token masked. */
export const AdminDevice = Type.Object(
  {
    ...shown,
    installation_id: Type.String({ description: 'Masked: it allows to change the device' }),
    value: Type.String({ description: 'Masked' }),
    rev: Type.Integer({ description: 'What if-match names' }),
    updated_at: Timestamp,
  },
  { $id: 'AdminDevice' },
);
export type AdminDevice = Static<typeof AdminDevice>;
