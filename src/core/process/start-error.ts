import { relative, resolve } from 'node:path';
import { type Config, ConfigError } from '../config/config.ts';
import { sqliteFile } from '../db/sqlite.ts';
import { Fault } from '../error.ts';

/** Why the program cannot start, for people and for what reads its log. */
interface StartProblem {
  /** What is wrong, in one sentence, with the path, the port or the server that it is about. */
  message: string;
  /** What to do about it. */
  advice?: string;
  /** File or folder. */
  path?: string;
  /** Of the system or the database. */
  code?: string;
  /** One for each wrong option. */
  problems?: string[];
}

interface SystemError {
  code?: string;
  syscall?: string;
  path?: string;
  hostname?: string;
  message?: string;
  errors?: SystemError[];
}

type StartAdvice = Omit<StartProblem, 'code'>;

const notOurs = (config: Config): StartAdvice => ({
  message: `HOST is ${config.host}, which is no address of this machine.`,
  advice: 'Take 127.0.0.1 behind a proxy on this machine, 0.0.0.0 to be reached from others.',
});

const full = (config: Config): StartAdvice => ({
  message: `The disk of ${resolve(config.dataDir)} is full.`,
  path: resolve(config.dataDir),
  advice: 'Make room, for example by `dinam backup --keep`, then start again. Nothing was lost.',
});

/** Listening. */
function ofListen(code: string, config: Config): StartAdvice | undefined {
  const { host, port } = config;
  if (code === 'EADDRINUSE')
    return {
      message: `Port ${port} of ${host} is used by another program.`,
      advice: `Is Dinam running already? Stop the other program (\`ss -ltnp 'sport = :${port}'\` names it), or set PORT.`,
    };
  if (code === 'EACCES' || code === 'EPERM')
    return {
      message: `Port ${port} cannot be taken: ports below 1024 need a privilege.`,
      advice: 'Set PORT to 1024 or above and put a proxy in front, as deploy/nginx.conf does.',
    };
  if (/^(EADDRNOTAVAIL|EINVAL|ENOTFOUND|EAI_AGAIN)$/.test(code)) return notOurs(config);
  return undefined;
}

/** The data folder and the file in it. */
function ofFile(code: string, { path, message = '' }: SystemError, config: Config): StartAdvice | undefined {
  const folder = resolve(config.dataDir);
  const file = resolve(sqliteFile(config.dataDir));
  // Neither in the data folder nor above it: a file that a command was given.
  const isOutside =
    path !== undefined &&
    [relative(folder, resolve(path)), relative(resolve(path), folder)].every((one) => one.startsWith('..'));
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL') return full(config);
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|ELOOP)$/.test(code))
    return {
      message: `${path ?? folder} cannot be written (${code}).`,
      path: path ?? folder,
      advice: isOutside
        ? 'Name a folder of the user who runs this: on a server that is `dinam`, not root.'
        : `DATA_DIR has to be a folder that the user of the service owns: \`chown -R dinam ${folder}\`.`,
    };
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/.test(code))
    return {
      message: `${file} cannot be opened for writing (${code}).`,
      path: file,
      advice: `The user of the service must own the file and the folder, and the disk must not be read-only: \`chown -R dinam ${folder}\`.`,
    };
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code))
    return {
      message: `${file} is damaged: ${message}.`,
      path: file,
      advice:
        'Stop, copy the folder aside, and bring the newest backup back: `dinam restore FILE --force`. Without one, `sqlite3 FILE .recover` saves what can be read.',
    };
  if (code.startsWith('SQLITE_IOERR'))
    return {
      message: `${file} cannot be read or written (${code}).`,
      path: file,
      advice: 'The disk or the network share is failing: look at `dmesg`, and keep the file on a local disk.',
    };
  if (/^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(code))
    return {
      message: `${file} is locked by another program (${code}).`,
      path: file,
      advice: `End the command or tool that has it open (\`fuser -v ${file}\` names it), then start again.`,
    };
  return undefined;
}

/** PostgreSQL. Its address is shown without user and password. */
function ofPostgres(code: string, { message = '' }: SystemError, config: Config): StartAdvice | undefined {
  const { hostname, port, pathname, username } = new URL(config.databaseUrl);
  const server = `${hostname}:${port || 5432}`;
  const name = pathname.slice(1);
  if (
    /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03)$/.test(code) ||
    /timeout exceeded|terminated/i.test(message)
  )
    return {
      message: `PostgreSQL at ${server} cannot be reached (${code || message}).`,
      advice: 'Is it running, and is the address in DATABASE_URL right? `dinam doctor` asks again.',
    };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      message: `There is no machine ${hostname} (${code}).`,
      advice: 'Look at the name in DATABASE_URL, and at the name service of this machine.',
    };
  if (code === '28P01' || code === '28000')
    return {
      message: `PostgreSQL at ${server} does not let ${decodeURIComponent(username)} in: ${message}.`,
      advice: 'Look at user and password in DATABASE_URL; characters such as @ / # : in them must be percent-encoded.',
    };
  if (code === '3D000')
    return {
      message: `PostgreSQL at ${server} has no database ${name}.`,
      advice: `Make it: \`createdb -E UTF8 -T template0 ${name}\`.`,
    };
  if (code === '42501')
    return {
      message: `PostgreSQL refuses ${decodeURIComponent(username)} a right: ${message}.`,
      advice: `Let the user own the database: \`alter database ${name} owner to ${decodeURIComponent(username)}\`.`,
    };
  if (code === '53300')
    return {
      message: `PostgreSQL at ${server} has no connection left: ${message}.`,
      advice: 'Lower DATABASE_POOL, or raise max_connections.',
    };
  if (code === '53100') return { message: `The disk of PostgreSQL at ${server} is full.`, advice: 'Make room there.' };
  return undefined;
}

const first = (error: unknown): SystemError => {
  const given = (error ?? {}) as SystemError;
  // Of a name with several addresses each has its own error.
  return given.code === undefined && given.errors?.[0] ? given.errors[0] : given;
};

/** Why the start failed, if the cause is a recognised one; null: a bug, or an unexpected cause. */
export function startProblem(error: unknown, config: Config | null): StartProblem | null {
  if (error instanceof ConfigError) return { message: error.message, problems: error.problems };
  if (error instanceof Fault) return { message: error.message };
  if (!config) return null;
  const system = first(error);
  const { code = '', syscall } = system;
  const isListen = syscall === 'listen' || syscall === 'bind' || system.hostname === config.host;
  const found = isListen
    ? ofListen(code, config)
    : ((config.databaseUrl ? ofPostgres(code, system, config) : undefined) ?? ofFile(code, system, config));
  return found ? { ...found, ...(code ? { code } : {}) } : null;
}
