import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldSteps } from './fields.ts';
import type { Json } from './json.ts';
import { finish } from './steps.ts';

const form = (properties: Json): Json => ({ type: 'object', properties, additionalProperties: false });
const tags = {
  ...{ type: 'array', items: { type: 'string', maxLength: 60 }, maxItems: 30 },
  ...{ description: 'వర్షం, बारिश, மழை, বৃষ্টি, بارش; '.repeat(3), 'x-label': 'fields.tags', 'x-widget': 'tags' },
};
const named = (schemas: Json): Json => finish(fieldSteps(schemas)) as Json;

test('a field that several forms have is written once, whatever it is called in others', () => {
  const made = named({
    Post: form({ tags }),
    Patch: form({ tags, story: { type: 'array', items: form({ tags }) } }),
    Bulk: form({ words: tags }),
  });
  const reference = { $ref: '#/components/schemas/TagsField' };
  assert.deepEqual(made, {
    Post: form({ tags: reference }),
    Patch: form({ tags: reference, story: { type: 'array', items: form({ tags: reference }) } }),
    Bulk: form({ words: tags }),
    TagsField: tags,
  });
});

test('fields of one name that say different things have a component each', () => {
  const others = { ...tags, description: 'అడ్డుకునే మాటలు: వీటిలో ఒకటి ఉన్న కథ రాదు; '.repeat(3) };
  const made = named({ A: form({ tags }), B: form({ tags }), C: form({ tags: others }), D: form({ tags: others }) });
  assert.deepEqual([made.TagsField, made.TagsField2], [tags, others]);
});

test('answers, short fields, fields of several types or with objects of their own stay in their schema', () => {
  const { 'x-label': _, ...answer } = tags;
  for (const field of [
    answer,
    { type: 'string', 'x-label': 'fields.tags' },
    { ...tags, items: form({ word: answer }) },
    { ...tags, type: ['array', 'string'] },
  ])
    assert.deepEqual(named({ A: form({ tags: field }), B: form({ tags: field }) }), {
      A: form({ tags: field }),
      B: form({ tags: field }),
    });
});
