import { resolve } from 'node:path';
import type { Command } from 'commander';
import { build, type Dinam, withPort } from '../app.ts';
import type { App } from '../core/app.ts';
import { type Config, readConfig, shownDocs } from '../core/config/config.ts';
import { retiredOptions } from '../core/config/retired.ts';
import { unknownOptions, unknownText } from '../core/config/unknown.ts';
import { sqliteFile } from '../core/db/sqlite.ts';
import { checkSqlite } from '../core/db/sqlite-check.ts';
import { Fault } from '../core/error.ts';
import { filesOf } from '../core/files/file-store.ts';
import { createLog } from '../core/log/log.ts';
import { flushLogs } from '../core/log/sink.ts';
import { ClockWatch } from '../core/process/clock-watch.ts';
import { RunMarker } from '../core/process/run-marker.ts';
import { version } from '../core/release.ts';
import { lowerThreadPool } from '../core/threads/priority.ts';
import { Entrance } from '../http/health/entrance.ts';
import { seed } from '../seed/seed.ts';
import { checkClock } from '../system/database-checks.ts';
import type { FirstUser } from '../users/password/first.ts';
import { ensureOwner, setupLink } from '../users/users.ts';
import { print } from './common.ts';

/** Resolves at the first signal to stop; a second one ends the process at once. */
function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    let first = 0;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        // A terminal's Ctrl-C reaches us twice when npm passes it on as well.
        if (first > 0 && Date.now() - first > 50) process.exit(1);
        first ||= Date.now();
        resolve(signal);
      });
    }
  });
}

/** Whether the database exists. @throws when it is damaged, or `REQUIRE_DATABASE` is set and it does not */
function findDatabase(config: Config): boolean {
  if (config.databaseUrl) return true;
  const file = resolve(sqliteFile(config.dataDir));
  const isThere = checkSqlite(file);
  if (!isThere && config.requireDatabase)
    throw new Fault('unavailable', `There is no ${file}, and REQUIRE_DATABASE is set: is the volume mounted?`);
  return isThere;
}

async function runUntilStopped(
  config: Config,
  force: boolean,
  start: (dinam: Dinam) => Promise<void>,
  entrance?: Entrance,
): Promise<void> {
  const stopped = stopSignal();
  const log = createLog(config.logLevel, 1, config.logFormat);
  // A closed pipe on standard output ends a command, but must not end the service.
  process.stdout.removeAllListeners('error').on('error', () => {});
  const isThere = findDatabase(config);
  // Before the database: a migration may take minutes, in which a probe has to see that the process lives.
  await entrance?.listen();
  const dinam = await Promise.race([build(config, { force, log, ...(entrance ? { entrance } : {}) }), stopped]);
  if (typeof dinam === 'string') {
    // The database takes back what of a migration is not committed.
    log.info({ signal: dinam, during: entrance?.status }, 'stopping, before the start was complete');
    await flushLogs();
    process.exit(0);
  }
  for (const line of [...retiredOptions(process.env), ...unknownOptions(process.env).map(unknownText)])
    dinam.app.log.warn(line);
  process.on('uncaughtException', (err) => {
    dinam.app.log.fatal({ err }, 'uncaught exception: the process ends');
    void flushLogs().then(() => process.exit(1));
  });
  if (!isThere)
    dinam.app.log.warn(
      { path: resolve(sqliteFile(config.dataDir)) },
      'there was no database, so an empty one was created; if there should be one, is the volume mounted?',
    );
  const marker = new RunMarker(config.dataDir);
  for (const lost of marker.begin(process.argv[2] ?? '', version))
    dinam.app.log.warn(
      lost,
      `the last run (${lost.host}, process ${lost.pid}) did not end by itself: killed, out of memory, or a power cut`,
    );
  try {
    await start(dinam);
  } catch (error) {
    marker.end();
    throw error;
  }
  void lookAtBucket(dinam.app);
  const clockFinding = await checkClock(dinam.app.db, dinam.app.now).catch(() => null);
  if (clockFinding?.level === 'fail') dinam.app.log.error(`the clock: ${clockFinding.text}`);
  const clock = new ClockWatch(dinam.app.log);
  clock.start();
  dinam.app.log.info({ signal: await stopped }, 'stopping');
  // Connections and jobs have ended long before then; this is the last resort.
  const forced = setTimeout(() => {
    dinam.app.log.error('the shutdown timed out and was forced');
    void flushLogs().then(() => process.exit(1));
  }, config.drainMs + 28_000);
  forced.unref();
  const { cut } = await dinam.close();
  clock.stop();
  marker.end();
  await flushLogs();
  // Without this Node removes its signal handlers before it ends, and a second signal kills it.
  process.exit(cut > 0 ? 1 : 0);
}

