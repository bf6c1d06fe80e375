import admob from 'form:AdMobSettingsInput';
import app from 'form:AppSettingsInput';
import basic from 'form:BasicSettingsInput';
import newsroom from 'form:NewsroomSettingsInput';
import security from 'form:SecuritySettingsInput';
import type { Key } from '../i18n/use-text.ts';
import { type FormField, pick } from '../record/types.ts';
import type { Right } from '../session/rights.ts';

/** A part of a section with a heading. */
interface Card {
  title: Key;
  fields: readonly FormField[];
}

export interface SectionLayout {
  id: 'basic' | 'app' | 'admob' | 'security' | 'newsroom';
  right: Right;
  write: Right;
  cards: readonly Card[];
}

/** The fields that no other card shows: one that is new is not forgotten. */
function rest(fields: readonly FormField[], cards: readonly Card[]): Card[] {
  const grouped = new Set(cards.flatMap((card) => card.fields));
  const others = fields.filter((one) => !grouped.has(one));
  return others.length > 0 ? [{ title: 'settings.more', fields: others }] : [];
}

const card = (title: Key, fields: readonly FormField[], names: string): Card => ({
  title,
  fields: pick(fields, names.split(' ')),
});

const basicCards = [
  card(
    'settings.identity',
    basic,
    'app_name tagline logo_url share_text languages default_lang default_city desk_time_zone',
  ),
  card('settings.in_languages', basic, 'texts'),
  card(
    'settings.contacts',
    basic,
    'support_email support_phone website_url privacy_policy_url terms_url publisher grievance_officer',
  ),
  card('settings.pages', basic, 'about_html privacy_html complaints_html'),
  card('settings.links', basic, 'app_links social'),
];
const appCards = [
  card('settings.looks', app, 'theme font_scale'),
  card('settings.features', app, 'features ticker_enabled refresh_seconds news_per_page'),
  card('settings.maintenance', app, 'maintenance texts'),
  card('settings.push', app, 'push'),
];
const admobCards = [
  card('settings.ads', admob, 'ads_enabled test_mode publisher_id app_id'),
  card(
    'settings.units',
    admob,
    'banner_unit_id interstitial_unit_id native_unit_id rewarded_unit_id rewarded_interstitial_unit_id app_open_unit_id',
  ),
];

const open = { right: 'settings.read', write: 'settings.write' } as const;
const guarded = { right: 'security.read', write: 'security.write' } as const;

/** The sections with their cards, in the order in which they are shown. */
export const sections: readonly SectionLayout[] = [
  { id: 'basic', ...open, cards: [...basicCards, ...rest(basic, basicCards)] },
  { id: 'app', ...open, cards: [...appCards, ...rest(app, appCards)] },
  { id: 'admob', ...open, cards: [...admobCards, ...rest(admob, admobCards)] },
  { id: 'security', ...guarded, cards: [{ title: 'settings.security', fields: security }] },
  { id: 'newsroom', ...guarded, cards: [{ title: 'settings.newsroom', fields: newsroom }] },
];
