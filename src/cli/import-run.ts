import { type Command, InvalidArgumentError } from 'commander';
import { writeFile } from '../backup/files.ts';
import type { Progress } from '../backup/format.ts';
import type { App } from '../core/app.ts';
import { isZone, type Lang, languages } from '../core/model/common.ts';
import type { Run, StoryImportOptions } from '../imports/context.ts';
import { StoryImportReport } from '../imports/report.ts';
import { runImport } from '../imports/run.ts';
import type { ImportSource } from '../imports/story.ts';
import { currentSettings } from '../settings/settings.ts';
import { print, withApp } from './common.ts';
import { withProgress } from './progress.ts';

/** What every import takes. */
export interface CommonOptions {
  dryRun?: boolean;
  update?: boolean;
  media: boolean;
  mediaFolder?: string;
  report?: string;
  lang?: Lang;
  zone?: string;
}

function lang(text: string): Lang {
  const found = languages.find((one) => one === text);
  if (!found) throw new InvalidArgumentError(`It must be one of ${languages.join(', ')}.`);
  return found;
}

function timeZone(text: string): string {
  if (!isZone(text)) throw new InvalidArgumentError('It must be an IANA time zone such as Asia/Kolkata.');
  return text;
}

export const withCommon = (command: Command): Command =>
  command
    .option('--dry-run', 'read and check everything, write nothing')
    .option('--update', 'also take over what has changed in the file since the last run')
    .option('--no-media', 'leave pictures where they are')
    .option('--media-folder <folder>', 'a local copy of the old pictures, looked into before they are fetched')
    .option('--lang <lang>', 'language of stories whose language the file does not name', lang)
    .option('--zone <zone>', 'IANA time zone of times without one: the clock of the old site', timeZone)
    .option('--report <file.csv>', 'write all that could not be taken over, by row');

/**
 * Runs an import and reports what it did, whether or not it came to its end.
 * @param others takes over what is no story, behind the stories
 */
export async function run(
  given: CommonOptions,
  open: (app: App, onBytes: Progress) => Promise<ImportSource>,
  others?: (run: Run) => Promise<void>,
): Promise<void> {
  const options: StoryImportOptions = {
    dryRun: given.dryRun ?? false,
    update: given.update ?? false,
    media: given.media,
    mediaFolder: given.mediaFolder ?? null,
  };
  await withApp(async (app) => {
    const importAll = async (write?: (text: string) => Promise<void>): Promise<unknown> => {
      const source = await withProgress('reading', (tick) => open(app, tick));
      const report = new StoryImportReport(write);
      await report.begin();
      let failure: unknown;
      try {
        await withProgress('import', (tick) => runImport(app, source, options, report, tick, others));
      } catch (error) {
        failure = error;
      }
      for (const line of report.lines(options.dryRun)) print(line);
      const { publicUrl } = app.config;
      if (report.pictures.added > 0 && /^http:\/\/(localhost|127\.|0\.0|\[::)/.test(publicUrl))
        print(`Pictures within texts have addresses of ${publicUrl}: set PUBLIC_URL as the server has it.`);
      return failure;
    };
    const failure =
      given.report === undefined
        ? await importAll()
        : await writeFile(given.report, (write) => importAll((text) => write(Buffer.from(text))));
    if (failure !== undefined) throw failure;
    if (options.dryRun) print('Nothing was written.');
    const waiting = await app.db.read
      .selectFrom('media')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('status', '=', 'processing')
      .executeTakeFirstOrThrow();
    if (Number(waiting.n) > 0) print(`${waiting.n} pictures wait for their sizes; the running server makes them.`);
  });
}

/** What the operator says of the old site, and what counts where it says nothing. */
export async function siteOf(app: App, { lang, zone }: CommonOptions) {
  const { default_lang: defaultLang } = (await currentSettings(app)).basic;
  return { lang: lang ?? null, defaultLang, siteZone: zone ?? null };
}
