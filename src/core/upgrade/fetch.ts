import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../error.ts';
import { freeBytes } from '../files/local.ts';

const megabyte = 1_048_576;
/** A release has 70 MB; nobody fills a disk by an address. */
const mostBytes = 1_000_000_000;
/** Checksums of a release have less than 2 kB. */
const mostTextBytes = megabyte;
/** What else the system writes meanwhile. */
const spareBytes = 64 * megabyte;
const mostHops = 10;
const minute = 60_000;

/** @param isKnown a checksum was given by hand: then somebody on the way cannot exchange what is fetched */
function check(address: URL, from: string, isKnown: boolean): void {
  if (address.protocol === 'https:' || (address.protocol === 'http:' && isKnown)) return;
  if (address.protocol !== 'http:') throw new Fault('invalid', `${address.href} is no https:// address.`);
  const reason = 'over http:// somebody on the way could exchange the file: name its --sha256.';
  throw new Fault(
    'invalid',
    address.href === from ? `O${reason.slice(1)}` : `${from} leads to ${address.href}, and ${reason}`,
  );
}

/** The answer of an address, each hop of which is checked. */
async function answerOf(url: string, isKnown: boolean, signal: AbortSignal): Promise<Response> {
  const failed = (reason: string) => new Fault('unavailable', `${url} cannot be fetched: ${reason}`);
  let address = new URL(url);
  for (let hop = 0; hop <= mostHops; hop++) {
    check(address, url, isKnown);
    const answer = await fetch(address, { redirect: 'manual', signal }).catch((error: Error) => {
      throw failed(`${(error.cause as Error | undefined)?.message || error.message}.`);
    });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    const location = answer.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === null)
      throw new Fault('not_found', `${url} cannot be fetched: the server answers ${answer.status}.`);
    if (!URL.canParse(location, address.href)) throw failed(`the server leads to "${location}", which is no address.`);
    address = new URL(location, address);
  }
  throw failed(`the server leads to more than ${mostHops} other addresses.`);
}

/** The content up to a bound; a connection that is cut gives a Fault. */
async function* contentOf(url: string, { body }: Response, most: number): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  let bytes = 0;
  const chunks = Readable.fromWeb(body as never) as AsyncIterable<Uint8Array>;
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await iterator.next().catch((error: Error) => {
        const reason = (error.cause as Error | undefined)?.message || error.message;
        throw new Fault('unavailable', `${url} was cut after ${bytes} bytes (${reason}): try again.`);
      });
      if (done) return;
      bytes += value.length;
      if (bytes > most) throw new Fault('too_large', `${url} has more than ${most} bytes: no release has.`);
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** A short text. @throws Fault `not_found`, `unavailable`, `too_large`; `invalid` for what does not come over https */
export async function fetchText(url: string): Promise<string> {
  const answer = await answerOf(url, false, AbortSignal.timeout(minute));
  return Buffer.concat(await Array.fromAsync(contentOf(url, answer, mostTextBytes))).toString('utf8');
}

/**
 * Writes what an address has to a file; of a failure no file is left.
 * @param isKnown its checksum was given by hand: then http will do
 * @throws Fault as `fetchText`; `unavailable` also where the disk has no room
 */
export async function fetchFile(url: string, file: string, isKnown: boolean): Promise<void> {
  const answer = await answerOf(url, isKnown, AbortSignal.timeout(30 * minute));
  try {
    const said = Number(answer.headers.get('content-length') ?? 0);
    if (said > mostBytes) throw new Fault('too_large', `${url} has more than ${mostBytes} bytes: no release has.`);
    const folder = dirname(file);
    const free = await freeBytes(folder);
    if (said + spareBytes > free)
      throw new Fault(
        'unavailable',
        `The disk of ${folder} has ${Math.floor(free / megabyte)} MB free; ${url} needs ${Math.ceil((said + spareBytes) / megabyte)} MB. Nothing was changed.`,
      );
    await pipeline(contentOf(url, answer, mostBytes), createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    await answer.body?.cancel().catch(() => null);
    await rm(file, { force: true });
    if (error instanceof Fault) throw error;
    throw new Fault('unavailable', `${file} cannot be written: ${(error as Error).message}.`);
  }
}
