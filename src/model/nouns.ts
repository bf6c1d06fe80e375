import * as batch from './admin/batch.ts';
import * as csvImport from './admin/csv-import.ts';
import * as dashboard from './admin/dashboard.ts';
import * as labels from './admin/labels.ts';
import * as passkey from './admin/passkey.ts';
import * as people from './admin/people.ts';
import * as redirects from './admin/redirects.ts';
import * as system from './admin/system.ts';
import * as workspace from './admin/workspace.ts';
import * as common from './common.ts';
import * as device from './device.ts';
import * as engagement from './engagement.ts';
import * as feed from './feed.ts';
import * as feedAdmin from './feed-admin.ts';
import * as feedRules from './feed-rules.ts';
import * as horoscope from './horoscope.ts';
import * as apiToken from './integrations/api-token.ts';
import * as webhook from './integrations/webhook.ts';
import * as link from './link.ts';
import * as media from './media/media.ts';
import * as adminList from './news/admin-list.ts';
import * as live from './news/live.ts';
import * as news from './news/news.ts';
import * as newsNotify from './news/news-notify.ts';
import * as review from './news/review.ts';
import * as revision from './news/revision.ts';
import * as newsWorkflow from './news/workflow.ts';
import * as workingCopy from './news/working-copy.ts';
import * as notification from './notification.ts';
import * as birth from './panchang/birth.ts';
import * as convert from './panchang/convert.ts';
import * as holiday from './panchang/holiday.ts';
import * as panchang from './panchang/panchang.ts';
import * as panchangInput from './panchang/panchang-input.ts';
import * as panchangParts from './panchang/panchang-parts.ts';
import * as prayer from './panchang/prayer.ts';
import * as tithiDates from './panchang/tithi-dates.ts';
import * as transits from './panchang/transits.ts';
import * as places from './places.ts';

import * as settingsRevision from './settings/revision.ts';
import * as settingsSecurity from './settings/security.ts';
import * as settings from './settings/settings.ts';
import * as shopping from './shopping.ts';
import * as updates from './updates.ts';
import * as user from './user.ts';

const modules: Readonly<Record<string, unknown>>[] = [
  apiToken,
  birth,
  common,
  convert,
  batch,
  csvImport,
  dashboard,
  labels,
  device,
  feedAdmin,
  feedRules,
  feed,
  horoscope,
  link,
  media,
  newsWorkflow,
  live,
  newsNotify,
  news,
  revision,
  review,
  adminList,
  workingCopy,
  engagement,
  notification,
  holiday,
  panchangInput,
  panchangParts,
  panchang,
  passkey,
  people,
  places,
  prayer,
  redirects,
  settingsRevision,
  settingsSecurity,
  settings,
  shopping,
  system,
  tithiDates,
  transits,
  updates,
  user,
  webhook,
  workspace,
];

/** Every schema of the model by the name of its constant: the API document names its components so. */
export const nouns: ReadonlyMap<string, object> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, object] => /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'object'),
);
