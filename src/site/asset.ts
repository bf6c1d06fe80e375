import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { cachedCategories } from '../categories/categories.ts';
import { type Answer, read, yearSeconds } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { perProgram } from '../core/state.ts';
import { type AllSettings, cachedSettings, currentSettings, settingsTopic } from '../settings/settings.ts';
import { readerRules } from './reader/style.ts';
import { everyPage } from './script/page.ts';
import { pageScript } from './story/script.ts';
import type { Colored } from './style/colors.ts';
import { styleText } from './style/style.ts';
import { themeKey, themeOf } from './theme/current.ts';
import type { Theme } from './theme/theme.ts';
import { viewScript } from './views/script.ts';

const hashOf = (text: string): string => hash('sha256', text, 'hex').slice(0, 12);
const wholeScript = everyPage + pageScript + viewScript;
const scriptHash = hashOf(wholeScript);

/** What files follow from. */
interface Sources {
  settings: AllSettings;
  theme: Theme;
  categories: readonly Colored[];
}

/** The built-in style sheet, and that of the theme, whose rules come last. */
const wholeStyle = ({ settings, theme, categories }: Sources): string =>
  styleText(settings, categories) + readerRules + theme.css;

/** Categories as last read: what an address is compared with before anything is. */
const lastRead = perProgram((): { categories: readonly Colored[] } => ({ categories: [] }));

async function coloredCategories(app: App): Promise<readonly Colored[]> {
  const categories = [...(await cachedCategories(app)).values()].map(({ row: { id, color } }) => ({ id, color }));
  lastRead(app).categories = categories;
  return categories;
}

/** Addresses of the style sheet and the script with these settings. */
export async function assetPaths(
  app: App,
  settings: AllSettings,
  theme: Theme,
): Promise<{ style: string; script: string }> {
  const text = wholeStyle({ settings, theme, categories: await coloredCategories(app) });
  return { style: `/site/style-${hashOf(text)}.css`, script: `/site/story-${scriptHash}.js` };
}

/** For a page that a cache still has, whose address is of other settings: what there is now, for this long. */
const otherMs = 60_000;

interface Asset {
  name: string;
  summary: string;
  media: string;
  topics: string[];
  textOf(sources: Sources): string;
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
      of === hashOf(textOf({ settings: cachedSettings(app), theme: themeOf(app), ...lastRead(app) }))
        ? { hash: of }
        : themeKey(app),
    topics: () => topics,
    maxAge: yearSeconds,
    brotliAtOnce: true,
    async run(app, { hash: of }): Promise<Answer> {
      const settings = await currentSettings(app);
      const data = textOf({ settings, theme: themeOf(app), categories: await coloredCategories(app) });
      return { data, ...(of === hashOf(data) ? {} : { validUntil: app.now() + otherMs }) };
    },
  });

export const siteStyle = asset({
  name: 'site.style',
  summary: 'Style sheet of the pages, with the colours of the settings and the categories',
  media: 'text/css; charset=utf-8',
  topics: [settingsTopic, 'categories'],
  textOf: wholeStyle,
});

export const siteScript = asset({
  name: 'site.script',
  summary: 'Script of the pages: times, sheets, polls, live blogs, players, views',
  media: 'text/javascript; charset=utf-8',
  topics: [],
  textOf: () => wholeScript,
});
