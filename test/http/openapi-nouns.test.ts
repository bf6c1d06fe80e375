import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '../../src/app.ts';
import type { ActRoute } from '../../src/core/api/route.ts';

test('a noun is named as its constant', () => {
  const named = [...api.nouns].flatMap(([name, schema]) => ('$id' in schema ? [[name, schema.$id] as const] : []));
  assert.ok(named.length > 230, `${named.length}`);
  for (const [name, id] of named) assert.equal(id, name);
});

test('a noun that an answer or a body has is a component: an object, a choice or one of several', () => {
  const found = new Set<object>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || found.has(node)) return;
    found.add(node);
    for (const inner of Object.values(node)) look(inner);
  };
  const lookAtAct = ({ reply, body, also, acts = {} }: ActRoute): void => {
    for (const part of [reply, body, also]) look(part);
    for (const act of Object.values(acts)) lookAtAct(act);
  };
  for (const route of api.routes) {
    if ('reads' in route) for (const { reply } of route.reads) look(reply);
    else if (!('open' in route)) lookAtAct(route);
  }
  for (const { body } of api.events) look(body);
  const isComponent = (schema: object) => ['properties', 'enum', 'anyOf'].some((key) => key in schema);
  const nouns = [...api.nouns].filter(([, schema]) => found.has(schema) && isComponent(schema));
  assert.ok(nouns.length > 150, `${nouns.length}`);
  assert.deepEqual(
    nouns.filter(([, schema]) => !('$id' in schema)).map(([name]) => name),
    [],
    'give them the $id',
  );
});
