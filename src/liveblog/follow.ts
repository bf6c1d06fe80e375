import type { App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import { perProgram } from '../core/state.ts';
import type { LiveChange } from './model.ts';
import { type Blog, blogOf, liveTopics } from './reads.ts';

/** A follower of a blog. None of its functions may throw. */
interface Follower {
  /** False while it has not yet passed on what it was given: it gets no more until `Seat.resume` is called. */
  hasCapacity(): boolean;
  take(change: LiveChange): void;
  /** There is nothing more to come: an editor ended the blog, or readers may not see it any more. */
  end(reason: 'closed' | 'withdrawn', endedAt: string | null): void;
}

/** A follower's place in a blog. */
interface Seat {
  resume(): void;
  leave(): void;
}

/** A blog that has followers. */
interface Following {
  /** The number that it continues after. */
  after: number;
  /** True when the blog has ended and the reader has all of it. */
  isOver: boolean;
  begin(follower: Follower): Seat;
}

interface Place {
  follower: Follower;
  /** Number of the last change that it took. */
  at: number;
  /** There may be something for it that no query has looked for yet. */
  isDue: boolean;
}

interface Followed {
  id: number;
  places: Set<Place>;
  /** Versions of its topics when it was last read. */
  stamp: string;
  isBusy: boolean;
  retry?: NodeJS.Timeout;
}

/** Changes that one query gives. */
const batch = 50;
const retryMs = 1_000;

/**
 * Sends the changes of live blogs to their followers on this instance. A change costs one query per blog, however many
 * follow it; who is behind (a new one, a slow one) shares a query with those that are at the same number. What a
 * follower has no room for stays in the database, so a slow one takes up no memory here.
 */
class Hub {
  #app: App;
  #blogs = new Map<number, Followed>();

  constructor(app: App) {
    this.#app = app;
    app.versions.watch(() => this.#look());
  }

  add(id: number, at: number, follower: Follower): Seat {
    let blog = this.#blogs.get(id);
    if (!blog) {
      blog = { id, places: new Set(), stamp: this.#app.versions.stamp(liveTopics(id)), isBusy: false };
      this.#blogs.set(id, blog);
    }
    const place: Place = { follower, at, isDue: true };
    const followed = blog;
    followed.places.add(place);
    this.#wake(followed);
    return { resume: () => this.#wake(followed), leave: () => this.#drop(followed, place) };
  }

  #drop(blog: Followed, place: Place): void {
    blog.places.delete(place);
    if (blog.places.size > 0) return;
    clearTimeout(blog.retry);
    if (this.#blogs.get(blog.id) === blog) this.#blogs.delete(blog.id);
  }

  /** Some version has risen: is it one of a blog that is followed here? */
  #look(): void {
    for (const blog of this.#blogs.values()) {
      const stamp = this.#app.versions.stamp(liveTopics(blog.id));
      if (stamp === blog.stamp) continue;
      blog.stamp = stamp;
      for (const place of blog.places) place.isDue = true;
      this.#wake(blog);
    }
  }

  #wake(blog: Followed): void {
    if (blog.isBusy) return; // it looks again before it rests
    if (![...blog.places].some(isWaiting)) return;
    blog.isBusy = true;
    // What happens within one iteration of the event loop, such as a hundred readers who reconnect, is handled together.
    setImmediate(() => void this.#deliver(blog));
  }

  async #deliver(blog: Followed): Promise<void> {
    try {
      for (;;) {
        const waiting = Map.groupBy([...blog.places].filter(isWaiting), (p) => p.at);
        if (waiting.size === 0) return;
        for (const [at, places] of waiting) {
          for (const place of places) place.isDue = false; // before the query: what happens meanwhile is looked for again
          const state = await blogOf(this.#app, blog.id, at, batch);
          for (const place of places) if (blog.places.has(place)) this.#serve(blog, place, state);
        }
      }
    } catch (err) {
      this.#app.log.warn({ err, news_id: blog.id }, 'a live blog cannot be read; trying again');
      for (const place of blog.places) place.isDue = true;
      clearTimeout(blog.retry);
      blog.retry = setTimeout(() => this.#wake(blog), retryMs).unref();
    } finally {
      blog.isBusy = false;
    }
  }

  #serve(blog: Followed, place: Place, state: Blog | null): void {
    const { follower } = place;
    for (const change of state?.changes ?? []) {
      if (!follower.hasCapacity()) {
        place.isDue = true;
        return;
      }
      follower.take(change);
      place.at = change.seq;
    }
    if (state?.changes.length === batch) place.isDue = true;
    else if (state === null || state.ended_at !== null) {
      this.#drop(blog, place);
      follower.end(state === null ? 'withdrawn' : 'closed', state?.ended_at ?? null);
    }
  }
}

const isWaiting = ({ isDue, follower }: Place): boolean => isDue && follower.hasCapacity();

const hubOf = perProgram((app) => new Hub(app));

/**
 * Looks whether a blog can be followed.
 * @param after number of the last change that the reader has; absent: only what comes from now on
 * @throws Fault `not_found` for what is no live blog, or not to be seen
 */
export async function follow(app: App, id: number, after: number | undefined): Promise<Following> {
  const blog = await blogOf(app, id);
  if (!blog) throw notFound('live blog');
  // A number that has not been given yet comes from before a backup was brought back: the reader begins anew.
  const from = after === undefined ? blog.last_seq : after > blog.last_seq ? 0 : after;
  return {
    after: from,
    isOver: blog.ended_at !== null && from === blog.last_seq,
    begin: (follower) => hubOf(app).add(id, from, follower),
  };
}
