import { hash } from 'node:crypto';
import { addressKey } from '../core/address.ts';
import { Admission } from '../core/admission/admission.ts';
import type { App } from '../core/app.ts';
import { lruMap } from '../core/cache/lru.ts';
import { Fault, notFound } from '../core/error.ts';
import type { MadeFile } from '../core/files/made-files.ts';
import { removeTemporary, temporaryPath } from '../core/files/temporary.ts';
import { hook } from '../core/hook.ts';
import { limitAddress } from '../core/rate-limit.ts';
import { perProgram } from '../core/state.ts';
import { ProcessError, processOf } from '../core/threads/child-process.ts';
import { cardHash, cardPath, parseCardPath } from './address.ts';
import type { CardSize, CardSpec } from './card.ts';
import { withPicture } from './pictures.ts';
import { findStored, plainMs, storeCard, storedCardKey } from './store.ts';
import type * as worker from './worker.ts';

/** What a card shows, and until when (ms). */
export interface FoundCard {
  spec: CardSpec;
  validUntil?: number;
}

/** Gives the cards of a kind. */
export interface CardSource {
  kind: string;
  /** Topics that what is on the cards follows from. */
  topics: readonly string[];
  /** What the card of a name shows now; null where there is none. */
  find(app: App, name: string): Promise<FoundCard | null>;
}

export const cardSources = hook<CardSource>();

/** Cards whose content an address may request, and those that it may have drawn, within a minute. */
const lookups = { name: 'cards.find', points: 600, seconds: 60, here: true };
export const drawings = { name: 'cards.draw', points: 60, seconds: 60, here: true };

/** Cards that are being made: the pictures of some are fetched while another is drawn. */
const width = 3;
/** Cards that wait to be made; one more is refused. */
const mostWaiting = 30;

interface Answered extends Partial<FoundCard> {
  stamp: string;
}

const state = perProgram(
  (app: App) => ({
    draw: processOf<typeof worker>(new URL('./worker.ts', import.meta.url), {
      timeoutMs: app.config.imageTimeoutMs,
      megabytes: app.config.imageMemory,
    }),
    admission: new Admission({ width, most: mostWaiting, timeoutMs: app.config.requestTimeoutMs }),
    /** Cards that are being made, by key. */
    pending: new Map<string, Promise<MadeCard>>(),
    /** The same of icons. */
    pendingIcons: new Map<string, Promise<MadeCard>>(),
    /** What cards show, by kind and name. */
    found: lruMap<string, Answered>(2_000),
  }),
  ({ draw }) => draw.stop(),
);

/** Counters, for metrics; and the process that draws, for tests. */
export const cardState = (app: App) => state(app);

/**
 * The file of a card. The address of older content leads to that of the present one.
 * @param path what follows `/cards/`
 * @throws Fault `not_found`, `rate_limited`, `unavailable`
 */
export async function findCard(app: App, path: string, ip: string): Promise<MadeFile | { moved: string }> {
  const wanted = parseCardPath(path);
  const source = cardSources(app).find(({ kind }) => kind === wanted?.kind);
  if (!wanted || !source) throw notFound('card');
  const spec = await specOf(app, source, wanted.name, ip);
  if (!spec) throw notFound('card');
  const current = cardHash(spec);
  if (wanted.hash !== current) return { moved: cardPath(wanted.kind, wanted.name, current, wanted.size) };
  const { key, isPlain } = await cardOf(app, spec, wanted.size, ip);
  return { key, topics: source.topics, ...(isPlain ? { maxAge: plainMs / 1_000 / 4 } : {}) };
}

async function specOf(app: App, source: CardSource, name: string, ip: string): Promise<CardSpec | undefined> {
  const { found } = state(app);
  const id = `${source.kind}/${name}`;
  const stamp = app.versions.stamp(source.topics);
  const before = found.get(id);
  if (before?.stamp === stamp && (before.validUntil ?? Number.POSITIVE_INFINITY) > app.now()) return before.spec;
  await limitAddress(app, lookups, ip);
  const answer = await source.find(app, name);
  if (app.versions.isSettled) found.set(id, { stamp, ...answer });
  return answer?.spec;
}

interface MadeCard {
  key: string;
  isPlain: boolean;
}

async function cardOf(app: App, spec: CardSpec, size: CardSize, ip: string): Promise<MadeCard> {
  const content = hash('sha256', JSON.stringify([cardHash(spec), spec]), 'hex');
  const stored = await findStored(app, content, size);
  if (stored) return stored;
  const { pending, admission } = state(app);
  const key = storedCardKey(content, size, false);
  const before = pending.get(key);
  if (before) return before;
  await limitAddress(app, drawings, ip);
  const meanwhile = pending.get(key);
  if (meanwhile) return meanwhile;
  const work = admission.run(() => make(app, spec, size, content), addressKey(ip));
  const making = work.finally(() => pending.delete(key));
  pending.set(key, making);
  return making;
}

/** Draws a card and stores it; without its picture where that cannot be had, or ends the process that draws. */
async function make(app: App, spec: CardSpec, size: CardSize, content: string): Promise<MadeCard> {
  const target = `${await temporaryPath(app.config, 'card')}.jpg`;
  const draw = (url: string | null) =>
    withPicture(app, url, (picture) =>
      withPicture(app, spec.logo, (logo) => {
        const limits = { imageBytes: app.config.imageMaxBytes, pixels: app.config.imageMaxPixels };
        return state(app).draw('draw', { spec, size, picture, logo, limits, target });
      }),
    );
  try {
    const wanted = spec.picture?.url ?? null;
    const { hasPicture } = await draw(wanted).catch((error) => {
      if (!(error instanceof ProcessError) || error.reason === 'stopped') throw error;
      app.log.warn({ reason: error.reason, picture: wanted }, 'a card is drawn without its picture');
      return draw(null);
    });
    const isPlain = wanted !== null && !hasPicture;
    const key = storedCardKey(content, size, isPlain);
    await storeCard(app, key, target);
    return { key, isPlain };
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    throw new Fault('unavailable', 'The card cannot be drawn now.', { headers: { 'retry-after': '5' }, cause: error });
  } finally {
    await removeTemporary(app.config, target);
  }
}
