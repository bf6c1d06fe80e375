import type { App } from '../../core/app.ts';
import { hash53 } from '../../core/cache/hash.ts';
import type { Lang } from '../../core/model/common.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { themeColor } from '../address.ts';

/** Counts changes of how icons are drawn: they then get other addresses. */
const recipe = 1;

/**
 * `icon`: as it is, on nothing where it is about square. `maskable`: on a ground to the edges, its content within the circle
 * that every system leaves. `touch`: on a ground to the edges, as iOS wants it.
 */
export const iconSizes = { icon: [32, 192, 512], maskable: [192, 512], touch: [180] } as const;
export type IconShape = keyof typeof iconSizes;

/** Everything that decides how an icon looks. */
export interface IconSpec {
  /** Address of the logo; null: the first letter of the name. */
  logo: string | null;
  letter: string;
  lang: Lang;
  /** `#rrggbb`, behind the letter. */
  color: string;
}

/** The icon of the publication. */
export function iconSpec(app: App): IconSpec {
  const { app_name, logo_url, default_lang } = cachedSettings(app).basic;
  const [first] = new Intl.Segmenter(default_lang).segment(app_name.trim());
  return { logo: logo_url, letter: first?.segment ?? '', lang: default_lang, color: themeColor(app) };
}

export const iconHash = ({ logo, letter, lang, color }: IconSpec): string =>
  hash53([recipe, logo ?? letter, logo ?? lang, color].join('\0'))
    .toString(16)
    .padStart(16, '0');

/** The address of an icon from the root of the site: another logo has another one. */
export const iconPath = (spec: IconSpec, shape: IconShape, size: number): string =>
  `/icons/${shape}-${size}-${iconHash(spec)}.png`;

const pattern = /^([a-z]{1,10})-(\d{1,4})(?:-([0-9a-f]{16}))?\.png$/;

/** Reads what follows `/icons/`; null for what is no address of an icon. */
export function parseIconPath(path: string): { shape: IconShape; size: number; hash: string | null } | null {
  const [, shape = '', digits, hash = null] = pattern.exec(path) ?? [];
  const size = Number(digits);
  const sizes: readonly number[] | undefined = Object.hasOwn(iconSizes, shape)
    ? iconSizes[shape as IconShape]
    : undefined;
  return sizes?.includes(size) ? { shape: shape as IconShape, size, hash } : null;
}
