import type { App } from '../core/app.ts';
import { systemActor } from '../core/app.ts';
import { ofDatabase } from '../core/db/error.ts';
import { Fault } from '../core/error.ts';
import { countRedirects } from '../redirects/find.ts';
import { beginImportRun } from '../workspace/import-runs.ts';
import { captionDifferences } from './captions.ts';
import { importCategories } from './categories.ts';
import type { Run, StoryImportOptions } from './context.ts';
import { type Difference, lostPart } from './difference.ts';
import { differences, looked } from './differences.ts';
import { MediaImport } from './media.ts';
import { type Decided, decideStories } from './plan.ts';
import type { StoryImportReport } from './report.ts';
import type { FilePosition } from './report-row.ts';
import { RunLines } from './runs/lines.ts';
import { cleanStory, type ImportSource, type OldStory, type RefusedStory } from './story.ts';
import { checkOldStory, oldPictures, unchanged, withMedia, writeStories } from './write.ts';

/** Stories of one transaction. */
const atOnce = 20;

/**
 * Takes over what a source has. A story is written with its labels, pictures, search words and old addresses in one
 * transaction with a few others; nobody is notified of it. What was imported before is recognised, so that an import that
 * was broken off goes on when it is run again.
 * @param others takes over what is no story, when the stories are there
 * @throws Fault where the file is broken, the disk full or the server of the pictures away; what was written stays
 */
export async function runImport(
  app: App,
  source: ImportSource,
  options: StoryImportOptions,
  report: StoryImportReport,
  onProgress: (done: number, total: number) => void,
  others: (run: Run) => Promise<void> = async () => {},
): Promise<void> {
  if (options.dryRun) return importAll(app, source, options, report, onProgress, others);
  const shown = await beginImportRun(app, source.name, () => ({ ...report.stories }));
  const lines = new RunLines(app, shown.id, report);
  report.keep = (row) => lines.put(row);
  const onStep = (done: number, total: number): void => {
    shown.step(done, total);
    onProgress(done, total);
  };
  let failure: unknown;
  try {
    await importAll(app, source, options, report, onStep, others, () => lines.flush());
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    await lines.flush();
    await shown.end(failure);
  }
}

async function importAll(
  app: App,
  source: ImportSource,
  options: StoryImportOptions,
  report: StoryImportReport,
  onProgress: (done: number, total: number) => void,
  others: (run: Run) => Promise<void>,
  onBatch: () => Promise<void> = async () => {},
): Promise<void> {
  const actor = { ...systemActor, name: 'import' };
  const run: Run = { app, actor, source, options, report, categories: new Map(), seen: new Set() };
  run.categories = await importCategories(run);
  const media = options.media && !options.dryRun ? new MediaImport(run) : null;
  let batch: OldStory[] = [];
  const flush = async (): Promise<void> => {
    const stories = batch;
    batch = [];
    const [first] = stories;
    if (!first) return;
    await take(run, media, stories).catch((error) => stopped(error, first));
    await onBatch();
  };
  try {
    for await (const one of source.stories(onProgress)) {
      if ('refused' in one) await leaveOut(run, one);
      else if (batch.push(cleanStory(one)) >= atOnce) await flush();
    }
    await flush();
    await others(run);
  } finally {
    // Also before the line where the file is broken.
    await flush();
    report.redirects = await countRedirects(app);
    for (const one of source.differences ?? []) await report.note({ line: 1, id: '', title: '' }, one);
  }
}

async function leaveOut({ report }: Run, { refused: reason, type, ...place }: RefusedStory): Promise<void> {
  if (type === undefined) await report.refuse(place, reason);
  else await report.leaveOut(type, place, reason);
}

/** @throws Fault that says how far the import came */
function stopped(error: unknown, { line }: OldStory): never {
  const fault = error instanceof Fault ? error : ofDatabase(error);
  if (!fault) throw error;
  throw new Fault(
    'unavailable',
    `The import stopped at line ${line}: ${fault.message} What was taken over until then stays, and the same command goes on from there.`,
    { cause: error },
  );
}

async function take(run: Run, media: MediaImport | null, stories: readonly OldStory[]): Promise<void> {
  const { report, options } = run;
  const wanted: Decided[] = [];
  for (const one of await decideStories(run, stories)) {
    const { story, action, before } = one;
    const row = placeOf(story, before?.row_id);
    if (action === 'same') report.stories.unchanged++;
    else if (action === 'changed') {
      report.stories.unchanged++;
      await report.note(row, lostPart('story', one.reason ?? 'it has changed; --update takes that over'));
    } else {
      const reason = checkOldStory(story);
      if (reason !== null) await report.refuse(row, reason);
      else wanted.push(one);
    }
  }
  if (options.dryRun) {
    for (const { action, story } of wanted) {
      if (options.media) for (const { url } of oldPictures(run.source, story)) report.picturesToFetch.add(url);
      report.stories[action === 'add' ? 'added' : 'updated']++;
      await noteAll(run, placeOf(story), [...story.notes, ...(await looked(run, story))]);
    }
    return;
  }
  // Pictures first: no transaction waits for another server.
  const ready = await Promise.all(wanted.map((one) => withMedia(run, media, one)));
  const asBefore = await unchanged(run, ready);
  for (const { story, notes, before } of asBefore) {
    report.stories.unchanged++;
    await noteAll(run, placeOf(story, before?.row_id), notes);
  }
  const written = await writeStories(
    run,
    ready.filter((one) => !asBefore.has(one)),
  );
  const captions = await captionDifferences(run.app, ready);
  for (const { decided, outcome } of written) {
    const { story, notes } = decided;
    if (typeof outcome === 'string') await report.refuse(placeOf(story), outcome);
    else {
      report.stories[decided.action === 'add' ? 'added' : 'updated']++;
      await noteAll(run, placeOf(story, outcome.id), [
        ...notes,
        ...differences(run, decided, outcome),
        ...(captions.get(decided.story) ?? []),
      ]);
    }
  }
}

const placeOf = ({ line, id, input: { title }, address }: OldStory, newsId: number | null = null): FilePosition => ({
  line,
  id,
  title,
  address,
  newsId,
});

async function noteAll({ report }: Run, place: FilePosition, notes: readonly Difference[]): Promise<void> {
  for (const note of notes) await report.note(place, note);
}
