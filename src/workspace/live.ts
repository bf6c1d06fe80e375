import type { EventSink, StreamUser } from '../core/api/route.ts';
import { eventText } from '../core/api/server-sent-event.ts';
import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { perProgram } from '../core/state.ts';
import { type AuditEvent, changesAfter, mostLines, newestLines, type SourceSnapshot, snapshots } from './sources.ts';

/** How often the database is polled while somebody follows; a raised version polls at once. */
const everyMs = 2_000;
/** Between two looks: an import raises versions many times a second, and each look is a few queries. */
const pauseMs = 250;
/** A transaction that began earlier may add its line later: lines are looked for this far back. */
const overlapMs = 10_000;
/** Lines that may have been committed before one with a smaller number: a follower that begins remembers so many. */
const overlapLines = 100;
/** Lines that a follower remembers. */
const rememberedLines = 5_000;
/** Between two checks of a follower's session. */
const checkMs = 4_000;

interface Follower {
  stream: EventSink;
  user: StreamUser;
  /** Lines up to this number are none of its. */
  from: number;
  /** Lines behind it that it has been sent, or that were there when it began: those of a commit in between are not. */
  has: Set<number>;
  /** Number of the last line that it was sent. */
  at: number;
  /** The snapshots that it has, as JSON. */
  shown: Map<SourceSnapshot['event'], string>;
  checkedAt: number;
}

/** Whether a user may read the row of a line: a change that he may not look at is not sent either. */
const isFor = (user: StreamUser, { resource, owner, data: { id, by } }: AuditEvent): boolean =>
  user.mayRead(resource, id) && (user.mayReadOthers(resource) || (owner === undefined ? by.id : owner) === user.id);

/** What a user is shown: `locks` and `presence` name rows of several resources, those of others by the right to read them. */
function visible({ event, resource, data }: SourceSnapshot, user: StreamUser): unknown {
  if (resource !== null) return user.mayRead(resource) && user.mayReadOthers(resource) ? data : undefined;
  const seesOthers = user.mayRead(event);
  return (data as { resource: string; user: { id: number } }[]).filter(
    (one) => one.user.id === user.id || (seesOthers && user.mayRead(one.resource) && user.mayReadOthers(one.resource)),
  );
}

/**
 * Tells the signed-in users of this instance what happens. Changes come from the audit trail, which every change writes
 * in its transaction; the rest is compared with what a follower was shown before. One look serves all followers.
 */
class Hub {
  #app: App;
  #followers = new Set<Follower>();
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isDue = false;
  /** When the last look began, ms. */
  #looked = Number.NEGATIVE_INFINITY;
  /** Lines that have been sent, with the time (ms) at which they were seen. */
  #seen = new Map<number, { line: AuditEvent; at: number }>();
  /** No line up to this number is looked for any more. */
  #settled = 0;

