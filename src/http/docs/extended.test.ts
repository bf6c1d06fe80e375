import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extendSteps } from './extended.ts';
import type { Json } from './json.ts';
import { finish } from './steps.ts';

const said = 'శీర్షిక, सारांश, உள்ளடக்கம் '.repeat(8);
const title = { type: 'string', description: said };
const summary = { type: 'string', description: said };
const object = (properties: Json, required: string[], more: Json = {}): Json => ({
  ...{ type: 'object', required, properties },
  ...more,
});
const closed = { additionalProperties: false };
const extended = (schemas: Json): Json => finish(extendSteps(schemas)) as Json;

test('what has all of another is that one and its own fields', () => {
  const Story = object({ title, summary }, ['title']);
  const made = extended({
    AdminStory: object({ title, summary, rev: { type: 'integer' } }, ['title', 'rev'], { description: 'For the desk' }),
    Story,
  });
  assert.deepEqual(made, {
    AdminStory: {
      description: 'For the desk',
      allOf: [
        { $ref: '#/components/schemas/Story' },
        { type: 'object', required: ['rev'], properties: { rev: { type: 'integer' } } },
      ],
    },
    Story,
  });
});

test('a form that requires more than another is that one and what it requires', () => {
  const Patch = { type: 'object', properties: { title, summary }, ...closed };
  const made = extended({ Patch, Post: object({ title, summary }, ['title'], closed) });
  assert.deepEqual(made.Post, {
    allOf: [{ $ref: '#/components/schemas/Patch' }, { type: 'object', required: ['title'], properties: { title } }],
  });
  assert.equal(made.Patch, Patch);
});

test('what would mean something else stays as it is', () => {
  const Story = object({ title, summary }, ['title']);
  for (const other of [
    object({ title, summary, rev: { type: 'integer' } }, ['title'], closed), // a closed one takes no field besides
    object({ title: { type: 'string' }, summary, rev: { type: 'integer' } }, ['title']),
    object({ title, summary, rev: { type: 'integer' } }, ['title', 'summary']), // generators would leave it optional
    object({ title, rev: { type: 'integer' } }, ['title']),
  ])
    assert.equal(extended({ Other: other, Story }).Other, other);
});
