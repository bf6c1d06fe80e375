import { categoriesOfStories } from '../categories/categories.ts';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { libraryPictures } from '../media/pictures.ts';
import { filesOfTexts } from '../media/serving/texts.ts';
import { cachedPlaces } from '../places/tree.ts';
import { cachedSettings } from '../settings/settings.ts';
import type { StoredNews } from './tables.ts';
import { storyMediaIds, storyPlaceIds, type ViewContext } from './view.ts';

/**
 * What these rows only point at, from memory where nothing of it has changed.
 * @param db the side that pictures are read from
 */
export async function loadContext(app: App, rows: readonly StoredNews[], db: Db = app.db.read): Promise<ViewContext> {
  const [all, places, pictures, files] = await Promise.all([
    categoriesOfStories(app),
    cachedPlaces(app, rows.flatMap(storyPlaceIds)),
    libraryPictures(app, db, rows.flatMap(storyMediaIds)),
    filesOfTexts(
      app,
      db,
      rows.map(({ content }) => content),
    ),
  ]);
  return { categories: all, places, pictures, files, default_lang: cachedSettings(app).basic.default_lang };
}
