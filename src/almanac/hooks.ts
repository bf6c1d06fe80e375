import type { App } from '../core/app.ts';
import { addAddressUses } from '../media/address-uses.ts';
import { cachedSettings } from '../settings/settings.ts';
import { factsOfRow, festivalOf } from './festivals/facts.ts';
import { festivalsTopic } from './festivals/festivals.ts';
import { panchangTopic } from './query.ts';
import type { StoredDayRow, StoredFestival } from './store.ts';

/** Festivals and stored days show pictures of the library. */
export function addHooks(app: App): void {
  const topics = [panchangTopic, festivalsTopic];
  addAddressUses<StoredFestival>(app, {
    resource: 'festivals',
    table: 'festivals',
    column: 'image_url',
    topics,
    title(row) {
      const { default_lang: lang } = cachedSettings(app).basic;
      return festivalOf(factsOfRow(row), row.date, row.id, { lang, defaultLang: lang }).name;
    },
  });
  addAddressUses<StoredDayRow>(app, {
    resource: 'panchang',
    table: 'panchang_days',
    column: 'festivals',
    topics,
    title: ({ date }) => date,
  });
}
