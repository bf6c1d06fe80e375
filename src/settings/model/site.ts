import { Type } from 'typebox';
import { Nullable, Url } from '../../core/model/common.ts';

const closed = { additionalProperties: false };

const Fingerprint = Type.String({
  pattern: '^[0-9A-F]{2}(:[0-9A-F]{2}){31}$',
  description: 'SHA-256, as keytool prints it',
});
/** The publisher's apps, as files and pages of the site name them. */
export const AppLinks = Type.Object(
  {
    android_package: Nullable(Type.String({ pattern: '^[A-Za-z]\\w*(\\.[A-Za-z]\\w*)+$', maxLength: 150 })),
    android_sha256: Type.Array(Fingerprint, {
      maxItems: 10,
      uniqueItems: true,
      description: 'Certificates that sign the app; Play Console names that of Google',
    }),
    ios_team_id: Nullable(Type.String({ pattern: '^[A-Z0-9]{10}$' })),
    ios_bundle_id: Nullable(Type.String({ pattern: '^[A-Za-z0-9.-]{3,155}$' })),
    ios_app_id: Nullable(Type.String({ pattern: '^[0-9]{6,12}$', description: 'Number of the app in the App Store' })),
  },
  { ...closed, description: 'The apps that open links to this site' },
);

/** How search engines are told of stories. */
export const IndexNow = Type.Object(
  {
    key: Nullable(Type.String({ pattern: '^[A-Za-z0-9-]{8,128}$', description: 'null: off. Any text; it is public' })),
    endpoint: Url,
  },
  { ...closed, description: 'Search engines are told of published stories by the IndexNow protocol' },
);
