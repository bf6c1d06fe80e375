import { damaged } from '../inspect/refusal.ts';
import type { BoxFile, Mp4Box } from './boxes.ts';

/** Bytes of a file: `to` is behind the last one. */
export interface FileSpan {
  from: number;
  to: number;
}

const inner = (file: BoxFile, box: Mp4Box | undefined, type: string): Mp4Box | undefined =>
  box && file.boxes(box.content, box.end).find((one) => one.type === type);

/** Numbers of a table in a box, whose count is at `at` behind the version and flags. */
function tableOf(file: Buffer, { content, end }: Mp4Box, at: number, bytes: number) {
  const start = content + at + 4;
  if (start > end) throw damaged('a table of its samples is cut off');
  const count = file.readUInt32BE(start - 4);
  if (start + count * bytes > end) throw damaged('a table of its samples is cut off');
  return { count, at: (n: number): number => start + n * bytes };
}

/** Sum of the lengths of the samples from one to another one. */
type Lengths = (from: number, to: number) => number;

/** @param box `stsz`, or `stz2` with numbers of 4, 8 or 16 bits */
function lengthsOf(file: Buffer, box: Mp4Box): Lengths {
  if (box.content + 12 > box.end) throw damaged('a table of its samples is cut off');
  const fixed = box.type === 'stsz' ? file.readUInt32BE(box.content + 4) : 0;
  if (fixed > 0) return (from, to) => fixed * (to - from);
  const bits = box.type === 'stsz' ? 32 : (file[box.content + 7] as number);
  if (![4, 8, 16, 32].includes(bits)) throw damaged('the lengths of its samples are of an unknown form');
  const { count, at } = tableOf(file, box, 8, bits / 8);
  return (from, to) => {
    let sum = 0;
    for (let n = from; n < Math.min(to, count); n++)
      sum +=
        bits === 4 ? ((file[Math.floor(at(n))] as number) >> (n % 2 ? 0 : 4)) & 15 : file.readUIntBE(at(n), bits / 8);
    return sum;
  };
}

/**
 * Where the samples of a track are, by its tables (ISO/IEC 14496-12, 8.7): a range for each chunk.
 * @param mdia the box of the track that has them @throws Refusal `damaged`
 */
export function* samplesOf(film: BoxFile, mdia: Mp4Box): Generator<FileSpan> {
  const stbl = inner(film, inner(film, mdia, 'minf'), 'stbl');
  if (!stbl) return;
  const tables = film.boxes(stbl.content, stbl.end);
  const tableOfType = (...types: string[]): Mp4Box | undefined => tables.find(({ type }) => types.includes(type));
  const [sizes, places, groups] = [tableOfType('stsz', 'stz2'), tableOfType('stco', 'co64'), tableOfType('stsc')];
  const file = film.bytes;
  if (!sizes || !places || !groups) return;
  const bytes = lengthsOf(file, sizes);
  const wide = places.type === 'co64' ? 8 : 4;
  const chunks = tableOf(file, places, 4, wide);
  const runs = tableOf(file, groups, 4, 12); // first chunk, from 1; samples in each; description
  let run = 0;
  let sample = 0;
  for (let chunk = 0; chunk < chunks.count && runs.count > 0; chunk++) {
    while (run + 1 < runs.count && file.readUInt32BE(runs.at(run + 1)) <= chunk + 1) run++;
    const next = sample + file.readUInt32BE(runs.at(run) + 4);
    const at = chunks.at(chunk);
    const from = wide === 8 ? Number(file.readBigUInt64BE(at)) : file.readUInt32BE(at);
    const length = bytes(sample, next);
    if (length > 0) yield { from, to: from + length };
    sample = next;
  }
}
