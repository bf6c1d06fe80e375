import type { IncomingMessage } from 'node:http';
import { Type } from 'typebox';
import { parseForm } from '../../core/api/validate.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { fileName } from '../../core/files/name.ts';
import { described, type UploadBody } from '../model/media.ts';

/** The version of tus (https://tus.io/protocols/resumable-upload) that is spoken. */
export const tusVersion = '1.0.0';
/** The content type of a part. */
export const partMedia = 'application/offset+octet-stream';

const mostMetadataBytes = 16_384;

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** @throws Fault `stale` (412) for another version; a request without the header counts as this one */
export function checkVersion(request: IncomingMessage): void {
  const version = headerOf(request, 'tus-resumable');
  if (version === undefined || version === tusVersion) return;
  throw new Fault('stale', `The version ${version.slice(0, 20)} of tus is not spoken here.`, {
    headers: { 'tus-version': tusVersion },
  });
}

/** A header with a number of bytes. @throws Fault `invalid` naming it */
export function bytesHeader(request: IncomingMessage, name: 'Upload-Length' | 'Upload-Offset'): number {
  const text = headerOf(request, name.toLowerCase());
  if (text === undefined) throw invalidField(name, 'is missing', 'required');
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text)) throw invalidField(name, 'must be a whole number of bytes', 'pattern');
  return value;
}

/** What an upload says about its file. */
export interface Described {
  name: string;
  described: UploadBody;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** `filename d29ybGQ=,credit ...`: names with their values in Base64; unknown ones are left out. */
function pairsOf(header: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  if (header.length > mostMetadataBytes) throw invalidField('Upload-Metadata', 'is too long', 'too_long');
  for (const pair of header.split(',')) {
    const [key = '', value = ''] = pair.trim().split(/ +/);
    if (!['filename', 'name', 'alt', 'caption', 'credit'].includes(key)) continue;
    try {
      if (!/^[\w+/-]*={0,2}$/.test(value)) throw new Error('no Base64');
      pairs[key] = utf8.decode(Buffer.from(value, 'base64'));
    } catch {
      throw invalidField('Upload-Metadata', `must have ${key} as Base64 of UTF-8`, 'pattern');
    }
  }
  return pairs;
}

const Texts = Type.Object(described, { additionalProperties: false });

/** @throws Fault `invalid` for metadata that is malformed, or texts as no upload may have */
export function metadataOf(request: IncomingMessage): Described {
  const { filename, name: given, ...texts } = pairsOf(headerOf(request, 'upload-metadata') ?? '');
  const name = fileName(filename ?? given ?? '');
  return { name: name || 'file', described: parseForm(Texts, texts) };
}
