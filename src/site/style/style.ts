import type { AllSettings } from '../../settings/settings.ts';
import { articleRules } from './article.ts';
import { type Colored, categoryRules, colorRules, ownColors } from './colors.ts';
import { frameRules } from './frame.ts';
import { kindRules, printRules } from './kinds.ts';
import { listRules } from './lists.ts';
import { typeRules } from './type.ts';

const rules = typeRules + frameRules + listRules + articleRules + kindRules + printRules;

/** The style sheet with the colours of the settings and of the categories. */
export function styleText({ app: { theme } }: Pick<AllSettings, 'app'>, categories: readonly Colored[]): string {
  const own = ownColors(theme as Record<string, string | null>);
  const of = (scheme: 'light' | 'dark'): string =>
    `:root{${colorRules(own, scheme)}}${categoryRules(categories, own, scheme)}`;
  const { mode } = theme;
  // Paper is light, whatever the device prefers.
  const screen = mode === 'dark' ? '@media screen' : '@media screen and (prefers-color-scheme:dark)';
  const dark = mode === 'light' ? '' : `${screen}{${of('dark')}}`;
  const colors = `:root{color-scheme:${mode === 'dark' || mode === 'light' ? mode : 'light dark'}}${of('light')}${dark}`;
  return `${colors}\n${rules}`;
}
