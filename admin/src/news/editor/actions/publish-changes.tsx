import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { DinamError } from '../../../../../client/error.ts';
import type { WorkingCopy } from '../../../../../src/news/model/working-copy.ts';
import { call } from '../../../api/http.ts';
import { useText } from '../../../i18n/use-text.ts';
import { mergedFields, pickedChange } from '../merge/changes.ts';
import { withChanges } from '../save-story.ts';
import {
  fieldNames,
  type StoredStory,
  type StoryChange,
  type StoryFieldName,
  type StoryFields,
  storyFields,
} from '../story.ts';
import type { StoryEditor } from '../use-story.ts';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then(({ ConflictDialog: component }) => ({ default: component })),
);

/** The changed fields that the server does not publish, because they were changed in the story as well. */
const refusedFields = (error: unknown): StoryFieldName[] =>
  error instanceof DinamError && error.status === 409
    ? fieldNames.filter((name) => error.errors?.some(({ field }) => field === name))
    : [];

/** Fields that both have changed: what the story said when it was changed, and what it says now. */
interface Conflict {
  fields: readonly StoryFieldName[];
  base: StoryChange;
  theirs: StoryFields;
  merged: StoryChange;
}

/** Merges what was changed in the story with the changes that are to be published. */
async function met({ item, fields: mine }: StoredStory, refused: readonly StoryFieldName[]): Promise<Conflict> {
  const { data: copy } = await call<WorkingCopy>(`/api/admin/news/${item.id}/working-copy`);
  const { data: story } = await call<typeof item>(`/api/admin/news/${item.id}`);
  const base = copy.base as StoryChange;
  const theirs = storyFields(story);
  const { mergedAlone } = await import('../merge/document.ts');
  const before = { ...theirs, ...base };
  const merged = mergedFields(refused, before, pickedChange(mine, refused), theirs, mergedAlone);
  return { fields: refused.filter((field) => !(field in merged)), base, theirs, merged };
}

/** Publishes the changes of a published story. Where the story was changed in the same places, it asks which text stays. */
export function PublishChanges(props: {
  story: StoryEditor;
  run: (
    work: (stored: StoredStory) => Promise<unknown>,
    done: 'editor.published' | (() => 'editor.published' | undefined),
  ) => Promise<boolean>;
}) {
  const { story, run } = props;
  const text = useText();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const publish = async () => {
    let found: Conflict | null = null;
    const isDone = await run(
      async (stored) => {
        if (!stored.copyRev) return; // what was typed is what readers see
        try {
          await withChanges(stored, 'publish-changes');
        } catch (error) {
          const refused = refusedFields(error);
          if (refused.length === 0) throw error;
          found = await met(stored, refused);
        }
      },
      () => (found ? undefined : 'editor.published'),
    );
    const conflict = found as Conflict | null;
    if (!isDone || !conflict) return;
    if (conflict.fields.length > 0) setConflict(conflict);
    else await publishAs(conflict.merged);
  };
  const publishAs = async (change: StoryChange) => {
    story.set(change);
    await run(
      (stored) => (stored.copyRev ? withChanges(stored, 'publish-changes', { overwrite: true }) : Promise.resolve()),
      'editor.published',
    );
  };
  return (
    <>
      <Button variant="contained" onClick={() => void publish()}>
        {text('editor.publish_changes')}
      </Button>
      {conflict && (
        <Suspense>
          <ConflictDialog
            fields={conflict.fields}
            base={conflict.base}
            mine={story.fields}
            theirs={conflict.theirs}
            action={text('editor.publish_changes')}
            onClose={() => setConflict(null)}
            onResolve={async (resolved) => {
              setConflict(null);
              await publishAs({ ...conflict.merged, ...resolved });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
