import { type TObject, type TSchema, Type } from 'typebox';
import { etag, pathNumber } from '../core/api/resource-routes.ts';
import { type ActRoute, type Call, get, type Route } from '../core/api/route.ts';
import { PageQuery } from '../core/model/common.ts';
import { changesDear, type DearPaths, dearAdMob, dearApp, dearBasic } from './dear.ts';
import { SettingsRevision, SettingsRevisionWhole } from './model/revision.ts';
import {
  AdMobSettingsInput,
  AdminAdMobSettings,
  AdminAppSettings,
  AdminBasicSettings,
  AppSettingsInput,
  BasicSettingsInput,
  Platform,
} from './model/settings.ts';
import { admob, appSettings, basic, contacts } from './reads.ts';
import { getSettingsRevision, listSettingsRevisions } from './revisions.ts';
import { admobSection, edit, getSection, restore, type SettingsSection } from './settings.ts';

interface SectionRoutes {
  name: string;
  noun: TSchema;
  input: TObject;
  sectionOf(call: Call): SettingsSection;
  query?: TObject;
  /** Values whose change needs the password (`dear.ts`). */
  dear?: DearPaths;
  /** The rights to read and to edit it; those of `settings` unless given. */
  rights?: { read: ActRoute['access']; write: ActRoute['access'] };
}

const general = { read: 'settings.read', write: 'settings.write' } as const;

/** The addresses of one section. PUT and PATCH change only the fields that are sent. */
export function sectionRoutes({
  name,
  noun,
  input,
  sectionOf,
  query,
  dear,
  rights = general,
}: SectionRoutes): ActRoute[] {
  const path = `/api/admin/settings/${name}`;
  const common = { tag: 'Admin: settings', path, reply: noun, ...(query ? { query } : {}) };
  const change = {
    ...common,
    access: rights.write,
    body: input,
    needsRev: true,
    summary: `Change ${name} settings: only the fields that are sent`,
    ...(dear
      ? { proof: async (app, call) => changesDear(dear, call.body, (await getSection(app, sectionOf(call))).data) }
      : {}),
    async run(app, call) {
      const { data, rev } = await edit(app, sectionOf(call), call.body, call.rev, call.actor);
      return { data, message: 'Saved.', headers: etag(rev) };
    },
  } satisfies Omit<ActRoute, 'method'>;
  const history = { ...common, method: 'GET', access: rights.read } as const;
  return [
    {
      ...common,
      method: 'GET',
      access: rights.read,
      summary: `The ${name} settings for editing`,
      async run(app, call) {
        const { data, rev } = await getSection(app, sectionOf(call));
        return { data, headers: etag(rev) };
      },
    },
    { ...change, method: 'PATCH' },
    { ...change, method: 'PUT' },
    {
      ...history,
      path: `${path}/revisions`,
      query: Type.Object({ ...PageQuery.properties, ...query?.properties }),
      reply: Type.Array(SettingsRevision),
      summary: `The revisions of the ${name} settings, newest first`,
      run: (app, call) => listSettingsRevisions(app, sectionOf(call), call.query),
    },
    {
      ...history,
      path: `${path}/revisions/:rev`,
      reply: SettingsRevisionWhole,
      summary: `One revision of the ${name} settings, and what it changed`,
      run: async (app, call) => ({ data: await getSettingsRevision(app, sectionOf(call), pathNumber(call, 'rev')) }),
    },
    {
      ...common,
      method: 'POST',
      path: `${path}/revisions/:rev/restore`,
      access: rights.write,
      body: Type.Object({}, { additionalProperties: false }),
      needsRev: true,
      ...(dear
        ? {
            async proof(app, call) {
              const section = sectionOf(call);
              const { values } = await getSettingsRevision(app, section, pathNumber(call, 'rev'));
              return changesDear(dear, values, (await getSection(app, section)).data);
            },
          }
        : {}),
      summary: `Restore the ${name} settings of a revision as a new edit`,
      async run(app, call) {
        const { data, rev } = await restore(app, sectionOf(call), pathNumber(call, 'rev'), call.rev, call.actor);
        return { data, message: 'Restored.', headers: etag(rev) };
      },
    },
  ];
}

const byPlatform = Type.Object({ platform: Type.Optional(Platform) });

export const settingsRoutes: Route[] = [
  get('/api/v1/settings', 'Settings', basic),
  get('/api/v1/settings/app', 'Settings', appSettings),
  get('/api/v1/settings/admob', 'Settings', admob),
  get('/api/v1/settings/contacts', 'Settings', contacts),
];

export const settingsAdminRoutes: ActRoute[] = [
  ...sectionRoutes({
    name: 'basic',
    noun: AdminBasicSettings,
    input: BasicSettingsInput,
    sectionOf: () => 'basic',
    dear: dearBasic,
  }),
  ...sectionRoutes({
    name: 'app',
    noun: AdminAppSettings,
    input: AppSettingsInput,
    sectionOf: () => 'app',
    dear: dearApp,
  }),
  ...sectionRoutes({
    name: 'admob',
    noun: AdminAdMobSettings,
    input: AdMobSettingsInput,
    sectionOf: ({ query }) => admobSection(query.platform as Platform | undefined),
    query: byPlatform,
    dear: dearAdMob,
  }),
];
