import { type Command, InvalidArgumentError } from 'commander';
import { Fault } from '../core/error.ts';
import { type TextPart, withTextParts } from '../core/files/parts.ts';
import { readGhost } from '../imports/ghost/export.ts';
import { ghostSource } from '../imports/ghost/source.ts';
import { parseMapping } from '../imports/table/mapping.ts';
import { tableSource } from '../imports/table/source.ts';
import { wordpressSource } from '../imports/wordpress/source.ts';
import { currentSettings } from '../settings/settings.ts';
import { fileText } from './common.ts';
import { type CommonOptions, run, siteOf, withCommon } from './import-run.ts';
import { mysqlCommand } from './mysql.ts';

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
  mysqlCommand(command);
}
