import { join } from 'node:path';
import type { App } from '../../core/app.ts';
import { folderMark, readTexts } from '../../core/files/text-folder.ts';
import { perProgram } from '../../core/state.ts';
import { Theme, type ThemeError } from './theme.ts';

/** Files of a theme; others in the folder are left alone. */
const fileNames = /^([a-z][a-z0-9_-]{0,60}\.liquid|style\.css)$/;
/** Of one file. */
const mostBytes = 200_000;
/** How often the folder is looked at. */
const everyMs = 2_000;

const folderOf = ({ dataDir }: Pick<App['config'], 'dataDir'>): string => join(dataDir, 'theme');

interface ThemeState {
  theme: Theme;
  /** Of the folder when the theme was read. */
  mark: string;
  timer?: NodeJS.Timeout;
  reading?: Promise<void> | undefined;
  /** Why the folder could not be read, as last logged. */
  failure?: string | undefined;
}

const stateOf = perProgram(
  (): ThemeState => ({ theme: new Theme(new Map(), () => {}), mark: '' }),
  async (state) => {
    clearInterval(state.timer);
    await state.reading;
  },
);

/** The theme as last read. */
export const themeOf = (app: App): Theme => stateOf(app).theme;

/** What a page's cache key says of the theme: nothing where there is none. */
export const themeKey = (app: App): { theme?: string } => {
  const { hash } = themeOf(app);
  return hash === '' ? {} : { theme: hash };
};

/**
 * Until when (ms) a page may be cached, besides its own end: one that was made with another theme than its cache key says
 * not at all.
 */
export const themedUntil = (app: App, theme: Theme, key: string | undefined): number =>
  theme.hash === (key ?? '') ? theme.validUntil : app.now();

/** Reads the theme of a folder. Files that cannot be used are reported. */
async function readTheme(folder: string, report: (error: ThemeError) => void, now?: () => number): Promise<Theme> {
  const { texts, refused } = await readTexts(folder, fileNames, mostBytes);
  for (const { name, reason } of refused) report({ file: name, reason });
  return new Theme(texts, report, now);
}

/** Errors in the theme of a data folder that show without a page. */
export async function themeErrors(config: Pick<App['config'], 'dataDir'>): Promise<ThemeError[]> {
  const errors: ThemeError[] = [];
  const report = (error: ThemeError): void => void errors.push(error);
  await readTheme(folderOf(config), report).catch(({ message }: Error) => report({ file: 'theme', reason: message }));
  return errors;
}

/** Takes over the files of `DATA_DIR/theme` if they have changed. Pages made with others are not served any more. */
export async function refreshTheme(app: App): Promise<void> {
  const state = stateOf(app);
  state.reading ??= read(app, state).finally(() => {
    state.reading = undefined;
  });
  return state.reading;
}

async function read(app: App, state: ThemeState): Promise<void> {
  const folder = folderOf(app.config);
  try {
    const mark = await folderMark(folder, fileNames);
    state.failure = undefined;
    if (mark === state.mark) return;
    const report = (error: ThemeError): void =>
      app.log.warn({ ...error }, 'a file of the theme has an error: the built-in one is used');
    const theme = await readTheme(folder, report, app.now);
    // Written while it was read: the next look takes it.
    if ((await folderMark(folder, fileNames)) !== mark) return;
    state.mark = mark;
    if (theme.hash === state.theme.hash) return;
    state.theme = theme;
    app.versions.changedHere();
    app.log.info({ templates: theme.templates, hasStyle: theme.css !== '' }, 'the theme was read');
  } catch (error) {
    const { message } = error as Error;
    if (message !== state.failure) app.log.warn({ err: error, folder }, 'the theme cannot be read');
    state.failure = message;
  }
}

/** Looks at the folder from now on. */
export function watchTheme(app: App): void {
  stateOf(app).timer = setInterval(() => void refreshTheme(app), everyMs).unref();
}
