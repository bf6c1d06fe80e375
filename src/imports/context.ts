import type { Actor, App } from '../core/app.ts';
import type { StoryImportReport } from './report.ts';
import type { ImportSource } from './story.ts';

export interface StoryImportOptions {
  /** Everything is read and checked, nothing is written. */
  dryRun: boolean;
  /** Stories that the file has changed since are changed here too. */
  update: boolean;
  /** Pictures are imported; without, texts point at the old site. */
  media: boolean;
  /** A local copy of the old site's files. */
  mediaFolder: string | null;
}

/** One run of an import. */
export interface Run {
  app: App;
  actor: Actor;
  source: ImportSource;
  options: StoryImportOptions;
  report: StoryImportReport;
  /** Ids of categories by their keys in the source. */
  categories: Map<string, number>;
  /** Ids of the stories of the file so far. */
  seen: Set<string>;
}
