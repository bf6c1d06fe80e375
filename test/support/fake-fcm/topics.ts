import { errorBody } from './answers.ts';
import type { RecordedRequest, Reply } from './wire.ts';

const topicPattern = /^[a-zA-Z0-9-_.~%]{1,900}$/;
/** What one app instance may subscribe to. */
const mostTopics = 2_000;
/** What batchAdd and batchRemove take at once. */
const mostTokens = 1_000;

const json = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const problem = (status: number, message: string): Reply => json(status, errorBody(status, message));

/** Who subscribed to what, with both ways of changing it: the Instance ID service, and FCM's registrations. */
export class Topics {
  readonly members = new Map<string, Set<string>>();
  /** Tokens that neither service knows. */
  readonly unknown = new Set<string>();
  /** Every change that was requested: how many tokens at once. */
  readonly calls: { way: 'add' | 'remove'; topic: string; tokens: number }[] = [];
  /** Statuses that the next changes get, whatever they ask for. */
  readonly next: number[] = [];

  #of(topic: string): Set<string> {
    const members = this.members.get(topic) ?? new Set<string>();
    this.members.set(topic, members);
    return members;
  }

  /** Topics of one token, in order. */
  topicsOf(token: string): string[] {
    return [...this.members].flatMap(([topic, members]) => (members.has(token) ? [topic] : [])).sort();
  }

  #isFull = (token: string, topic: string): boolean =>
    !this.#of(topic).has(token) && this.topicsOf(token).length >= mostTopics;

  #scripted(): Reply | null {
    const status = this.next.shift();
    return status === undefined ? null : problem(status, 'Try again.');
  }

  /** `POST /iid/v1:batchAdd` and `:batchRemove`. */
  batch({ path, headers, body }: RecordedRequest): Reply {
    if (headers.access_token_auth !== 'true') return json(401, { error: 'access_token_auth: true is missing' });
    let fields: { to?: unknown; registration_tokens?: unknown };
    try {
      fields = JSON.parse(body) as typeof fields;
    } catch {
      return json(400, { error: 'InvalidJson' });
    }
    const { to, registration_tokens: tokens } = fields;
    const topic = typeof to === 'string' && to.startsWith('/topics/') ? to.slice('/topics/'.length) : '';
    if (!topicPattern.test(topic)) return json(400, { error: 'InvalidTopicName' });
    if (!Array.isArray(tokens) || tokens.length === 0) return json(400, { error: 'MissingRegistrationTokens' });
    if (tokens.length > mostTokens) return json(400, { error: 'TooManyRegistrationTokens' });
    const failed = this.#scripted();
    if (failed) return failed;
    this.calls.push({ way: path.includes('batchRemove') ? 'remove' : 'add', topic, tokens: tokens.length });
    const results = tokens.map((token: unknown) => {
      if (typeof token !== 'string' || token === '') return { error: 'INVALID_ARGUMENT' };
      if (this.unknown.has(token)) return { error: 'NOT_FOUND' };
      if (path.includes('batchRemove')) this.#of(topic).delete(token);
      else if (this.#isFull(token, topic)) return { error: 'TOO_MANY_TOPICS' };
      else this.#of(topic).add(token);
      return {};
    });
    return json(200, { results });
  }

  /** `/v1/projects/P/registrations/{FID or token}/topicSubscriptions[/topic]`. */
  registration(method: string, id: string, topic: string | null, query: URLSearchParams, parent: string): Reply {
    const failed = method === 'GET' ? null : this.#scripted();
    if (failed) return failed;
    if (this.unknown.has(id)) return problem(404, 'Requested entity was not found.');
    if (method !== 'GET')
      this.calls.push({
        way: method === 'POST' ? 'add' : 'remove',
        topic: topic ?? query.get('topic_name') ?? '',
        tokens: 1,
      });
    const named = (name: string): object => ({ name: `${parent}/topicSubscriptions/${name}` });
    if (method === 'GET' && topic === null)
      return json(200, { topicSubscriptions: this.topicsOf(id).map((name) => named(name)) });
    if (method === 'POST' && topic === null) {
      const name = query.get('topic_name') ?? '';
      if (!topicPattern.test(name)) return problem(400, 'Invalid topic name');
      if (this.#of(name).has(id))
        return json(409, { error: { code: 409, message: 'Already exists', status: 'ALREADY_EXISTS' } });
      if (this.#isFull(id, name)) return problem(429, 'Too many topics');
      this.#of(name).add(id);
      return json(200, named(name));
    }
    if (method === 'DELETE' && topic !== null)
      return this.#of(topic).delete(id) ? json(200, {}) : problem(404, 'Requested entity was not found.');
    return problem(404, 'Not found.');
  }
}
