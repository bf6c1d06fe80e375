import type { TextPart } from '../../core/files/parts.ts';
import { brokenAt, WxrParser, type WxrRecord } from './wxr.ts';

/** The encoding that the XML declaration names; UTF-8 unless it does. */
function decoderOf(first: Buffer, fail: (why: string) => Error): TextDecoder {
  const [, named = 'utf-8'] =
    /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(first.toString('latin1')) ?? [];
  const mark = first.subarray(0, 2).toString('hex');
  const label = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : named;
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw fail(`the encoding ${label} is not known.`);
  }
}

/** What the first bytes of other files look like. */
function checkKind(first: Buffer, fail: (why: string) => Error): void {
  const begin = first
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart();
  if (begin === '') throw fail('the file is empty.');
  if (begin.startsWith('{') || begin.startsWith('['))
    throw fail('this is JSON and no WordPress export; `dinam import ghost` takes that of Ghost.');
  if (!begin.startsWith('<')) throw fail('this is no XML, and so no WordPress export (WXR).');
}

/**
 * The records of one file, in their order. Never more than a piece of the file and a record are in memory.
 * @throws Fault `invalid` with the line where it is broken
 */
export async function* readWxr(
  part: TextPart,
  leaveOut: readonly string[],
  onBytes?: (done: number) => void,
): AsyncGenerator<WxrRecord> {
  const parser = new WxrParser(part.name, leaveOut);
  const fail = (why: string): Error => brokenAt(part.name, parser.line, why);
  let decoder: TextDecoder | undefined;
  for await (const bytes of part.open(onBytes)) {
    if (!decoder) {
      checkKind(bytes, fail);
      decoder = decoderOf(bytes.subarray(0, 200), fail);
    }
    const { text, isWhole } = decoded(decoder, bytes);
    yield* parser.write(text);
    parser.check();
    if (!isWhole) throw fail(`there are bytes that are no ${decoder.encoding.toUpperCase()}.`);
  }
  if (!decoder) throw fail('the file is empty.');
  parser.end();
}

/** Text of the next bytes, up to those that are none. */
function decoded(decoder: TextDecoder, bytes: Buffer): { text: string; isWhole: boolean } {
  try {
    return { text: decoder.decode(bytes, { stream: true }), isWhole: true };
  } catch {
    const [text = ''] = new TextDecoder(decoder.encoding).decode(bytes).split('\ufffd');
    return { text, isWhole: false };
  }
}
