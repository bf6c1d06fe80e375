import { answerOf } from '../../core/api/cached-read.ts';
import type { App } from '../../core/app.ts';
import { currentSettings } from '../../settings/settings.ts';
import { festivalsPage, thisYear } from './calendar.ts';

/**
 * Makes the pages of the festivals of this year and the next before anybody asks: the first of them takes the start of the
 * almanac's thread and a search of the sky for a whole year, which on a busy machine is longer than a request may wait.
 * Never fails.
 */
export async function prewarmFestivals(app: App): Promise<void> {
  try {
    const { languages } = (await currentSettings(app)).basic;
    for (const year of [thisYear(app), thisYear(app) + 1])
      for (const lang of languages) await answerOf(app, festivalsPage, festivalsPage.normalise(app, { lang, year }));
  } catch (err) {
    app.log.debug({ err }, 'the pages of festivals could not be made ahead');
  }
}
