import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Difference } from './difference.ts';
import { tagNames } from './fields.ts';

test('a tag that imitates another by letters of several scripts is left out, and the report says so', () => {
  const notes: Difference[] = [];
  const good = ['వర్షాలు', 'दिल्ली', 'சென்னை', 'বৃষ্টি', 'لاہور', 'IPLలో', 'Cricket'];
  assert.deepEqual(tagNames([...good, 'C\u0433icket', 'p\u0430ypal', 'దిल्లी'], notes), good);
  assert.equal(notes.length, 3, JSON.stringify(notes));
  assert.match(notes[1]?.reason ?? '', /p\u0430ypal.*left out/);
});
