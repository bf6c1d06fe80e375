import type { GivenMapping } from '../mapping.ts';
import { idOf } from './categories.ts';
import { columnNamed, isAddress, isNumeric, isToken, languagesOf, rolesOf, words } from './columns.ts';
import type { TableSurvey } from './survey.ts';

type UsersDraft = NonNullable<GivenMapping['users']>;
type FeedsDraft = NonNullable<GivenMapping['feeds']>;
type DevicesDraft = NonNullable<GivenMapping['devices']>;

const isStaff = /(^|_)(admins?|administrators?|staff|editors?|reporters?|(cms|admin|panel)_?users?)$/i;
const isUsers = /(^|_)users?$/i;
/** Accounts of readers are none here. */
const ofReaders = words(
  '(google|facebook|fb|social|auth)_?id',
  'login_type',
  'device_?(id|token)?',
  'fcm_?(id|token)?',
  'otp',
  'provider(_id)?',
);
const mostStaff = 200;

const active = words('status', 'is_active', 'active', 'enabled?');
const flagged = /^(0|1|y|n|yes|no|true|false|on|off)$/i;

/** The table of the people of the newsroom. */
export function usersFrom(all: readonly TableSurvey[], notes: string[]): UsersDraft | null {
  const found = all
    .filter((table) => {
      const role = columnNamed(table, words('role(_id)?', 'user_?(role|type)'));
      const isOfReaders = columnNamed(table, ofReaders) !== undefined && !role;
      return isStaff.test(table.name) || (isUsers.test(table.name) && !isOfReaders && table.rows <= mostStaff);
    })
    .filter((table) => columnNamed(table, words('pass(word|wd)?', 'user_pass', 'pwd', 'hash')))
    .toSorted((a, b) => Number(isStaff.test(b.name)) - Number(isStaff.test(a.name)));
  const [table] = found;
  const id = table && idOf(table);
  if (!table || !id) return null;
  const username = columnNamed(table, words('(user|admin|login)_?name', 'login', 'user_login', 'uname', 'user'));
  const email = columnNamed(table, words('(user|admin)?_?e?mail(_id|_address)?'));
  const name = columnNamed(
    table,
    words('full_?name', 'display_name', 'name', '(first|admin)_name'),
    (column) => column !== username,
  );
  const role = columnNamed(table, words('(user|admin)?_?role(_id)?', '(user|admin)_type', 'type', 'level'));
  if (!username && !email) return null;
  const meant = role ? rolesOf(role) : null;
  if (role && meant?.unknown.length)
    notes.push(
      `users: say in "map" which role ${meant.unknown.join(', ')} of ${table.name}.${role.name} is; until then such people are editors`,
    );
  const is_active = activeOf(table);
  return {
    table: table.name,
    id,
    fields: {
      ...(username ? { username: username.name } : {}),
      ...(email ? { email: email.name } : {}),
      ...(name ? { name: name.name } : {}),
      role:
        role && meant
          ? {
              column: role.name,
              map: { ...meant.map, ...Object.fromEntries(meant.unknown.map((one) => [one, 'editor'])) },
              default: 'editor',
            }
          : { value: 'editor' },
      ...(is_active ? { is_active: is_active.name } : {}),
    },
  };
}

/** The column that says whether a row is in use. */
const activeOf = (table: TableSurvey) =>
  columnNamed(
    table,
    active,
    ({ distinct }) => distinct !== null && [...distinct.keys()].every((one) => flagged.test(one)),
  );

/** The table of the feeds that the old program followed. */
export function feedsFrom(all: readonly TableSurvey[]): FeedsDraft | null {
  for (const table of all) {
    if (!/rss|feeds?(_|$)|sources?$/i.test(table.name) || /feedback/i.test(table.name)) continue;
    const url = columnNamed(
      table,
      words('(rss|feed)_?(url|link)', 'url', 'link', 'rss', 'feed', 'source_url'),
      isAddress,
    );
    const id = idOf(table);
    if (!url || !id) continue;
    const title = columnNamed(
      table,
      words('(source|feed|rss|site)_?(name|title)', 'title', 'name', 'source'),
      (column) => column !== url && !isNumeric(column),
    );
    const lang = columnNamed(table, words('lang(uage)?(_(id|code))?', 'locale'));
    const meant = lang && title ? languagesOf(lang, table, title.name) : null;
    const category = columnNamed(table, words('cat(egory)?_?id', 'cid', 'cat(egory)?'));
    const is_active = activeOf(table);
    return {
      table: table.name,
      id,
      fields: {
        feed_url: url.name,
        ...(title ? { title: title.name } : {}),
        ...(lang
          ? { lang: meant && Object.keys(meant.map).length ? { column: lang.name, map: meant.map } : lang.name }
          : {}),
        ...(category ? { category: category.name } : {}),
        ...(is_active ? { is_active: is_active.name } : {}),
      },
    };
  }
  return null;
}

const isTokens = /fcm|gcm|token|device|push|installation|player/i;
const isSecret = /password|reset|personal_access|oauth|session|remember|api_|csrf|verif/i;
const token = words(
  '(fcm|gcm|device|push|registration|firebase)_?(token|reg_?id)',
  'token',
  '(reg|registration|fcm|gcm)_?id',
  'token_?id',
);

/** The table of the push tokens: one of its own, or the accounts of readers. */
export function devicesFrom(all: readonly TableSurvey[]): DevicesDraft | null {
  const found = all
    .filter(({ name }) => !isSecret.test(name))
    .flatMap((table) => {
      const column = columnNamed(table, token, isToken);
      return column ? [{ table, column }] : [];
    })
    .toSorted((a, b) => Number(isTokens.test(b.table.name)) - Number(isTokens.test(a.table.name)));
  const [first] = found;
  if (!first) return null;
  const { table, column } = first;
  const platform = columnNamed(table, words('platform', '(device_?)?(os|type)', 'device_type'));
  const lang = columnNamed(table, words('lang(uage)?(_code)?', 'locale'));
  const version = columnNamed(table, words('app_?version', 'version(_name)?'));
  return {
    table: table.name,
    fields: {
      value: column.name,
      ...(platform ? { platform: platform.name } : {}),
      ...(lang ? { lang: lang.name } : {}),
      ...(version ? { app_version: version.name } : {}),
    },
  };
}
