import { createWriteStream, existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../error.ts';
import { hashFile } from '../files/bytes.ts';
import { isVersion } from './installed.ts';

/** Releases of the project; `DINAM_RELEASES` names a mirror. */
const releases = 'https://github.com/dinam/dinam/releases/download';
/** A release has 70 MB; nobody fills a disk by an address. */
const mostBytes = 1_000_000_000;
const minute = 60_000;

/** A tar whose checksum was right. */
export interface Source {
  file: string;
  /** It was fetched, and is of no use later. */
  isFetched: boolean;
}

export interface Wanted {
  /** Path of a tar, its address, or a version. */
  given: string;
  /** Folder that paths begin at. */
  from: string;
  /** Where a tar is fetched to. */
  base: string;
  /** Given by hand, instead of SHA256SUMS beside the tar. */
  sha256: string | undefined;
  tell: (line: string) => void;
}

async function answerOf(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30 * minute) }).catch((error: Error) => {
    throw new Fault('unavailable', `${url} cannot be fetched: ${(error.cause as Error)?.message ?? error.message}.`);
  });
  if (!answer.ok) throw new Fault('not_found', `${url} cannot be fetched: the server answers ${answer.status}.`);
  return answer;
}

async function fetchTo(url: string, file: string): Promise<void> {
  const { body } = await answerOf(url);
  let bytes = 0;
  async function* bounded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Fault('too_large', `${url} has more than ${mostBytes} bytes: no release has.`);
      yield chunk;
    }
  }
  await pipeline(Readable.fromWeb(body as never), bounded, createWriteStream(file, { mode: 0o600 }));
}

/** The line of a file in what `sha256sum` has printed. */
const sumOf = (sums: string, name: string): string | undefined =>
  sums
    .split('\n')
    .map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line))
    .find((found) => found?.[2] === name)?.[1];

function addressOf(given: string): string | null {
  if (/^https?:\/\//.test(given)) return given;
  const version = given.replace(/^v/, '');
  if (!isVersion(version)) return null;
  return `${process.env.DINAM_RELEASES ?? releases}/v${version}/dinam-${version}-linux-${process.arch}.tar.gz`;
}

/** @throws Fault `not_found`, or `invalid` when the checksum is another or nobody names it */
export async function obtain({ given, from, base, sha256, tell }: Wanted): Promise<Source> {
  const path = resolve(from, given);
  const url = existsSync(path) ? null : addressOf(given);
  if (url === null && !existsSync(path))
    throw new Fault('not_found', `There is no file ${path}; a version is written as 1.2.3, an address with https://.`);
  if (url?.startsWith('http:') && sha256 === undefined)
    throw new Fault('invalid', 'Over http:// somebody on the way could exchange the file: name its --sha256.');
  const name = basename(url === null ? path : new URL(url).pathname);
  const sums = async (): Promise<string> => {
    if (url !== null) return (await answerOf(new URL('SHA256SUMS', url).href)).text();
    return readFile(join(dirname(path), 'SHA256SUMS'), 'utf8').catch(() => '');
  };
  const wanted = sha256?.toLowerCase() ?? sumOf(await sums(), name);
  if (wanted === undefined)
    throw new Fault(
      'invalid',
      `No SHA256SUMS beside ${url ?? path} names it: fetch that file as well, or give --sha256.`,
    );
  const file = url === null ? path : join(base, `.${name}.part`);
  if (url !== null) {
    tell(`fetching   ${url}`);
    await fetchTo(url, file);
  }
  const { sha256: found } = await hashFile(file);
  if (found === wanted) return { file, isFetched: url !== null };
  if (url !== null) await rm(file, { force: true });
  throw new Fault('invalid', `${url ?? path} is damaged, or not that release: its SHA-256 is ${found}, not ${wanted}.`);
}
