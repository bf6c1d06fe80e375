import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modules } from '../modules.ts';
import { readConfig } from './config/config.ts';
import { contributions, type Module } from './module.ts';

const run = async (): Promise<void> => {};
const route = { method: 'GET', path: '/api/v1/వార్తలు' } as NonNullable<Module['routes']>[number];
const source = {} as NonNullable<NonNullable<Module['search']>['news_index']>;
const config = readConfig({});

/** One declaration of each kind, in two modules. */
const cases: Record<string, Omit<Module, 'name'>> = {
  'route GET /api/v1/వార్తలు': { routes: [route] },
  'job நாள்': { jobs: { நாள்: run } },
  'schedule दिन': { schedule: [{ name: 'दिन', everyMs: 1_000, job: { kind: 'दिन' } }] },
  'search index news_index': { search: { news_index: source } },
  'noun Kavita': { nouns: [{ Kavita: { type: 'object' }, kavita: {} }] },
  'table கவிதைகள்': { tables: { கவிதைகள்: {} } },
  'group of the field பாடல்': { fields: { groups: { media: 'பாடல்' } } },
  'widget of the field चित्र': { fields: { widgets: { चित्र: 'image' } } },
  'meaning of the field రాగం': { fields: { meanings: { రాగం: 'రాగం' } } },
  'queue সারি': { workers: () => ({ সারি: 1 }) },
};

for (const [what, declared] of Object.entries(cases))
  test(`the ${what} cannot be declared twice, by one module or by two`, () => {
    const collect = (...list: Module[]) => contributions(list).queues(config);
    collect({ name: 'a', ...declared });
    const message = { message: `The ${what} is declared twice.` };
    assert.throws(() => collect({ name: 'a', ...declared }, { name: 'b', ...declared }), message);
    assert.throws(() => collect(...modules, { name: 'a', ...declared }, { name: 'b', ...declared }), message);
  });

test('a schedule entry has a handler, and its queue has workers', () => {
  const { handlers, schedule, queues } = contributions(modules);
  const names = new Set(['main', ...Object.keys(queues(config))]);
  for (const { name, job } of schedule) {
    assert.ok(handlers.has(job.kind), `${name}: ${job.kind}`);
    assert.ok(names.has(job.queue ?? 'main'), `${name}: ${job.queue}`);
  }
});
