import { readFileSync } from 'node:fs';
import { logFormats } from '../log/format.ts';
import { filesOptions, filesProblem } from './files-options.ts';
import { oidcOptions, oidcProblem } from './oidc-options.ts';
import {
  type ConfigOption,
  flag,
  httpUrl,
  int,
  keys,
  list,
  oneOf,
  option,
  pgUrl,
  ranges,
  text,
  url,
} from './option.ts';
import {
  parseServiceAccount,
  parseVapidPrivate,
  parseVapidPublic,
  parseVapidSubject,
  vapidProblem,
} from './push-keys.ts';

type Env = Record<string, string | undefined>;

/** Every option there is, in the order in which `.env.example` and `dinam config` list them. */
export const options = {
  env: oneOf('NODE_ENV', 'development', ['development', 'test', 'production'], 'production turns sample content off'),
  port: int('PORT', 8080, 0, 65535, 'port to listen on; 0 takes a free one'),
  host: option('HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 in a container', text),
  publicUrl: url('PUBLIC_URL', 'address that readers use; absent: http://HOST:PORT', httpUrl),
  trustProxy: ranges('TRUST_PROXY', 'addresses of proxies whose X-Forwarded-For is believed'),
  dataDir: option('DATA_DIR', 'data', 'folder of the database and of everything else that is stored', text),
  databaseUrl: url('DATABASE_URL', 'PostgreSQL; absent: SQLite under DATA_DIR', pgUrl, true),
  databaseReadUrl: url('DATABASE_READ_URL', 'PostgreSQL replica for public reads', pgUrl, true),
  databasePool: int('DATABASE_POOL', 10, 1, 500, 'PostgreSQL connections of one process'),
  requireDatabase: flag(
    'REQUIRE_DATABASE',
    false,
    'a start never makes a new SQLite database: its volume may be missing',
  ),
  adminUsername: option('ADMIN_USERNAME', 'admin', 'name of the owner that the first start creates', (s) => {
    if (!/^[\p{L}\p{M}\p{N}._@-]{3,64}$/u.test(s)) throw new Error('must be 3 to 64 letters, digits, or . _ - @');
    return s;
  }),
  adminPassword: option(
    'ADMIN_PASSWORD',
    '',
    'password of that owner; absent: a random one, printed once',
    (s) => {
      if ([...s].length < 10) throw new Error('must have at least 10 characters');
      return s;
    },
    true,
  ),
  jwtSecrets: keys('JWT_SECRET', 'signs access tokens; "new,old" rotates; absent: made once and kept in the database'),
  secretKeys: keys(
    'SECRET_KEY',
    'seals the secrets that the database keeps; "new,old" rotates; absent: they lie there in clear',
  ),
  sampleContent: flag('SAMPLE_CONTENT', true, 'load the starter content into an empty database (never in production)'),
  docs: oneOf(
    'DOCS',
    'auto',
    ['auto', 'true', 'false'],
    'the API under /docs; auto: in production without the operations of the newsroom; false: nothing',
  ),
  legacyErrors200: flag('LEGACY_ERRORS_200', false, 'errors of /api/*.php come with HTTP 200, for old Android clients'),
  corsOrigins: list('CORS_ORIGINS', 'origins whose pages may use the admin API', /^https?:\/\/[^/]+$/, 'origins'),
  fetchAllow: ranges(
    'FETCH_ALLOW',
    'addresses or ranges that may be fetched (feeds, webhooks) although private, on any port',
  ),
  websub: oneOf(
    'WEBSUB',
    'auto',
    ['auto', 'true', 'false'],
    'ask the hubs that feeds name to push their news; auto: when PUBLIC_URL is https',
  ),
  fcmCredentials: option(
    'FCM_CREDENTIALS',
    '',
    'service account of Firebase, as JSON or as the path of its file; absent: pushes are logged only',
    (s) => JSON.stringify(parseServiceAccount(s)),
    true,
  ),
  fcmBaseUrl: url('FCM_BASE_URL', 'where FCM is', httpUrl, false, 'https://fcm.googleapis.com'),
  fcmTokenUrl: url('FCM_TOKEN_URL', 'where access tokens come from; absent: as the service account says', httpUrl),
  fcmIidUrl: url('FCM_IID_URL', 'where many devices subscribe at once', httpUrl, false, 'https://iid.googleapis.com'),
  fcmPerMinute: int('FCM_PER_MINUTE', 600_000, 100, 100_000_000, 'messages a minute that FCM takes of the project'),
  vapidPublicKey: option('VAPID_PUBLIC_KEY', '', 'Web Push: of `dinam push keys`; browsers get it', parseVapidPublic),
  vapidPrivateKey: option('VAPID_PRIVATE_KEY', '', 'Web Push: the other half', parseVapidPrivate, true),
  vapidSubject: option('VAPID_SUBJECT', '', 'Web Push: mailto: or https:// of who answers for it', parseVapidSubject),
  webpushHosts: list(
    'WEBPUSH_HOSTS',
    'push services of browsers: names, *. before one for all below it, or * for any machine on the Internet',
    /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/,
    'names of servers in small letters',
    ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
  ),
  ...filesOptions,
  smtpUrl: url(
    'SMTP_URL',
    'server that sends e-mail; absent: none is sent, and in development it is written to DATA_DIR/mail',
    ['smtp:', 'smtps:'],
    true,
  ),
  mailFrom: option(
    'MAIL_FROM',
    '',
    'sender of e-mail, such as "Dinam <desk@example.in>"; absent: dinam@ and the name of PUBLIC_URL',
    text,
  ),
  ...oidcOptions,
  metricsToken: option('METRICS_TOKEN', '', 'bearer token of /metrics; absent: loopback addresses only', text, true),
  logLevel: oneOf(
    'LOG_LEVEL',
    'info',
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'least level to log',
  ),
  logFormat: oneOf(
    'LOG_FORMAT',
    'auto',
    [...logFormats],
    'json, or pretty for people; auto: pretty on a terminal, else json',
  ),
  cacheMegabytes: int('CACHE_MB', 64, 0, 65536, 'memory for finished answers; 0 turns the cache off'),
  bodyLimit: int('BODY_LIMIT', 1_048_576, 1024, 104_857_600, 'largest request body, in bytes'),
  requestTimeoutMs: int('REQUEST_TIMEOUT_MS', 10_000, 100, 600_000, 'longest ordinary request'),
  shedUtilisation: int(
    'SHED_UTILISATION',
    98,
    0,
    100,
    'percent of its time that the event loop is busy, from which on requests get 503; 0 never',
  ),
  shedQueue: int('SHED_QUEUE', 100, 1, 100_000, 'requests that are open besides when that is so'),
  readTimeoutMs: int('READ_TIMEOUT_MS', 3_000, 50, 60_000, 'longest wait for an answer that has to be computed'),
  readQueue: int('READ_QUEUE', 50, 1, 10_000, 'such answers of one kind that wait for their turn; one more gets 503'),
  readsPerMinute: int(
    'READS_PER_MINUTE',
    3_000,
    0,
    10_000_000,
    'such answers for one address, a dear one counts as five; 0: any number',
  ),
  errorsPerMinute: int(
    'ERRORS_PER_MINUTE',
    600,
    0,
    10_000_000,
    'errors (4xx and 5xx) that one address gets without delay; each further one waits a second; 0: any number',
  ),
  searchTimeoutMs: int('SEARCH_TIMEOUT_MS', 3_000, 50, 60_000, 'longest search, its waiting included; then 503'),
  searchQueue: int('SEARCH_QUEUE', 100, 1, 10_000, 'searches that wait for their turn; one more gets 503'),
  connections: int('CONNECTIONS', 10_000, 10, 1_000_000, 'connections that one process keeps open'),
  connectionsPerAddress: int('CONNECTIONS_PER_ADDRESS', 1_000, 1, 1_000_000, 'of these, connections of one address'),
  writeTimeoutMs: int('WRITE_TIMEOUT_MS', 20_000, 100, 600_000, 'a peer that takes nothing for so long is let go'),
  drainMs: int('DRAIN_MS', 1_000, 0, 300_000, 'how long a stopping process still accepts requests'),
  liveStreams: int('LIVE_STREAMS', 1_000, 0, 100_000, 'streams of live blogs that one process keeps open'),
  liveStreamsPerAddress: int('LIVE_STREAMS_PER_ADDRESS', 100, 1, 100_000, 'of these, streams of one address'),
  liveHeartbeatSeconds: int('LIVE_HEARTBEAT_SECONDS', 15, 1, 300, 'a quiet stream gets a sign of life this often'),
  bookmarkReaders: int('BOOKMARK_READERS', 1_000_000, 0, 1_000_000_000, 'installations that may keep bookmarks'),
  intakePerDay: int(
    'INTAKE_PER_DAY',
    64 * 1024 * 1024,
    10_000,
    100_000_000_000,
    'bytes that one address may leave in a day without a token, a 24th of them in an hour',
  ),
  minFreeDisk: int(
    'MIN_FREE_DISK',
    512 * 1024 * 1024,
    0,
    999_999_999_999,
    'free bytes of the disk of DATA_DIR below which no files are taken, and nothing without a token',
  ),
  databaseMaxBytes: int(
    'DATABASE_MAX_BYTES',
    0,
    0,
    1_000_000_000_000_000,
    'size of the PostgreSQL database from which nothing is taken without a token; 0: any size',
  ),
  deviceLimit: int('DEVICE_LIMIT', 10_000_000, 0, 1_000_000_000, 'devices that may be registered for push'),
  bookmarkDays: int('BOOKMARK_DAYS', 400, 1, 36_500, 'days unseen after which the bookmarks of an installation go'),
  workers: int('WORKERS', 2, 0, 64, 'jobs that one process runs at a time; 0 leaves them to `dinam work`'),
  feedWorkers: int('FEED_WORKERS', 64, 1, 256, 'feeds that one process fetches at a time, besides WORKERS'),
  pushWorkers: int('PUSH_WORKERS', 2, 1, 16, 'batches of push that one process sends at a time, besides WORKERS'),
  pushInFlight: int(
    'PUSH_IN_FLIGHT',
    100,
    10,
    1_000,
    'messages to push services under way or unrecorded in one process: as many phones may get one twice after a crash',
  ),
} satisfies Record<string, ConfigOption<unknown>>;

