import { change } from '../../core/api/change.ts';
import { insertRow } from '../../core/api/resource.ts';
import { parseJson } from '../../core/api/validate.ts';
import { Fault } from '../../core/error.ts';
import { type FeedInput, FeedInput as FeedInputSchema } from '../../feeds/model/feed.ts';
import { feedResource, tidyUrl } from '../../feeds/resource.ts';
import { idOfUrl } from '../../feeds/store.ts';
import type { Run } from '../context.ts';
import { importedItems, storeItem } from '../store.ts';
import { numberOf } from '../table/cells.ts';
import { langIn, lineOf } from './categories.ts';
import type { DatabaseMapping, FeedField } from './mapping.ts';
import { fewRows, type PlainRow, reasonOf } from './rows.ts';
import type { Stage } from './stage.ts';

const mostFeeds = 10_000;

function inputOf(row: PlainRow<FeedField>, category_id: number | null): FeedInput {
  const title = lineOf(row.text('title'));
  const lang = langIn(row.text('lang'));
  const is_active = row.flag('is_active');
  const minutes = row.text('refresh_minutes');
  const site_url = row.text('site_url');
  return parseJson(FeedInputSchema, {
    feed_url: row.text('feed_url'),
    ...(title === '' ? {} : { title }),
    ...(lang ? { lang } : {}),
    ...(category_id === null ? {} : { category_id }),
    ...(is_active === undefined ? {} : { is_active }),
    ...(minutes === '' || minutes === '0' ? {} : { refresh_minutes: numberOf(minutes) }),
    ...(site_url === '' ? {} : { site_url }),
  }) as FeedInput;
}

/** Feeds that the old program followed. Nothing of them is published by itself until an editor says so. */
export async function importFeeds(run: Run, stage: Stage, { feeds, categories }: DatabaseMapping): Promise<void> {
  if (!feeds) return;
  const { app, actor, report, source, options } = run;
  const refusal = `The table ${feeds.table}, which feeds names, has more than ${mostFeeds} rows.`;
  for (const row of fewRows(stage, feeds, mostFeeds, refusal)) {
    const place = { line: row.line, id: row.id, title: row.text('title'), address: row.text('feed_url') };
    try {
      if (row.problem !== null) throw new Fault('invalid', row.problem);
      const key = categories ? `${categories.table}:${row.text('category')}` : lineOf(row.text('category'));
      const input = inputOf(row, run.categories.get(key) ?? null);
      const before = (await importedItems(app.db.write, source.name, 'feed', [row.id])).get(row.id);
      if (before || (await idOfUrl(app.db.write, tidyUrl(input.feed_url))) !== undefined)
        report.count('feed', 'present');
      else {
        if (!options.dryRun)
          await change(app, actor, async (c) => {
            const { id: row_id } = await insertRow(c, feedResource, input as unknown as Record<string, unknown>);
            await storeItem(c, { source: source.name, kind: 'feed', external_id: row.id, row_id });
          });
        report.count('feed', 'added');
      }
    } catch (error) {
      await report.refuseOther('feed', place, reasonOf(error, row.nameOf));
    }
  }
}
