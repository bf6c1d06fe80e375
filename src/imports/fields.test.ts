import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tagsOf } from './fields.ts';

test('a tag that imitates another by letters of several scripts is left out, and the report says so', () => {
  const notes: string[] = [];
  const good = ['వర్షాలు', 'दिल्ली', 'சென்னை', 'বৃষ্টি', 'لاہور', 'IPLలో', 'Cricket'];
  assert.deepEqual(tagsOf([...good, 'C\u0433icket', 'p\u0430ypal', 'దిल्లी'], notes), good);
  assert.equal(notes.length, 3, notes.join());
  assert.match(notes[1] as string, /p\u0430ypal.*left out/);
});
