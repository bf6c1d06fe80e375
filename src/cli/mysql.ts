import type { Command } from 'commander';
import { writeFile } from '../backup/files.ts';
import { readConfig } from '../core/config/config.ts';
import { Fault } from '../core/error.ts';
import { type TextPart, withTextParts } from '../core/files/parts.ts';
import { removeTemporary, temporaryPath } from '../core/files/temporary.ts';
import type { Run } from '../imports/context.ts';
import { currentSettings } from '../settings/settings.ts';
import { checkMail } from '../users/mail/reset.ts';
import { fileText, print } from './common.ts';
import { type CommonOptions, run, siteOf, withCommon } from './import-run.ts';
import { withProgress } from './progress.ts';

interface MysqlOptions extends CommonOptions {
  map?: string;
  inspect?: boolean;
  invite?: boolean;
}

/** The files of a dump, or a running server. */
async function withParts(source: string, work: (parts: readonly TextPart[]) => Promise<void>): Promise<void> {
  const { isLive, livePart } = await import('../imports/mysql/live.ts');
  if (isLive(source)) return work([livePart(source, process.env.MYSQL_PWD)]);
  return withTextParts(source, '.sql', work);
}

/** @throws Fault `conflict` for a file that is there: an owner has corrected it */
async function checkFree(file: string): Promise<void> {
  const found = await fileText(file).catch((error) => {
    if (error instanceof Fault && error.code === 'not_found') return null;
    throw error;
  });
  if (found !== null) throw new Fault('conflict', `${file} is there already: remove it, or name another one by --map.`);
}

/** Shows what a database has, and writes a first draft of the mapping. */
async function inspect(source: string, { map = 'mapping.json' }: MysqlOptions): Promise<void> {
  await checkFree(map);
  const [{ readDump }, { surveyOf }, { draftOf }, { surveyLines, draftLines }] = await Promise.all([
    import('../imports/mysql/dump/read.ts'),
    import('../imports/mysql/inspect/survey.ts'),
    import('../imports/mysql/inspect/draft.ts'),
    import('../imports/mysql/inspect/text.ts'),
  ]);
  await withParts(source, async (parts) => {
    const surveys = await withProgress('reading', (tick) => surveyOf(readDump(parts, tick)));
    for (const line of surveyLines(surveys)) print(line);
    const draft = draftOf('old app', surveys);
    await writeFile(map, (write) => write(Buffer.from(`${JSON.stringify(draft, null, 2)}\n`)));
    print(`A draft of the mapping is in ${map}:`);
    for (const line of draftLines(draft)) print(line);
    print('');
    print(`Correct it, then try it: dinam import mysql ${parts[0]?.name ?? ''} --map ${map} --dry-run`);
  });
}

/** Takes over what the mapping names; the tables wait in a file of their own, which is removed. */
async function importDatabase(source: string, given: MysqlOptions): Promise<void> {
  const { map } = given;
  if (map === undefined)
    throw new Fault('invalid', 'Say --map <file.json>: which tables and columns mean what. --inspect writes a draft.');
  const [{ parseDatabaseMapping }, { columnsOf }, { checkNames, Stage }, { openScratch }] = await Promise.all([
    import('../imports/mysql/mapping.ts'),
    import('../imports/mysql/columns.ts'),
    import('../imports/mysql/stage.ts'),
    import('../core/db/scratch.ts'),
  ]);
  const [{ readDump }, { databaseSource }, { importOthers }] = await Promise.all([
    import('../imports/mysql/dump/read.ts'),
    import('../imports/mysql/source.ts'),
    import('../imports/mysql/others.ts'),
  ]);
  const mapping = parseDatabaseMapping(map, await fileText(map));
  const wanted = columnsOf(mapping);
  const config = readConfig(process.env);
  const path = await temporaryPath(config, 'sqlite');
  const scratch = openScratch(path);
  const stage = new Stage(scratch, wanted);
  try {
    await withParts(source, (parts) =>
      run(
        given,
        async (app, tick) => {
          if (given.invite) checkMail(app);
          const database = readDump(parts, tick);
          await stage.fill(database);
          checkNames(parts.map(({ name }) => name).join(', '), database.tables, wanted);
          const { lang, defaultLang, siteZone } = await siteOf(app, given);
          const { basic, app: ofApp } = await currentSettings(app);
          const zone = siteZone ?? basic.desk_time_zone;
          const breakingHours = ofApp.breaking_hours;
          return databaseSource(stage, mapping, { lang, defaultLang, zone, breakingHours });
        },
        (one: Run) => importOthers(one, stage, mapping, given.invite ?? false),
      ),
    );
  } finally {
    scratch.close();
    await removeTemporary(config, path);
  }
}

/** `import mysql`: the parts that it needs are loaded when it runs. */
export function mysqlCommand(command: Command): void {
  withCommon(command.command('mysql <file>'))
    .description('take over the database of a PHP app: a dump (.sql, .sql.gz, .zip), or mysql://user@host/database')
    .option('--inspect', 'show the tables, and write a draft of the mapping to the file of --map (mapping.json)')
    .option(
      '--map <file.json>',
      'which tables and columns are stories, categories, users, feeds, push tokens, settings',
    )
    .option('--invite', 'send the users a mail with a link to choose their password')
    .action((source: string, given: MysqlOptions) =>
      given.inspect ? inspect(source, given) : importDatabase(source, given),
    );
}
