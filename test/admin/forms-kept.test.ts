import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { adminFiles } from '../support/source.ts';

const source = join(import.meta.dirname, '../../admin/src');
const codeOf = (file: string): string => readFileSync(join(source, file), 'utf8');

/** What people type or choose with. */
const inputs =
  /<(TextField|TypedField|CountedField|PasswordField|FormFields|RichText|TagsField|CategoryField|StoryField|PlaceField|InputBase|Switch|Checkbox|RadioGroup|Autocomplete|input)\b/;
const hasOwnState = /\b(useState|useStore)\b/;
const isKept = /\b(useRecord|useTyped|useUnsaved|useUnkept|useSection|useComposer|StoryDraft)\b|<RecordDialog\b/;

/** Files with a field and a state of their own in which nothing is typed that could be lost. */
const without: Readonly<Record<string, readonly string[]>> = {
  'It narrows what a list or a page shows': [
    'almanac/calendar-page.tsx',
    'almanac/view-bar.tsx',
    'almanac/export-dialog.tsx',
    'almanac/festivals/festival-page.tsx',
    'almanac/holidays/holiday-page.tsx',
    'audit/audit-list.tsx',
    'feeds/items/item-list.tsx',
    'feeds/feed-list.tsx',
    'horoscope/horoscope-page.tsx',
    'horoscope/beside.tsx',
    'imports/import-page.tsx',
    'layout/search-field.tsx',
    'news/list/columns.tsx',
    'palette/palette.tsx',
    'news/list/filter-text.tsx',
    'news/list/filters.tsx',
    'push/device-list.tsx',
    'releases/simulator.tsx',
    'shopping/product-list.tsx',
    'submissions/ledger.tsx',
    'news/editor/text/find-bar.tsx',
  ],
  'A field of a form, which has its value; its own state is what is searched or shown': [
    'media/drop-zone.tsx',
    'media/panel-texts.tsx',
    'news/editor/fields/placement.tsx',
    'news/editor/fields/seo.tsx',
    'news/place-field.tsx',
    'news/story-field.tsx',
    'news/tags-field.tsx',
    'record/image-field.tsx',
    'record/rows-field.tsx',
    'record/texts-field.tsx',
    'shopping/prices/money-field.tsx',
  ],
  'A choice that is made in a second, and nothing is typed': [
    'almanac/festivals/copy-year.tsx',
    'almanac/festivals/move-festival.tsx',
    'horoscope/copy-dialog.tsx',
    'media/trash-unused.tsx',
    'news/editor/actions/conflict-dialog.tsx',
    'push/send-dialog.tsx',
    'record/secret-once.tsx',
  ],
  'What is typed is on the device': ['push/test-field.tsx'],
  'Each change is saved at once': ['news/list/inline-edit.tsx'],
  'Who is signing in': ['session/sign-in.tsx', 'record/proof-dialog.tsx'],
};

test('what is typed into any form of the interface is kept: a form that is new is not forgotten', () => {
  assert.ok(adminFiles.length > 200, 'the source was read');
  const known = new Set(Object.values(without).flat());
  const forms = adminFiles.filter((file) => {
    const code = codeOf(file);
    return inputs.test(code) && hasOwnState.test(code);
  });
  const forgotten = forms.filter((file) => !isKept.test(codeOf(file)) && !known.has(file));
  assert.deepEqual(forgotten, [], 'use `useRecord`, `useTyped`, `useUnsaved` or `useUnkept`, see record/unsaved');
  assert.deepEqual(
    [...known].filter((file) => !forms.includes(file) || isKept.test(codeOf(file))),
    [],
    'take it from the list',
  );
});

test('what was left is offered where it is typed, and a dialog is closed by what keeps it', () => {
  const users = adminFiles.filter((file) => /\b(useRecord|useTyped|useUnsaved)[<(]/.test(codeOf(file)));
  assert.ok(users.length > 20);
  const hooks = (file: string) => file.endsWith('.ts');
  assert.deepEqual(
    users.filter((file) => !hooks(file) && !codeOf(file).includes('<Unfinished of=')),
    [],
  );
  const closing = /<Dialog[^>]*\sonClose=\{(props\.)?onClose\}/;
  assert.deepEqual(
    users.filter((file) => closing.test(codeOf(file))),
    [],
    'the dialog loses what was typed',
  );
});