type Read = { readonly [K in keyof typeof options]: (typeof options)[K] extends ConfigOption<infer T> ? T : never };
export type Config = Read;

/** Thrown with one line per bad key, so that a wrong set-up is mended in one go. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((p) => `  ${p}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The raw text of an option: the variable, or the content of the file that `<NAME>_FILE` names. */
function rawValue(env: Env, name: string): string | undefined {
  const direct = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`];
  if (!file) return direct;
  if (direct !== undefined) throw new Error(`is given twice, also as ${name}_FILE`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new Error(`cannot be read from ${file}: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/**
 * Reads the environment once.
 * @throws ConfigError naming every bad key.
 */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(options)) {
    try {
      const raw = rawValue(env, option.env);
      const value = raw === undefined ? option.fallback : option.parse(raw);
      config[key] = Array.isArray(value) ? Object.freeze([...value]) : value;
    } catch (error) {
      problems.push(`${option.env} ${(error as Error).message}`);
    }
  }
  const names = problems.join('\n');
  if (config.databaseReadUrl && !config.databaseUrl && !names.includes('DATABASE_URL'))
    problems.push('DATABASE_READ_URL needs DATABASE_URL');
  const vapid = names.includes('VAPID_') ? null : vapidProblem(config as Config);
  if (vapid) problems.push(vapid);
  const files = names.includes('FILES_') ? null : filesProblem(config as Config);
  if (files) problems.push(files);
  const oidc = names.includes('OIDC_') ? null : oidcProblem(config as Config);
  if (oidc) problems.push(oidc);
  if (problems.length) throw new ConfigError(problems);
  if (!config.publicUrl) config.publicUrl = listenAddress(config as Config);
  if (config.env === 'production') config.sampleContent = false;
  return Object.freeze(config) as Config;
}

