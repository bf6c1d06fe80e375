import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable, Text } from './common.ts';

const closed = { additionalProperties: false };

export const installationIdPattern = '^[A-Za-z0-9._:-]{8,128}$';

/** A name that the app made once for this installation: whoever knows it may change or remove the device. */
export const InstallationId = Type.String({
  pattern: installationIdPattern,
  description: '8 to 128 letters, digits and . _ : -, made once by the app, best a random UUID',
});

/** `token`: an FCM registration token. `fid`: a Firebase Installation ID. Asking for the one may end the other. */
const Kind = Type.Enum(['token', 'fid']);
const DevicePlatform = Type.Enum(['android', 'ios', 'web']);
const AppVersion = Type.String({ pattern: '^[\\x21-\\x7e]{1,40}$' });

/** What a phone says of itself at each start. Fields that are not sent stay as they are known. */
export const DeviceInput = Type.Object(
  {
    installation_id: InstallationId,
    kind: Type.Optional(Kind),
    value: Type.String({ pattern: '^[\\x21-\\x7e]{8,4096}$', description: 'The token or installation ID itself' }),
    platform: Type.Optional(DevicePlatform),
    lang: Type.Optional(Lang),
    app_version: Type.Optional(Nullable(AppVersion)),
    place: Type.Optional(Nullable(Text(80, { min: 1, description: 'Name of the district or town to get news of' }))),
    categories: Type.Optional(
      Type.Array(Text(80, { min: 1 }), { maxItems: 100, description: 'Slugs of the categories to hear of' }),
    ),
  },
  closed,
);
export type DeviceInput = Static<typeof DeviceInput>;

const shown = {
  id: Id,
  installation_id: Type.String(),
  kind: Kind,
  platform: DevicePlatform,
  lang: Lang,
  app_version: Nullable(Type.String()),
  place: Nullable(Type.String()),
  categories: Type.Array(Type.String()),
  last_seen_at: Type.String(),
  created_at: Type.String(),
};

/** A device as it is told to itself. The token is never given back. */
export const Device = Type.Object(shown);
export type Device = Static<typeof Device>;

/** The same for the desk, with the token masked. */
export const DeskDevice = Type.Object({
  ...shown,
  value: Type.String({ description: 'Masked' }),
  rev: Type.Integer({ description: 'What if-match names' }),
  updated_at: Type.String(),
});
