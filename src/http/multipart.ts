import { Busboy } from '@fastify/busboy';
import { mostFields } from '../core/api/query-string.ts';
import { Fault, invalidField } from '../core/error.ts';

/** A part of a multipart body: the text of a field, or the bytes of a file. */
export type FormPart = { name: string; value: string } | { name: string; file: Buffer };

export const malformed = (): Fault => invalidField('', 'The multipart body is malformed');

/** @throws Fault `invalid` where there is none, or one that the parser does not take: RFC 2046 allows 70 characters */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] = contentType.match(/;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !/^[^"\\]{1,200}$/.test(boundary)) throw malformed();
  return boundary;
}

/** How often the boundary comes: what the parser makes of each part costs more than the rest of the body. */
function hasMoreParts(bytes: Buffer, boundary: string, most: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + boundary.length))
    if (++count > most) return true;
  return false;
}

/**
 * The parts of a multipart body that is all there, and has the size that its route takes.
 * @throws Fault `invalid`, `too_large`
 */
export async function parseMultipart(bytes: Buffer, contentType: string): Promise<FormPart[]> {
  if (bytes.length === 0) return [];
  const boundary = boundaryOf(contentType);
  const mostParts = mostFields + 1; // and a file
  // Before each part it comes once, and once behind the last.
  if (hasMoreParts(bytes, `--${boundary}`, mostParts + 1))
    throw new Fault('too_large', `The body has more than ${mostParts} parts.`);
  const parts: FormPart[] = [];
  const limits = { fieldSize: bytes.length, fileSize: bytes.length, files: 1, fields: mostFields, parts: mostParts };
  await new Promise<void>((resolve, reject) => {
    // The parser gets the boundary that was counted: it would read another one in parameters with quotes.
    const parser = new Busboy({ headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` }, limits });
    const refuse = (): void => reject(new Fault('too_large', 'The body has too many or too large parts.'));
    parser.on('field', (name: string | undefined, value, isNameCut) => {
      if (name === undefined) reject(malformed());
      else if (isNameCut) refuse();
      else parts.push({ name, value });
    });
    parser.on('file', (name: string | undefined, stream) => {
      if (name === undefined) reject(malformed());
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => parts.push({ name: name ?? '', file: Buffer.concat(chunks) }));
      stream.on('error', reject);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse);
    parser.on('error', () => reject(malformed()));
    parser.on('finish', () => resolve());
    parser.end(bytes);
  });
  return parts;
}
