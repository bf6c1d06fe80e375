import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { type Answer, read, yearSeconds } from '../core/api/read.ts';
import { type AllSettings, cachedSettings, currentSettings, settingsTopic } from '../settings/settings.ts';
import { pageScript } from './story/script.ts';
import { styleText } from './style.ts';
import { themeKey, themeOf } from './theme/current.ts';
import type { Theme } from './theme/theme.ts';

const hashOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 12);
const scriptHash = hashOf(pageScript);

/** The built-in style sheet, and that of the theme, whose rules come last. */
const wholeStyle = (settings: AllSettings, { css }: Theme): string => styleText(settings) + css;

/** Addresses of the style sheet and the script with these settings. */
export const assetPaths = (settings: AllSettings, theme: Theme): { style: string; script: string } => ({
  style: `/site/style-${hashOf(wholeStyle(settings, theme))}.css`,
  script: `/site/story-${scriptHash}.js`,
});

/** For a page that a cache still has, whose address is of other settings: what there is now, for this long. */
const otherMs = 60_000;

interface Asset {
  name: string;
  summary: string;
  media: string;
  topics: string[];
  textOf(settings: AllSettings, theme: Theme): string;
}

/** A file whose address has the hash of its content: under its own address it is immutable. */
const asset = ({ name, summary, media, topics, textOf }: Asset) =>
  read({
    name,
    summary,
    media,
    query: Type.Object({
      hash: Type.Optional(Type.String({ maxLength: 100 })),
      theme: Type.Optional(Type.String()),
    }),
    reply: Type.String(),
    normalise: (app, { hash: of }) =>
      of === hashOf(textOf(cachedSettings(app), themeOf(app))) ? { hash: of } : themeKey(app),
    topics: () => topics,
    maxAge: yearSeconds,
    brotliAtOnce: true,
    async run(app, { hash: of }): Promise<Answer> {
      const data = textOf(await currentSettings(app), themeOf(app));
      return { data, ...(of === hashOf(data) ? {} : { validUntil: app.now() + otherMs }) };
    },
  });

export const siteStyle = asset({
  name: 'site.style',
  summary: 'Style sheet of the pages, with the colours of the settings',
  media: 'text/css; charset=utf-8',
  topics: [settingsTopic],
  textOf: wholeStyle,
});

export const siteScript = asset({
  name: 'site.script',
  summary: 'Script of the pages that have a poll, a live blog or a player',
  media: 'text/javascript; charset=utf-8',
  topics: [],
  textOf: () => pageScript,
});