/** Which pages of the API documents are shown. */
export const shownDocs = ({ docs, env }: Pick<Config, 'docs' | 'env'>): { public: boolean; newsroom: boolean } => ({
  public: docs !== 'false',
  newsroom: docs === 'auto' ? env !== 'production' : docs === 'true',
});

/** Where it listens, as a URL. */
export function listenAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The same on another port: absolute addresses have to name the one that port 0 turned into. */
export function onPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrl === listenAddress(config) ? listenAddress({ ...config, port }) : config.publicUrl;
  return Object.freeze({ ...config, port, publicUrl });
}

/** The effective values as `NAME=value` lines, secrets masked: what `dinam config` prints. */
export function describeConfig(config: Config): string[] {
  return Object.entries(options).map(([key, option]) => {
    const value = config[key as keyof Config];
    const shown = Array.isArray(value) ? value.join(',') : String(value);
    return `${option.env}=${option.secret && shown ? '********' : shown}`;
  });
}

/** The text of `.env.example`: every option, its meaning and its default. A test keeps the file equal to it. */
export function exampleEnv(): string {
  const lines = Object.values(options).map((o) => {
    const value = Array.isArray(o.fallback) ? o.fallback.join(',') : String(o.fallback);
    return `# ${o.help}\n#${o.env}=${value}`;
  });
  return `# Every option of Dinam. Secrets may come from a file instead: NAME_FILE=/run/secrets/name\n\n${lines.join('\n\n')}\n`;
}
