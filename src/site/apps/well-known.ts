import { type TSchema, Type } from 'typebox';
import { type Answer, read } from '../../core/api/read.ts';
import { notFound } from '../../core/error.ts';
import { currentSettings, settingsTopic } from '../../settings/settings.ts';

type AppLinks = Awaited<ReturnType<typeof currentSettings>>['basic']['app_links'];

/** Addresses of pages, which the app opens too; those of the API and of files are not among them. */
const pagePaths = ['/n/*', '/??', '/??/*'];

/** Android: the app with this name and one of these certificates opens links to this site (Digital Asset Links). */
const assetLinks = ({ android_package, android_sha256 }: AppLinks): object | null =>
  android_package === null || android_sha256.length === 0
    ? null
    : [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: android_package,
            sha256_cert_fingerprints: android_sha256,
          },
        },
      ];

/** iOS: the same (Supporting associated domains, developer.apple.com). */
function siteAssociation({ ios_team_id, ios_bundle_id }: AppLinks): object | null {
  if (ios_team_id === null || ios_bundle_id === null) return null;
  const appIDs = [`${ios_team_id}.${ios_bundle_id}`];
  return {
    applinks: { details: [{ appIDs, components: pagePaths.map((path) => ({ '/': path })) }] },
    webcredentials: { apps: appIDs },
  };
}

/** A file that names the publisher's app; 404 while the settings do not. */
const associationFile = (name: string, summary: string, fileOf: (links: AppLinks) => object | null) =>
  read({
    name,
    summary,
    media: 'application/json',
    query: Type.Object({}),
    reply: Type.String() as TSchema,
    normalise: () => ({}),
    topics: () => [settingsTopic],
    maxAge: 3600,
    async run(app): Promise<Answer> {
      const file = fileOf((await currentSettings(app)).basic.app_links);
      if (file === null) throw notFound('file');
      return { data: JSON.stringify(file) };
    },
  });

export const androidLinks = associationFile(
  'site.assetlinks',
  'Which Android app opens links to this site',
  assetLinks,
);
export const iosLinks = associationFile('site.association', 'Which iOS app opens links to this site', siteAssociation);