  constructor(app: App) {
    this.#app = app;
    app.versions.watch(() => this.#wake());
  }

  /**
   * @param lines numbers of the newest lines when the client began, the newest first: `overlapLines` or all
   */
  add(stream: EventSink, user: StreamUser, lines: readonly number[]): () => void {
    const [at = 0] = lines;
    const from = lines.length < overlapLines ? 0 : (lines.at(-1) as number);
    const has = new Set(lines.toReversed());
    const follower: Follower = { stream, user, from, has, at, shown: new Map(), checkedAt: performance.now() };
    this.#followers.add(follower);
    // What others were sent between the look of the client at the newest lines and now.
    const missed = [...this.#seen.values()].map(({ line }) => line).sort((a, b) => a.lineId - b.lineId);
    const text = this.#textOf(follower, missed);
    if (text !== '') stream.send(text);
    this.#settled = this.#settled === 0 ? 0 : Math.min(this.#settled, from);
    if (!this.#timer) this.#timer = setInterval(() => this.#wake(), everyMs).unref();
    this.#wake();
    return () => this.#drop(follower);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#followers.clear();
  }

  #drop(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.#followers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#seen.clear();
    this.#settled = 0;
  }

  #wake(): void {
    if (this.#followers.size === 0) return;
    this.#isDue = true;
    if (this.#isBusy) return;
    this.#isBusy = true;
    setTimeout(() => void this.#look(), Math.max(0, this.#looked + pauseMs - performance.now())).unref();
  }

  async #look(): Promise<void> {
    this.#looked = performance.now();
    this.#isDue = false;
    try {
      const lines = await this.#newLines();
      const parts = await snapshots(this.#app);
      for (const follower of [...this.#followers]) await this.#serve(follower, lines, parts);
      if (lines.length >= mostLines) this.#isDue = true;
    } catch (err) {
      this.#app.log.warn({ err }, 'the live stream cannot be read; trying again');
    } finally {
      this.#isBusy = false;
    }
    if (this.#isDue) this.#wake();
  }

  /** Lines that were not seen before; those of the last seconds are looked for again, since ids are given before a commit. */
  async #newLines(): Promise<AuditEvent[]> {
    const now = performance.now();
    if (this.#settled === 0) this.#settled = Math.min(...[...this.#followers].map(({ from }) => from));
    const lines = await changesAfter(this.#app, this.#settled, mostLines + overlapLines + this.#seen.size);
    const fresh = lines.filter(({ lineId }) => !this.#seen.has(lineId)).slice(0, mostLines + overlapLines);
    for (const line of fresh) this.#seen.set(line.lineId, { line, at: now });
    for (const [id, { at }] of this.#seen)
      if (now - at > overlapMs) {
        this.#seen.delete(id);
        this.#settled = Math.max(this.#settled, id);
      }
    return fresh;
  }

  /** The events of lines that the follower may see and has not been sent. */
  #textOf(follower: Follower, lines: readonly AuditEvent[]): string {
    const { user, from, has } = follower;
    let text = '';
    for (const line of lines) {
      const { lineId } = line;
      if (lineId <= from || has.has(lineId)) continue;
      has.add(lineId);
      if (!isFor(user, line)) continue;
      follower.at = Math.max(follower.at, lineId);
      text += eventText('change', follower.at, line.data);
    }
    for (const id of has) {
      if (has.size <= rememberedLines) break;
      has.delete(id);
      follower.from = Math.max(follower.from, id);
    }
    return text;
  }

  async #serve(follower: Follower, lines: readonly AuditEvent[], parts: readonly SourceSnapshot[]): Promise<void> {
    if (!(await this.#isSignedIn(follower))) return;
    const { stream, user, shown } = follower;
    let text = this.#textOf(follower, lines);
    for (const part of parts) {
      const json = JSON.stringify(visible(part, user));
      if (json === undefined || shown.get(part.event) === json) continue;
      shown.set(part.event, json);
      text += eventText(part.event, follower.at, JSON.parse(json));
    }
    if (text === '') return;
    // A follower that does not read is dropped: it comes back with the number of the last line that it has.
    if (!stream.hasCapacity()) {
      this.#drop(follower);
      stream.end('');
      return;
    }
    stream.send(text);
  }

  /** Ends the stream of a user whose session, token or account is no longer valid. */
  async #isSignedIn(follower: Follower): Promise<boolean> {
    if (performance.now() - follower.checkedAt < checkMs) return true;
    follower.checkedAt = performance.now();
    try {
      await follower.user.check();
      return true;
    } catch (error) {
      if (!(error instanceof Fault) || error.status >= 500) return true; // the database is away: it is polled again
      this.#drop(follower);
      follower.stream.end(eventText('end', follower.at, { reason: error.code, message: error.message }));
      return false;
    }
  }
}

const hubOf = perProgram(
  (app) => new Hub(app),
  (hub) => hub.close(),
);

/** Most lines that a client which comes back is sent; with more it loads its lists again. */
const mostMissed = 1_000;

/** What fills the stream of a user. @param lastEventId of a client that comes back */
export async function openLive(app: App, user: StreamUser, lastEventId: number | undefined) {
  const lines = await newestLines(app, overlapLines);
  const [newest = 0] = lines;
  // A number that has not been given yet comes from before a backup was brought back.
  const isKnown = lastEventId !== undefined && lastEventId <= newest && newest - lastEventId <= mostMissed;
  const missed = isKnown && lastEventId < newest ? await changesAfter(app, lastEventId, mostMissed) : [];
  return (stream: EventSink) => {
    stream.send(eventText('start', newest, { reload: lastEventId !== undefined && !isKnown }));
    for (const line of missed)
      if (line.lineId <= newest && isFor(user, line)) stream.send(eventText('change', line.lineId, line.data));
    return hubOf(app).add(stream, user, lines);
  };
}
