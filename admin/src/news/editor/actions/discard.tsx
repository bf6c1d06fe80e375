import Button from '@mui/material/Button';
import { useState } from 'react';
import type { WorkingCopyRevision } from '../../../../../src/news/model/revision.ts';
import { call, ifMatch } from '../../../api/http.ts';
import { useTime } from '../../../api/time.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Confirm } from '../../../layout/confirm.tsx';
import { useUndoNotice } from '../../../layout/undo.tsx';
import { useSession } from '../../../session/use-session.ts';
import { withChanges } from '../save-story.ts';
import type { StoredStory } from '../story.ts';
import type { StoryEditor } from '../use-story.ts';

/** Discards the changes of a published story, after a question that says whose they are, and with a way back. */
export function DiscardChanges(props: {
  story: StoryEditor;
  run: (work: (stored: StoredStory) => Promise<unknown>) => Promise<boolean>;
}) {
  const { story, run } = props;
  const text = useText();
  const time = useTime();
  const undoable = useUndoNotice();
  const me = useSession().me?.id;
  const [isConfirming, setConfirming] = useState(false);
  const copy = story.stored.item?.working_copy;
  const discard = async () => {
    let discarded: number | undefined;
    let id = 0;
    const isDone = await run(async (stored) => {
      if (!stored.copyRev) return; // what was typed is what readers see
      await withChanges(stored, 'discard');
      id = stored.item.id;
      const { data } = await call<WorkingCopyRevision[]>(`/api/admin/news/${id}/working-copy/revisions`, {
        query: { limit: 1 },
      });
      discarded = data[0]?.number;
    });
    if (!isDone || discarded === undefined) return;
    undoable(text('editor.discarded'), () =>
      story.act(({ copyRev }) =>
        call(`/api/admin/news/${id}/working-copy/revisions/${discarded}/restore`, {
          method: 'POST',
          body: {},
          headers: ifMatch(copyRev ?? 0),
        }),
      ),
    );
  };
  const about = !copy
    ? text('versions.discard_typed')
    : text(copy.updated_by.id === me ? 'versions.discard_own' : 'versions.discard_other', {
        name: copy.updated_by.name,
        when: time.near(copy.updated_at),
      });
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{text('editor.discard')}</Button>
      {isConfirming && (
        <Confirm
          title={text('versions.discard_title')}
          about={about}
          action={text('editor.discard')}
          onConfirm={() => void discard()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
