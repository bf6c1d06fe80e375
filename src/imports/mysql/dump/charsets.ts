import { fromWindows1252, mended } from './mojibake.ts';

/** Character sets of MySQL by the names that decoders of the Web have for them. */
const labels: Readonly<Record<string, string>> = {
  ...{ utf8: 'utf-8', utf8mb3: 'utf-8', utf8mb4: 'utf-8', binary: 'utf-8', ascii: 'utf-8', latin1: 'windows-1252' },
  ...{ latin2: 'iso-8859-2', latin5: 'windows-1254', latin7: 'iso-8859-13', cp1250: 'windows-1250' },
  ...{ cp1251: 'windows-1251', cp1256: 'windows-1256', cp1257: 'windows-1257', greek: 'iso-8859-7', koi8r: 'koi8-r' },
  ...{ hebrew: 'iso-8859-8', tis620: 'windows-874', gbk: 'gbk', gb2312: 'gbk', gb18030: 'gb18030', big5: 'big5' },
  ...{ sjis: 'shift_jis', cp932: 'shift_jis', ujis: 'euc-jp', euckr: 'euc-kr' },
};

/** Whether the letters of a character set of MySQL are known. */
export const isCharset = (name: string): boolean => Object.hasOwn(labels, name.toLowerCase());

const ascii = /^[\0-\x7f]*$/;
const decoders = new Map<string, TextDecoder>();

function decoded(bytes: Uint8Array, label: string): string | null {
  let decoder = decoders.get(label);
  if (!decoder) {
    decoder = new TextDecoder(label, { fatal: true });
    decoders.set(label, decoder);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

export interface DecodedText {
  text: string;
  /** It was encoded twice. */
  isMended: boolean;
}

/**
 * The text of a value. A connection in latin1 carries UTF-8 that a program put into columns of latin1, so UTF-8 is tried
 * first. Null for bytes that are no text.
 * @param raw a byte a letter @param charset as `SET NAMES` of the dump says
 */
export function decodeValue(raw: string, charset: string): DecodedText | null {
  if (ascii.test(raw)) return { text: raw, isMended: false };
  const bytes = Buffer.from(raw, 'latin1');
  const label = labels[charset.toLowerCase()] ?? 'utf-8';
  const text =
    decoded(bytes, 'utf-8') ??
    (label === 'utf-8' ? null : label === 'windows-1252' ? fromWindows1252(bytes) : decoded(bytes, label));
  if (text === null) return null;
  const better = mended(text);
  return { text: better ?? text, isMended: better !== null };
}

/** A value of the type bit, which a dump has as a number, or as the bytes of one. */
export function bitNumber(value: string | { hex: string }): string {
  if (typeof value === 'object') return String(BigInt(`0x${value.hex || '0'}`));
  return /^\d+$/.test(value) ? value : String([...value].reduce((n, byte) => n * 256 + byte.charCodeAt(0), 0));
}

/** The bytes of a value, a byte a letter. */
export const rawBytes = (value: string | { hex: string }): string =>
  typeof value === 'string' ? value : Buffer.from(value.hex, 'hex').toString('latin1');

/** A name of a table or column, which comes a byte a letter; without what would write to the terminal in its own way. */
export const decodeName = (raw: string): string =>
  (decodeValue(raw, 'utf8mb4')?.text ?? raw).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
