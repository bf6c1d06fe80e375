import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Running } from './helper.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  lang: string;
}

/** Header text of RFC 2047. */
const decoded = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(data, 'base64').toString() : decodeQ(data.replaceAll('_', ' ')),
    );

const decodeQ = (data: string): string =>
  Buffer.from(
    data.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The messages that were written to `DATA_DIR/mail`, in the order of their time. */
export async function messages(s: Pick<Running, 'env'>): Promise<Message[]> {
  const folder = join(s.env.DATA_DIR as string, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => {
      const raw = await readFile(join(folder, name), 'utf8');
      const [head = '', ...rest] = raw.split('\r\n\r\n');
      const field = (key: string): string =>
        decoded(new RegExp(`^${key}: ((?:.*)(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n/g, '') ?? '');
      const body = rest.join('\r\n\r\n');
      const encoding = field('Content-Transfer-Encoding');
      const text =
        encoding === 'base64'
          ? Buffer.from(body, 'base64').toString()
          : encoding === 'quoted-printable'
            ? decodeQ(body.replace(/=\r\n/g, ''))
            : body;
      return { to: field('To'), subject: field('Subject'), text, lang: field('Content-Language') };
    }),
  );
}
