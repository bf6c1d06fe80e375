import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Fault } from '../error.ts';
import { hashFile } from '../files/bytes.ts';
import { fetchFile, fetchText } from './fetch.ts';
import { isVersion } from './installed.ts';

/** Releases of the project; `DINAM_RELEASES` names a mirror. */
const releases = 'https://github.com/dinam/dinam/releases/download';

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

/** The line of a file in what `sha256sum` has printed. */
const sumOf = (sums: string, name: string): string | undefined =>
  sums
    .split('\n')
    .map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line))
    .find((found) => found?.[2] === name)?.[1];

function addressOf(given: string): string | null {
  if (/^https?:\/\//i.test(given)) {
    if (URL.canParse(given)) return new URL(given).href;
    throw new Fault('invalid', `${given} is no address.`);
  }
  const version = given.replace(/^v/, '');
  if (!isVersion(version)) return null;
  const mirror = process.env.DINAM_RELEASES || releases;
  if (!/^https?:\/\//i.test(mirror) || !URL.canParse(mirror))
    throw new Fault('invalid', `DINAM_RELEASES is "${mirror}": it must be an address with https://.`);
  return new URL(`${mirror.replace(/\/+$/, '')}/v${version}/dinam-${version}-linux-${process.arch}.tar.gz`).href;
}

/** What a fetch leaves that was killed. */
const partForm = /^\.dinam-.+\.part$/;

/** @throws Fault `not_found`, or `invalid` when the checksum is another or nobody names it */
export async function obtain({ given, from, base, sha256, tell }: Wanted): Promise<Source> {
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256))
    throw new Fault('invalid', '--sha256 must have 64 digits of 0 to 9 and a to f, as `sha256sum` prints them.');
  for (const name of await readdir(base)) if (partForm.test(name)) await rm(join(base, name), { force: true });
  const path = resolve(from, given);
  const url = existsSync(path) ? null : addressOf(given);
  if (url === null && !existsSync(path))
    throw new Fault('not_found', `There is no file ${path}; a version is written as 1.2.3, an address with https://.`);
  const name = basename(url === null ? path : new URL(url).pathname);
  const sums = (): Promise<string> =>
    url === null
      ? readFile(join(dirname(path), 'SHA256SUMS'), 'utf8').catch(() => '')
      : fetchText(new URL('SHA256SUMS', url).href);
  const wanted = sha256?.toLowerCase() ?? sumOf(await sums(), name);
  if (wanted === undefined)
    throw new Fault(
      'invalid',
      `No SHA256SUMS beside ${url ?? path} names it: fetch that file as well, or give --sha256.`,
    );
  const file = url === null ? path : join(base, `.dinam-${name.replace(/^dinam-/, '').slice(-100)}.part`);
  if (url !== null) {
    tell(`fetching   ${url}`);
    await fetchFile(url, file, sha256 !== undefined);
  }
  const { sha256: found } = await hashFile(file);
  if (found === wanted) return { file, isFetched: url !== null };
  if (url !== null) await rm(file, { force: true });
  throw new Fault('invalid', `${url ?? path} is damaged, or not that release: its SHA-256 is ${found}, not ${wanted}.`);
}
