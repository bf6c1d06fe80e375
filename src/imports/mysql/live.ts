import { Fault } from '../../core/error.ts';
import type { TextPart } from '../../core/files/parts.ts';
import { programOnPath, programOutput } from '../../core/process/program-output.ts';

export const isLive = (source: string): boolean => /^(mysql|mariadb):\/\//.test(source);

/** Passwords stand in no error and no report. */
const shownAddress = ({ username, host, pathname }: URL): string =>
  `mysql://${username === '' ? '' : `${username}@`}${host}${pathname}`;

/**
 * A running MySQL or MariaDB as its own program dumps it: one moment of the whole database, and nobody waits for it.
 * @param address `mysql://user:password@host:3306/database`, or with `?socket=/run/mysqld/mysqld.sock`
 * @throws Fault `invalid` for no such address, `unavailable` where the program is not installed
 */
export function livePart(address: string, password: string | undefined): TextPart {
  const url = URL.parse(address);
  const wrong = (why: string): Fault =>
    new Fault('invalid', `The address must be mysql://user@host:3306/database: ${why}.`);
  if (!url) throw wrong('it is no URL; give a password with signs in MYSQL_PWD');
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      throw wrong('a % in it is written %25; give a password with signs in MYSQL_PWD');
    }
  };
  const database = decoded(url.pathname.slice(1));
  if (database === '' || database.includes('/')) throw wrong('it names no database');
  if (database.startsWith('-')) throw wrong('no name of a database begins with -');
  const program = programOnPath(['mariadb-dump', 'mysqldump']);
  if (program === null)
    throw new Fault(
      'unavailable',
      'Neither mariadb-dump nor mysqldump is installed (apt-get install mariadb-client). Or make a dump where the database is, and import that file.',
    );
  const socket = url.searchParams.get('socket');
  const at =
    socket === null ? ['--protocol=tcp', `--host=${url.hostname.replace(/^\[|\]$/g, '')}`] : [`--socket=${socket}`];
  const args = [
    ...at,
    ...(socket === null && url.port !== '' ? [`--port=${url.port}`] : []),
    ...(url.username === '' ? [] : [`--user=${decoded(url.username)}`]),
    ...['--single-transaction', '--quick', '--hex-blob', '--default-character-set=utf8mb4', '--skip-triggers'],
    // MySQL 8 asks for statistics that MariaDB has not.
    ...(program.endsWith('mysqldump') ? ['--loose-column-statistics=0'] : []),
    ...['--no-tablespaces', '--skip-lock-tables', '--skip-add-locks', '--complete-insert'],
    database,
  ];
  const secret = url.password === '' ? password : decoded(url.password);
  const env: Record<string, string> = secret === undefined ? {} : { MYSQL_PWD: secret };
  const name = shownAddress(url);
  async function* open(onBytes?: (done: number) => void): AsyncGenerator<Buffer> {
    let done = 0;
    try {
      for await (const chunk of programOutput(program as string, args, env)) {
        done += chunk.length;
        onBytes?.(done);
        yield chunk;
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      throw new Fault(error.code, `${name}: ${error.message}`, { cause: error });
    }
  }
  return { name, bytes: 0, open };
}
