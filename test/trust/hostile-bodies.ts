import { type Agent, request } from 'node:http';

const size = 1_048_000; // just under BODY_LIMIT: its length alone refuses it nowhere but where the route says so
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=xyz';
const filled = (begin: string, unit: string, end: string): string =>
  begin + unit.repeat(Math.floor((size - begin.length - end.length - 1) / unit.length)) + end;
const smallPart = '--xyz\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';

/** Bodies that cost much for their size, where their size is all that bounds them. */
export const hostile: [name: string, type: string, body: string][] = [
  ['a string', json, filled('"', 'a', '"')],
  ['an array', json, filled('[', '0,', '0]')],
  ['a member with an array', json, filled('{"categories":[', '0,', '0]}')],
  ['many members', json, `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":""`).join(',')}}`],
  ['brackets', json, filled('', '[', '')],
  ['nested members', json, filled('', '{"a":', '')],
  ['control characters', json, filled('{"q":"', '\\u0001', '"}')],
  ['marks to be put in order', json, filled('{"q":"', 'ె\u0c56\u0c4d', '"}').slice(0, size / 3)],
  ['empty parameters', form, filled('', 'a=&', 'a=')],
  ['a parameter with commas', form, filled('lang=', '1,', '1')],
  ['percent-encoding', form, filled('q=', '%E0%B0%95', '')],
  ['small parts', multipart, filled('', smallPart, '--xyz--')],
  ['no part at all', multipart, filled('', '\r\n--xy', '')],
];

export const addressOf = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name) => (name === 'id' ? '1' : name === 'slug' ? 'వార్త-1' : 'abcdefgh-1'));

export const post = (
  url: string,
  agent: Agent,
  method: string,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers: { 'content-type': type, ...headers } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    // Refused before it was sent whole, the rest may meet a connection that is gone.
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(0) : reject(error),
    );
    outgoing.end(body);
  });
