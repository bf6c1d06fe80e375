import { accuracyOf } from './accuracy.ts';
import type { Almanac, AlmanacName } from './queries.ts';
import { timesOf } from './times.ts';

/** `node child.ts <almanac> times <round>` or `... accuracy`: one almanac in a process of its own, JSON on stdout. */

const [name, job, round] = process.argv.slice(2) as [AlmanacName, string, string];

/** Only the requested one is loaded: see `peers.ts`. */
async function loaded(): Promise<Almanac> {
  if (name === 'dinam') return (await import('./dinam.ts')).dinam;
  return (await import('./peers.ts'))[name];
}

const almanac = await loaded();
process.stdout.write(JSON.stringify(job === 'accuracy' ? accuracyOf(almanac) : timesOf(almanac, Number(round))));
