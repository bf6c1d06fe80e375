import type { App } from '../core/app.ts';
import type { Lang } from '../core/model/common.ts';
import { cachedSettings } from '../settings/settings.ts';
import type { Horoscope, Period } from './model.ts';
import { type PeriodRange, periodRange } from './period.ts';
import { computedPredictions } from './predictions/computed.ts';
import { overlaid } from './predictions/overlay.ts';
import { signNumbers } from './signs/signs.ts';
import * as store from './store.ts';

/** The computed predictions by the numbers of their signs; none where the settings turn them off. */
const computedOf = async (app: App, period: Period, range: PeriodRange, lang: Lang): Promise<readonly Horoscope[]> =>
  cachedSettings(app).basic.horoscope_computed ? computedPredictions(period, range, lang) : [];

/**
 * The predictions of a period that readers get now, by sign: computed ones, and over them what editors wrote. Where nothing is
 * computed those of editors alone. `next` is the first instant (ms) at which an editor's text joins them.
 */
export async function shownPredictions(
  app: App,
  { period, date, lang, sign }: { period: Period; date: string; lang: Lang; sign?: number | undefined },
): Promise<{ predictions: Horoscope[]; next: number }> {
  const range = periodRange(period, date, lang);
  const at = { db: app.db.read, now: app.now() };
  const [{ rows, next }, computed] = await Promise.all([
    store.predictions(at, { lang, period, start: range.start, sign }),
    computedOf(app, period, range, lang),
  ]);
  const written = new Map(rows.map((row) => [row.sign, row]));
  const predictions = (sign === undefined ? signNumbers : [sign]).flatMap((n) => {
    const row = written.get(n);
    return row ? overlaid(row, computed[n - 1]) : (computed[n - 1] ?? []);
  });
  return { predictions, next };
}

/** A stored row as readers get it. */
export async function shownRow(app: App, row: store.StoredHoroscope): Promise<Horoscope> {
  const { period, start_date, end_date, sign, lang } = row;
  const computed = await computedOf(app, period, { start: start_date, end: end_date }, lang as Lang);
  return overlaid(row, computed[sign - 1]);
}
