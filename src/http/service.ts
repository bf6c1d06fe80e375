import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { splitUrl } from '../core/api/query-string.ts';
import type { App } from '../core/app.ts';
import { shownDocs } from '../core/config/config.ts';
import { clockDeviation } from '../core/db/database-clock.ts';
import { words } from '../core/db/error.ts';
import { withDeadline } from '../core/deadline.ts';
import { Fault } from '../core/error.ts';
import { filesCondition } from '../core/files/file-store.ts';
import { preferredLang } from '../core/messages/accept-language.ts';
import { movedTo } from '../core/old-address.ts';
import { appAdsTxt } from '../settings/ads-txt.ts';
import { currentSettings } from '../settings/settings.ts';
import { type ApiDocuments, newsroomOf } from './docs/documents.ts';
import type { Json } from './docs/json.ts';
import { mountDocs } from './docs/page/mount.ts';
import { StaticAnswer } from './docs/static-answer.ts';
import { mountFiles } from './files/serve.ts';
import { publicCors } from './headers/cors.ts';
import { mountProof } from './health/proof.ts';
import { WriteProbe } from './health/write-probe.ts';
import { mountAccountPage } from './interface/account.ts';
import { mountInterface } from './interface/mount.ts';
import type { Metrics } from './metrics/metrics.ts';

/** Whether the process takes requests: not while it starts, and not after it received the signal to stop. */
export interface Readiness {
  ready: boolean;
}

const sameSecret = (a: string, b: string): boolean => {
  const [x, y] = [a, b].map((s) => createHash('sha256').update(s).digest()) as [Buffer, Buffer];
  return timingSafeEqual(x, y);
};

function checkMetricsAccess(app: App, request: FastifyRequest): void {
  const { metricsToken } = app.config;
  if (metricsToken === '') {
    // What a proxy on this machine passes on is not from this machine.
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    if (!isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)) return;
    throw new Fault('forbidden', 'Set METRICS_TOKEN to read the metrics from another machine.');
  }
  const given = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
  if (given === undefined || !sameSecret(given, metricsToken))
    throw new Fault('unauthenticated', 'The metrics need their token.', { headers: { 'www-authenticate': 'Bearer' } });
}

/** A load balancer waits no longer than that for a sign of health. */
const healthMs = 2_000;

/** One query of the database serves all requests within this time: the address is public. */
const lookMs = 500;

/** @returns what is wrong, a sentence; null: nothing */
type Look = (forWrites: boolean) => Promise<string | null>;

function lookOf(app: App): Look {
  const looks = new Map<boolean, { at: number; result: Promise<string | null> }>();
  return (forWrites) => {
    const last = looks.get(forWrites);
    if (last && performance.now() - last.at < lookMs) return last.result;
    const result = wrongWith(app, forWrites);
    looks.set(forWrites, { at: performance.now(), result });
    return result;
  };
}

/** Whether the database answers now, to reads or to writes, and what other instances write is seen. */
async function wrongWith({ db, versions }: App, forWrites: boolean): Promise<string | null> {
  if (versions.isUnreachable) return words.away;
  const asks =
    forWrites && db.dialect.kind === 'postgres'
      ? sql<{ no: string }>`select current_setting('transaction_read_only') as no`
      : sql<{ no: string }>`select 'off' as no`;
  const probe = asks.execute(forWrites ? db.write : db.read);
  return withDeadline(healthMs, 'the database', probe).then(
    ({ rows }) => (rows[0]?.no === 'off' ? null : words['read-only']),
    () => words.away,
  );
}

/** Readers are answered by the clock of the database: a wrong one here takes no traffic away. */
const clockNote = ({ db: { clock } }: App): { clock?: string } =>
  clock.isOff ? { clock: `${clockDeviation(clock.apartMs)}: no jobs run here` } : {};

/** What runs the service and describes it: health, metrics, the API document and its page, `/app-ads.txt`. */
export async function mountService(
  app: App,
  server: FastifyInstance,
  metrics: Metrics,
  readiness: Readiness,
  documentsOf: () => Promise<ApiDocuments>,
): Promise<void> {
  const noStore = { 'cache-control': 'no-store' };
  const look = lookOf(app);
  const writes = new WriteProbe(app);
  mountAccountPage(server);
  mountProof(app, server);
  mountFiles(app, server);
  mountInterface(app, server);

  server.get('/health/live', async (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));

  server.get('/health/ready', async (request, reply) => {
    if (!readiness.ready)
      throw new Fault('unavailable', 'The server is starting or stopping.', { headers: { 'retry-after': '5' } });
    const forWrites = new URLSearchParams(splitUrl(request.url)[1]).get('for') === 'writes';
    if (app.db.condition.isDamaged) throw new Fault('unavailable', 'The database is damaged.');
    // Everything but files is served all the same, and by another instance no files either.
    const notes = { ...(filesCondition(app).isAway ? { files: 'unreachable' } : {}), ...clockNote(app) };
    const wrong = await look(forWrites);
    const reason = wrong ?? (forWrites ? await writes.check() : null);
    if (reason === null) return reply.headers(noStore).send({ status: 'ok', database: 'ok', ...notes });
    // Readers are still served what is in memory, by this instance as by any other.
    if (forWrites || app.cache.bytes === 0) throw new Fault('unavailable', reason, { headers: { 'retry-after': '5' } });
    return reply.headers(noStore).send({ status: 'ok', database: 'unreachable', ...notes });
  });

  server.get('/metrics', async (request, reply) => {
    checkMetricsAccess(app, request);
    const text = await metrics.text();
    return reply.headers(noStore).type(metrics.registry.contentType).send(text);
  });

  server.get('/app-ads.txt', async (_request, reply) => {
    const text = appAdsTxt(await currentSettings(app));
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
  });

  // Most processes never serve them: the first request builds them, and those that come meanwhile wait for the same.
  let documents: Promise<ApiDocuments> | undefined;
  const madeDocuments = (): Promise<ApiDocuments> => {
    documents ??= documentsOf();
    return documents;
  };
  const answerOf = (document: Json) =>
    new StaticAnswer(Buffer.from(JSON.stringify(document)), {
      ...publicCors,
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json; charset=utf-8',
    });
  const once = (make: (all: ApiDocuments) => Json | Promise<Json>): (() => Promise<StaticAnswer>) => {
    let made: Promise<StaticAnswer> | undefined;
    return () => {
      made ??= madeDocuments().then(make).then(answerOf);
      return made;
    };
  };
  const answers = { whole: once(({ whole }) => whole), open: once(({ open }) => open) };
  for (const [path, name] of [
    ['/api/openapi.json', 'whole'],
    ['/api/openapi-public.json', 'open'],
  ] as const)
    server.get(path, async (request, reply) => (await answers[name]()).send(request, reply));

  server.get('/', async ({ headers, url }, reply) => {
    // `/?p=12` is the short address of a story on a site of WordPress.
    const moved = url.length > 1 ? await movedTo(app, url) : null;
    if (moved !== null) return reply.headers(noStore).redirect(moved, 301);
    const { languages, default_lang } = (await currentSettings(app)).basic;
    const lang = preferredLang(headers['accept-language'], languages) ?? default_lang;
    return reply.headers({ ...noStore, vary: 'Accept-Language' }).redirect(`/${lang}`);
  });
  const shown = shownDocs(app.config);
  if (shown.public)
    mountDocs(server, {
      publicUrl: app.config.publicUrl,
      hasNewsroom: shown.newsroom,
      documents: madeDocuments,
      newsroomAnswer: once(newsroomOf),
    });
}
