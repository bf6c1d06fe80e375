import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import type { Json } from './json.ts';
import { NamedSchemas } from './named-schemas.ts';

const Place = Type.Object({ id: Type.Integer(), name: Type.String() }, { $id: 'Place' });

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

test('a schema with an $id is a component, also as an optional member and in a list', () => {
  const named = new NamedSchemas();
  const story = named.of(Type.Object({ place: Type.Optional(Place), others: Type.Array(Place) }));
  assert.deepEqual(plain(story).properties, {
    place: { $ref: '#/components/schemas/Place' },
    others: { type: 'array', items: { $ref: '#/components/schemas/Place' } },
  });
  const { $id: _, ...schema } = plain(Place);
  assert.deepEqual(plain(named.finish()), { Place: schema });
});

test('a description of a field stands beside the reference; one that all share is that of the component', () => {
  const named = new NamedSchemas();
  const about = (description?: string) => ({ ...Place, ...(description ? { description } : {}) });
  const one = named.of({ a: about('Where it happened'), b: about('Where it is printed'), c: about() }) as Json;
  const two = named.of({ d: { ...Type.String({ $id: 'Zone' }), description: 'IANA' } }) as Json;
  const schemas = named.finish() as { Place: Json; Zone: Json };
  assert.equal(schemas.Place.description, undefined);
  assert.equal((one.a as Json).description, 'Where it happened');
  assert.equal((one.b as Json).description, 'Where it is printed');
  assert.equal((one.c as Json).description, undefined);
  assert.equal(schemas.Zone.description, 'IANA');
  assert.deepEqual(two, { d: { $ref: '#/components/schemas/Zone' } });
});

test('two schemas of one $id stop the document', () => {
  const named = new NamedSchemas();
  named.of(Place);
  assert.throws(() => named.of({ ...Place, minProperties: 1 }), /Two schemas have the \$id Place/);
});

test('a body has the name of its operation; an equal one has the same', () => {
  const named = new NamedSchemas();
  named.of(Place);
  const body = Type.Object({ name: Type.String() });
  assert.deepEqual(named.body('PostStoriesBody', named.of(body) as Json), {
    $ref: '#/components/schemas/PostStoriesBody',
  });
  assert.deepEqual(named.body('PutStoriesBody', named.of({ ...body }) as Json), {
    $ref: '#/components/schemas/PostStoriesBody',
  });
  assert.deepEqual(named.body('Place', named.of(Type.Object({ id: Type.Integer() })) as Json), {
    $ref: '#/components/schemas/Place2',
  });
});
