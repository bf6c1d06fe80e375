import { langIn } from '../categories.ts';
import type { GivenMapping } from '../mapping.ts';
import { columnNamed, isNumeric, words } from './columns.ts';
import type { TableSurvey } from './survey.ts';

type SettingsDraft = NonNullable<GivenMapping['settings']>;

const address = /^https?:\/\/[^\s]+$/i;
const unit = /^ca-app-pub-\d{16}\/\d{8,12}$/;
const digits = /^[1-9]\d{0,3}$/;
const anything = /\S/;
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Old names, with what the value of each has to look like, by the setting that they are. */
const known: readonly [setting: string, old: RegExp, value: RegExp][] = [
  ['basic.app_name', /^(app|site|application)_?(name|title)$|^blogname$/, /^.{1,60}$/s],
  ['basic.tagline', /^(app|site)_?tag_?line$|^blogdescription$|^tagline$/, /^.{1,160}$/s],
  ['basic.support_email', /^(app|contact|support|site|admin)_?e?mail$|^email$/, mail],
  [
    'basic.support_phone',
    /^(app|contact|support)_?(contact|phone|no|number|mobile)$|^(phone|mobile)(_number)?$/,
    /^\+?[0-9][0-9 ()-]{2,24}$/,
  ],
  ['basic.website_url', /^(app_)?website(_url)?$|^site_?url$/, address],
  ['basic.privacy_policy_url', /privacy(_policy)?(_url|_link)?$/, address],
  ['basic.privacy_html', /^(app_)?privacy(_policy)?$/, /<\w/],
  ['basic.about_html', /^(app_)?(description|about(_us)?)$/, anything],
  ['basic.default_lang', /^(default|app)_?lang(uage)?$/, anything],
  ['basic.social.facebook', /facebook(_url|_link)?$/, address],
  ['basic.social.instagram', /instagram(_url|_link)?$/, address],
  ['basic.social.youtube', /youtube(_url|_link)?$/, address],
  ['basic.social.x', /twitter(_url|_link)?$/, address],
  ['basic.social.whatsapp', /whatsapp(_url|_link)?$/, address],
  ['basic.social.telegram', /telegram(_url|_link)?$/, address],
  ['basic.app_links.android_package', /^(app_)?package(_name)?$/, /^[a-z]\w*(\.\w+)+$/i],
  [
    'admob:android.ads_enabled',
    /^(ads?|admob)_?(status|enabled?)$|^show_ads$/,
    /^(0|1|y|n|yes|no|true|false|on|off)$/i,
  ],
  ['admob:android.publisher_id', /^(admob_)?publisher_?id$/, /^pub-\d{16}$/],
  ['admob:android.app_id', /^(admob|ad)_app_?id$/, /^ca-app-pub-\d{16}~\d+$/],
  ['admob:android.banner_unit_id', /banner.*id$/, unit],
  ['admob:android.interstitial_unit_id', /inter?sti?t.*id$/, unit],
  ['admob:android.native_unit_id', /native.*id$/, unit],
  ['admob:android.rewarded_unit_id', /reward.*id$/, unit],
  ['admob:android.app_open_unit_id', /open.*id$/, unit],
  ['admob:android.interstitial_interval', /inter?sti?t.*(interval|clicks?)$/, digits],
  ['admob:android.native_interval', /native.*(interval|position)$/, digits],
  [
    'release:android.version',
    /^(app_)?(new|latest)_version$|^android_version$|^app_version$/,
    /^[vV]?\d+(\.\d+){0,3}$/,
  ],
  ['release:android.version_code', /^(app_)?((new|latest)_)?version_code$/, /^\d{1,9}$/],
  ['release:android.min_version', /^(app_)?min(imum)?_version$/, /^[vV]?\d+(\.\d+){0,3}$/],
  ['release:android.store_url', /^(app_)?(redirect|update|play_?store)_?(url|link)$/, address],
  ['release:android.message', /^(app_)?update_(desc(ription)?|message|msg)$/, anything],
];

const keyNames = words('(setting|config|option|meta)?_?(key|name)');
const valueNames = words('(setting|config|option|meta)?_?(value|val)');

function fieldsOf(cells: ReadonlyMap<string, string>): SettingsDraft['fields'] {
  const fields: SettingsDraft['fields'] = {};
  for (const [setting, old, value] of known)
    for (const [name, text] of cells) {
      if (Object.hasOwn(fields, setting) || !old.test(name.toLowerCase()) || !value.test(text)) continue;
      if (setting === 'basic.default_lang' && !langIn(text)) continue;
      fields[setting] = name;
    }
  // An update check needs the number that the store compares.
  const code = fields['release:android.version_code'];
  const version = cells.get(String(fields['release:android.version'] ?? '')) ?? '';
  if (code === undefined && !/^\d+$/.test(version))
    for (const name of Object.keys(fields)) if (name.startsWith('release:')) delete fields[name];
  return fields;
}

/** A table with a setting in each row, or one row with a setting in each column. */
export function settingsFrom(all: readonly TableSurvey[]): SettingsDraft | null {
  const drafts = all.flatMap((table): { draft: SettingsDraft; size: number }[] => {
    if (!/settings?$|config(uration)?s?$|options?$|app_?(details?|info)$/i.test(table.name) || table.rows === 0)
      return [];
    const key = columnNamed(table, keyNames, (column) => !isNumeric(column));
    const value = columnNamed(table, valueNames);
    const isPairs = key && value && key !== value;
    const cells = isPairs
      ? new Map(table.samples.map((row) => [row[key.name] ?? '', row[value.name] ?? '']))
      : new Map(Object.entries(table.samples[0] ?? {}));
    const fields = fieldsOf(cells);
    const size = Object.keys(fields).length;
    return size
      ? [{ size, draft: { table: table.name, ...(isPairs ? { key: key.name, value: value.name } : {}), fields } }]
      : [];
  });
  return drafts.toSorted((a, b) => b.size - a.size)[0]?.draft ?? null;
}

/** The address of the old site, as its settings have it; else the server that most addresses of its texts name. */
export function siteOf(all: readonly TableSurvey[]): string | null {
  for (const table of all)
    for (const row of table.samples)
      for (const [column, text] of Object.entries(row)) {
        const name = /^(option|config|setting)?_?(value|val)$/i.test(column) ? Object.values(row).join(' ') : column;
        if (
          /(^|\s)(site_?url|home|base_?url|app_website|website(_url)?|web_url)(\s|$)/i.test(name) &&
          address.test(text)
        )
          return text.replace(/\/+$/, '');
      }
  return null;
}