/** Looks at the bucket once: else the log would tell of a wrong one with the first picture. */
async function lookAtBucket(app: App): Promise<void> {
  const { filesS3Bucket: bucket } = app.config;
  if (bucket === '') return;
  try {
    await (await filesOf(app)).look();
  } catch (error) {
    const { name: reason, message: detail } = error as Error;
    app.log.error({ bucket, reason, detail }, 'the bucket cannot be read: files are answered with 503');
  }
}

async function serve({ force = false }: { force?: boolean }): Promise<void> {
  const config = await withPort(readConfig(process.env));
  const entrance = new Entrance(config);
  const begin = async (dinam: Dinam): Promise<void> => {
    let owner: FirstUser | null = null;
    let setupUrl: string | null = null;
    // The owner is created after the port is bound, so that his password is never lost to a failed start.
    const address = await dinam.serve(async () => {
      owner = await ensureOwner(dinam.app);
      if (owner && owner.password !== null) setupUrl = await setupLink(dinam.app, owner.username);
      if (config.sampleContent) await seed(dinam.app);
    });
    if (!(await lowerThreadPool()))
      dinam.app.log.info('background threads keep their priority: setpriority is not allowed here');
    if (process.stdout.isTTY || owner) print(welcome(address, owner, setupUrl, shownDocs(config).public));
    dinam.app.log.info({ address, version, database: dinam.app.db.dialect.kind }, `Dinam is ready at ${address}`);
  };
  await runUntilStopped(config, force, begin, entrance);
}

/** The first addresses to open, and the owner's generated password until its first login. */
function welcome(address: string, owner: FirstUser | null, setupUrl: string | null, isShown: boolean): string {
  const lines = [
    '',
    `  Newsroom     ${address}/admin`,
    `  Web pages    ${address}/`,
    `  News         ${address}/api/v1/news`,
    `  App config   ${address}/api/v1/config`,
    `  All of it    ${address}${isShown ? '/docs' : '/api/openapi.json'}`,
  ];
  if (owner) {
    if (owner.password === null) lines.push('', `  The owner "${owner.username}" was created.`);
    else
      lines.push(
        '',
        `  The owner is "${owner.username}".`,
        `  Password: ${owner.password}`,
        '  It is shown at each start until the first login, where it has to be changed.',
        `  Or choose your own within 24 hours, once: ${setupUrl}`,
      );
  }
  return `${lines.join('\n')}\n`;
}

async function work({ force = false }: { force?: boolean }): Promise<void> {
  const config = readConfig(process.env);
  await runUntilStopped(config, force, async (dinam) => {
    dinam.work();
    dinam.app.log.info({ version, database: dinam.app.db.dialect.kind }, 'Dinam works on jobs');
  });
}

/** Commands that run until a signal stops them. */
export function serviceCommands(program: Command): void {
  const force = ['--force', 'start although a newer release has migrated the database'] as const;
  program
    .command('serve')
    .description('answer requests and run jobs')
    .option(...force)
    .action(serve);
  program
    .command('work')
    .description('run jobs only')
    .option(...force)
    .action(work);
}
