import Button from '@mui/material/Button';
import { useState } from 'react';
import { DinamError } from '../../../../../client/error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { pick } from '../merge.ts';
import { withChanges } from '../save-story.ts';
import { type Field, fieldNames, fieldsOf, type StoredStory } from '../story.ts';
import type { StoryEditor } from '../use-story.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

/** The changed fields that the server does not publish, because they were changed in the story as well. */
const refusedFields = (error: unknown): Field[] =>
  error instanceof DinamError && error.status === 409
    ? fieldNames.filter((name) => error.errors?.some(({ field }) => field === name))
    : [];

/** Publishes the changes of a published story. Where the story was changed in the same fields, it asks which text stays. */
export function PublishChanges(props: {
  story: StoryEditor;
  run: (work: (stored: StoredStory) => Promise<unknown>, done: 'editor.published') => Promise<boolean>;
}) {
  const { story, run } = props;
  const text = useText();
  const [fields, setFields] = useState<readonly Field[]>([]);
  const publish = (body: object = {}) =>
    run(async (stored) => {
      if (!stored.copyRev) return; // what was typed is what readers see
      try {
        await withChanges(stored, 'publish-changes', body);
      } catch (error) {
        setFields(refusedFields(error));
        throw error;
      }
    }, 'editor.published');
  const { item } = story.stored;
  return (
    <>
      <Button variant="contained" onClick={() => void publish()}>
        {text('editor.publish_changes')}
      </Button>
      {item && fields.length > 0 && (
        <ConflictDialog
          fields={fields}
          mine={story.fields}
          theirs={fieldsOf(item)}
          action={text('editor.publish_changes')}
          onClose={() => setFields([])}
          onResolve={(taken) => {
            setFields([]);
            if (taken.length > 0) story.set(pick(fieldsOf(item), taken));
            void publish({ overwrite: true });
          }}
        />
      )}
    </>
  );
}
