import { type Command, InvalidArgumentError } from 'commander';
import { writeFile } from '../backup/files.ts';
import type { Progress } from '../backup/format.ts';
import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { type TextPart, withTextParts } from '../core/files/parts.ts';
import { isZone, type Lang, languages } from '../core/model/common.ts';
import type { StoryImportOptions } from '../imports/context.ts';
import { readGhost } from '../imports/ghost/export.ts';
import { ghostSource } from '../imports/ghost/source.ts';
import { StoryImportReport } from '../imports/report.ts';
import { runImport } from '../imports/run.ts';
import type { ImportSource } from '../imports/story.ts';
import { parseMapping } from '../imports/table/mapping.ts';
import { tableSource } from '../imports/table/source.ts';
import { wordpressSource } from '../imports/wordpress/source.ts';
import { currentSettings } from '../settings/settings.ts';
import { fileText, print, withApp } from './common.ts';
import { withProgress } from './progress.ts';

/** What every import takes. */
interface CommonOptions {
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

function address(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('It must begin with http:// or https://.');
  return url.href.replace(/\/+$/, '');
}

/** @throws Fault `invalid` for an archive with several: which of them is meant is open */
function only(parts: readonly TextPart[]): TextPart {
  const [part, ...others] = parts;
  if (part && others.length === 0) return part;
  const names = parts.slice(0, 20).map(({ name }) => name);
  throw new Fault('invalid', `The archive has ${parts.length} such files: ${names.join(', ')}. Import each by itself.`);
}

const list = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || []);

const withCommon = (command: Command): Command =>
  command
    .option('--dry-run', 'read and check everything, write nothing')
    .option('--update', 'also take over what has changed in the file since the last run')
    .option('--no-media', 'leave pictures where they are')
    .option('--media-folder <folder>', 'a local copy of the old pictures, looked into before they are fetched')
    .option('--lang <lang>', 'language of stories whose language the file does not name', lang)
    .option('--zone <zone>', 'IANA time zone of times without one: the clock of the old site', timeZone)
    .option('--report <file.csv>', 'write all that could not be taken over, by row');

/** Runs an import and reports what it did, whether or not it came to its end. */
async function run(given: CommonOptions, open: (app: App, onBytes: Progress) => Promise<ImportSource>): Promise<void> {
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
        await withProgress('import', (tick) => runImport(app, source, options, report, tick));
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
async function siteOf(app: App, { lang, zone }: CommonOptions) {
  const { default_lang: defaultLang } = (await currentSettings(app)).basic;
  return { lang: lang ?? null, defaultLang, siteZone: zone ?? null };
}

/** Commands that take over what another system has; they stand below `import`. */
export function importCommands(command: Command): void {
  withCommon(command.command('wordpress <file>'))
    .description('take over an export of WordPress (Tools, Export, All content): .xml, .xml.gz or a .zip of several')
    .option('--types <list>', 'post types that are stories', list, ['post', 'page'])
    .option('--category-base <name>', 'of the old addresses of categories', 'category')
    .action((file: string, given: CommonOptions & { types: string[]; categoryBase: string }) =>
      withTextParts(file, '.xml', (parts) =>
        run(given, async (app, tick) => {
          const { types, categoryBase } = given;
          const more = { types, categoryBase, deskZone: (await currentSettings(app)).basic.desk_time_zone };
          return wordpressSource(parts, { ...(await siteOf(app, given)), ...more }, tick);
        }),
      ),
    );
  withCommon(command.command('ghost <file>'))
    .description('take over an export of Ghost (Settings, Import/Export): .json, .json.gz or a .zip with it')
    .option('--site <address>', 'address of the old site, which the export does not say: for its pictures', address)
    .action((file: string, given: CommonOptions & { site?: string }) =>
      withTextParts(file, '.json', (parts) =>
        run(given, async (app) => {
          const data = await readGhost(only(parts));
          return ghostSource(data, { site: given.site ?? null, ...(await siteOf(app, given)) });
        }),
      ),
    );
  for (const format of ['csv', 'jsonl'] as const)
    withCommon(command.command(`${format} <file>`))
      .description(
        format === 'csv'
          ? 'take over a table, a story in each row'
          : 'take over a file with a JSON object on each line',
      )
      .requiredOption('--mapping <file.json>', 'which column is which field; docs/moving-in.md has an example')
      .action((file: string, given: CommonOptions & { mapping: string }) =>
        withTextParts(file, `.${format}`, (parts) =>
          run(given, async (app, tick) => {
            const { lang, defaultLang, siteZone } = await siteOf(app, given);
            const zone = siteZone ?? (await currentSettings(app)).basic.desk_time_zone;
            const mapping = parseMapping(given.mapping, await fileText(given.mapping));
            return tableSource(only(parts), mapping, { format, lang, defaultLang, zone }, tick);
          }),
        ),
      );
}
