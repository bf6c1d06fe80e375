import type { App } from '../core/app.ts';
import { hash53 } from '../core/cache/hash.ts';
import type { Lang } from '../core/model/common.ts';
import { perProgram } from '../core/state.ts';
import { basicIn } from '../settings/reads.ts';
import { type AllSettings, cachedSettings } from '../settings/settings.ts';
import { type CardSize, type CardSpec, cardSides } from './card.ts';

/** Counts changes of how cards are drawn: they then get other addresses. */
const recipe = 1;

/** Stands between the parts of a card, and for one that it does not have: no text has either. */
const [between, absent] = ['\0', '\x01'];

/** Names what a card shows: other content has another hash. Each story of a list has one, so it is made without JSON. */
export function cardHash(spec: CardSpec): string {
  const { layout, lang, brand, logo, color, label, title, text, rows, picture, ...others } = spec;
  others satisfies Record<string, never>; // what a card also shows belongs into its hash
  const parts = [recipe, layout, lang, brand, logo ?? absent, color, label ?? absent, title, text ?? absent];
  const { url = absent, focal = null } = picture ?? {};
  const shown = [...parts, url, focal?.x ?? absent, focal?.y ?? absent, ...rows.flat()].join(between);
  return hash53(shown).toString(16).padStart(16, '0');
}

type Brand = Pick<CardSpec, 'lang' | 'brand' | 'logo'>;

/** Of the settings as they are: every story of a list has the address of a card. */
const brands = perProgram(() => ({ settings: undefined as AllSettings | undefined, byLang: new Map<Lang, Brand>() }));

/** What all cards of a language share. */
export function brandOf(app: App, lang: Lang): Brand {
  const settings = cachedSettings(app);
  const own = brands(app);
  if (own.settings !== settings) Object.assign(own, { settings, byLang: new Map() });
  const found = own.byLang.get(lang);
  if (found) return found;
  const { app_name, logo_url } = basicIn(settings, lang);
  const brand = { lang, brand: app_name, logo: logo_url };
  own.byLang.set(lang, brand);
  return brand;
}

/** Colour of the publication, where nothing else has one. */
export const themeColor = (app: App): string => cachedSettings(app).app.theme.primary_color ?? '#b3261e';

const suffixes: Readonly<Record<CardSize, string>> = { og: '', status: '-status' };

/** The address of a card. @param kind and @param name as its source knows them */
export const cardUrl = (app: App, kind: string, name: string, spec: CardSpec, size: CardSize = 'og'): string =>
  app.config.publicUrl + cardPath(kind, name, cardHash(spec), size);

export const cardPath = (kind: string, name: string, hashed: string, size: CardSize): string =>
  `/cards/${kind}/${name}-${hashed}${suffixes[size]}.jpg`;

/** A card as pages name it. */
export interface PageCard {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export const pageCard = (app: App, kind: string, name: string, spec: CardSpec): PageCard => ({
  url: cardUrl(app, kind, name, spec),
  ...cardSides.og,
  alt: spec.title,
});

interface CardName {
  kind: string;
  name: string;
  /** null: whatever it shows now. */
  hash: string | null;
  size: CardSize;
}

const pattern = /^([a-z]{1,20})\/([0-9a-z][0-9a-z_-]{0,99}?)(?:-([0-9a-f]{16}))?(-status)?\.jpg$/;

/** Reads what follows `/cards/`; null for what is no address of a card. */
export function parseCardPath(path: string): CardName | null {
  const [, kind, name, hashed = null, status] = pattern.exec(path) ?? [];
  if (kind === undefined || name === undefined) return null;
  return { kind, name, hash: hashed, size: status ? 'status' : 'og' };
}
