import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { type Answer, read, yearSeconds } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { perProgram } from '../../core/state.ts';
import { type AllSettings, cachedSettings, currentSettings, settingsTopic } from '../../settings/settings.ts';
import { type ShownParts, shownParts } from './parts.ts';
import { readerScript } from './script/script.ts';

/** What there is of the reader's own, without what the set-up cannot do. */
export const partsOf = (app: App, settings: AllSettings): ShownParts => {
  const parts = shownParts(settings.app.features);
  return { ...parts, alerts: parts.alerts && app.config.vapidPublicKey !== '' };
};

interface Made {
  text: string;
  path: string;
}

/** Scripts of the languages, made once for what is turned on. */
const scripts = perProgram(() => new Map<string, Made>());

function scriptOf(app: App, lang: Lang, parts: ShownParts): Made {
  const made = scripts(app);
  const id = `${lang} ${JSON.stringify(parts)}`;
  const before = made.get(id);
  if (before) return before;
  const text = readerScript(lang, parts);
  const one = { text, path: `/site/reader-${lang}-${hash('sha256', text, 'hex').slice(0, 12)}.js` };
  made.set(id, one);
  return one;
}

/** The address of the script of a language, which changes with its content. */
export const readerScriptPath = (app: App, lang: Lang, parts: ShownParts): string => scriptOf(app, lang, parts).path;

/** For a page that a cache still has, whose address is of other settings: what there is now, for this long. */
const otherMs = 60_000;

const isLang = (text: string | undefined): text is Lang => languages.some((one) => one === text);

export const readerAsset = read({
  name: 'site.reader',
  summary: 'Script of the pages of a language for readers who come back',
  media: 'text/javascript; charset=utf-8',
  query: Type.Object({
    lang: Type.Optional(Type.String()),
    hash: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  reply: Type.String(),
  normalise(app, { lang, hash: of }) {
    if (!isLang(lang)) throw notFound('file');
    const { path } = scriptOf(app, lang, partsOf(app, cachedSettings(app)));
    return path === `/site/reader-${lang}-${of}.js` ? { lang, hash: of } : { lang };
  },
  topics: () => [settingsTopic],
  maxAge: yearSeconds,
  brotliAtOnce: true,
  async run(app, { lang, hash: of }): Promise<Answer> {
    const { text } = scriptOf(app, lang as Lang, partsOf(app, await currentSettings(app)));
    return { data: text, ...(of === undefined ? { validUntil: app.now() + otherMs } : {}) };
  },
});
