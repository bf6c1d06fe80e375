import { Type } from 'typebox';
import { read } from '../core/api/read.ts';
import { PushInfo, pushInfo } from '../notifications/client-config.ts';
import { AdMobSettings, AppSettings, BasicSettings } from '../settings/model/settings.ts';
import { admobOf, appIn, basicIn } from '../settings/reads.ts';
import { currentSettings, settingsTopic } from '../settings/settings.ts';
import { ClientQuery, Update } from '../updates/model.ts';
import { updatesTopic } from '../updates/store.ts';
import { normaliseClient, updateFor } from '../updates/updates.ts';

/** The app's first call: basic settings, app settings, ads, update info and how pushes come, in one answer. */
export const config = read({
  name: 'reader.config',
  summary: 'First call of an app: settings, ads, update information, push transport',
  query: Type.Object(ClientQuery),
  reply: Type.Object(
    { basic: BasicSettings, app: AppSettings, admob: AdMobSettings, update: Update, push: PushInfo },
    { $id: 'AppConfig' },
  ),
  // The transport is an option and no row: it is part of the cache key.
  normalise: (app, query) => Object.assign(normaliseClient(query), { push: pushInfo(app) }),
  topics: () => [settingsTopic, updatesTopic],
  async run(app, query) {
    const update = await updateFor(app, query);
    const settings = await currentSettings(app);
    const shown = appIn(settings, update.lang, app.now());
    return {
      data: {
        basic: basicIn(settings, update.lang),
        app: shown.data,
        admob: admobOf(settings, query.platform),
        update: update.data,
        push: pushInfo(app),
      },
      meta: { lang: update.lang },
      validUntil: Math.min(shown.validUntil, update.validUntil),
    };
  },
  rare: ({ installation_id }) => installation_id !== undefined,
});
