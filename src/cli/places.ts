import type { Command } from 'commander';
import { systemActor } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { importPlaces } from '../places/csv/import.ts';
import { fileText, print, withApp } from './common.ts';

async function importFile(file: string, dryRun: boolean): Promise<void> {
  const csv = await fileText(file);
  await withApp(async (app) => {
    const { rows, added, changed, unchanged } = await importPlaces(app, csv, dryRun, systemActor).catch((error) => {
      if (!(error instanceof Fault) || error.errors.length === 0) throw error;
      const lines = error.errors.map(({ field, message }) => `${field}: ${message}`);
      throw new Fault('invalid', `${lines.join('\n')}\nNothing was written.`);
    });
    const would = dryRun ? 'would be ' : '';
    print(`${rows} rows: ${added} ${would}added, ${changed} ${would}changed, ${unchanged} are there already.`);
  });
}

/** Commands for the tree of places. */
export function placesCommand(program: Command): void {
  program
    .command('places')
    .description('manage the tree of places')
    .command('import <file>')
    .description('add and change places from a CSV file, all of it or nothing')
    .option('--dry-run', 'check the file, write nothing')
    .action((file: string, { dryRun = false }: { dryRun?: boolean }) => importFile(file, dryRun));
}
