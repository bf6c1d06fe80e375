import type { Actor, App } from '../core/app.ts';
import { system } from '../core/app.ts';
import { ofDatabase } from '../core/db/error.ts';
import { Fault } from '../core/error.ts';
import { beginImportRun } from '../workspace/import-runs.ts';
import { importCategories } from './categories.ts';
import { MediaImport } from './media.ts';
import { type Decided, decide } from './plan.ts';
import { countRedirects } from './redirects/find.ts';
import type { ImportReport } from './report.ts';
import { cleanStory, type ImportSource, type OldStory, type Refused } from './story.ts';
import { checkStory, picturesOf, unchanged, withMedia, writeStories } from './write.ts';

export interface ImportOptions {
  /** Everything is read and checked, nothing is written. */
  dryRun: boolean;
  /** Stories that the file has changed since are changed here too. */
  update: boolean;
  /** Pictures are taken over; without, texts point at the old site. */
  media: boolean;
  /** A local copy of the old site's files. */
  mediaFolder: string | null;
}

/** One run of an import. */
export interface Run {
  app: App;
  actor: Actor;
  source: ImportSource;
  options: ImportOptions;
  report: ImportReport;
  /** Ids of categories by their keys in the source. */
  categories: Map<string, number>;
  /** Ids of the stories of the file so far. */
  seen: Set<string>;
}

/** Stories of one transaction. */
const atOnce = 20;

/**
 * Takes over what a source has. A story is written with its labels, pictures, search words and old addresses in one
 * transaction with a few others; nobody is notified of it. What was taken over before is found again, so that an import that
 * was broken off goes on when it is run again.
 * @throws Fault where the file is broken, the disk full or the server of the pictures away; what was written stays
 */
export async function runImport(
  app: App,
  source: ImportSource,
  options: ImportOptions,
  report: ImportReport,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  if (options.dryRun) return importAll(app, source, options, report, onProgress);
  const shown = await beginImportRun(app, source.name, () => {
    const { added, updated, refused } = report.stories;
    return { added, updated, refused };
  });
  let failure: unknown;
  try {
    await importAll(app, source, options, report, (done, total) => {
      shown.step(done, total);
      onProgress(done, total);
    });
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    await shown.end(failure);
  }
}

async function importAll(
  app: App,
  source: ImportSource,
  options: ImportOptions,
  report: ImportReport,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const actor = { ...system, name: 'import' };
  const run: Run = { app, actor, source, options, report, categories: new Map(), seen: new Set() };
  run.categories = await importCategories(run);
  const media = options.media && !options.dryRun ? new MediaImport(run) : null;
  let batch: OldStory[] = [];
  const flush = async (): Promise<void> => {
    const stories = batch;
    batch = [];
    const [first] = stories;
    if (first) await take(run, media, stories).catch((error) => stopped(error, first));
  };
  try {
    for await (const one of source.stories(onProgress)) {
      if ('refused' in one) await leaveOut(run, one);
      else if (batch.push(cleanStory(one)) >= atOnce) await flush();
    }
  } finally {
    // Also before the line where the file is broken.
    await flush();
    report.redirects = await countRedirects(app);
  }
}

async function leaveOut({ report }: Run, { refused: reason, type, id, line, title }: Refused): Promise<void> {
  if (type === undefined) await report.refuse({ id, line, title, reason });
  else await report.leaveOut(type, { id, line, title, reason });
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
  for (const one of await decide(run, stories)) {
    const { story, action } = one;
    const row = { line: story.line, id: story.id, title: story.input.title };
    if (action === 'same') report.stories.unchanged++;
    else if (action === 'changed') {
      report.stories.unchanged++;
      await report.note({ ...row, reason: one.reason ?? 'it has changed; --update takes that over' });
    } else {
      const reason = checkStory(story);
      if (reason !== null) await report.refuse({ ...row, reason });
      else wanted.push(one);
    }
  }
  if (options.dryRun) {
    for (const { action, story } of wanted) {
      if (options.media) for (const { url } of picturesOf(run.source, story)) report.picturesToFetch.add(url);
      report.stories[action === 'add' ? 'added' : 'updated']++;
      await tellNotes(run, story, story.notes);
    }
    return;
  }
  // Pictures first: no transaction waits for another server.
  const ready = await Promise.all(wanted.map((one) => withMedia(run, media, one)));
  const asBefore = await unchanged(run, ready);
  for (const { story, notes } of asBefore) {
    report.stories.unchanged++;
    await tellNotes(run, story, notes);
  }
  const written = await writeStories(
    run,
    ready.filter((one) => !asBefore.has(one)),
  );
  for (const { decided, outcome } of written) {
    const { story, notes } = decided;
    const row = { line: story.line, id: story.id, title: story.input.title };
    if (outcome !== null) await report.refuse({ ...row, reason: outcome });
    else {
      report.stories[decided.action === 'add' ? 'added' : 'updated']++;
      await tellNotes(run, story, notes);
    }
  }
}

async function tellNotes({ report }: Run, { line, id, input }: OldStory, notes: readonly string[]): Promise<void> {
  if (notes.length) await report.note({ line, id, title: input.title, reason: notes.join('; ') });
}
