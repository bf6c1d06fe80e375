import InputBase from '@mui/material/InputBase';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';
import { call, ifMatch, messageOf } from '../../api/http.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { useUndoNotice } from '../../layout/undo.tsx';
import { closedBy } from '../../session/limits.ts';
import { may } from '../../session/rights.ts';

type Change = Partial<Pick<AdminItem, 'priority' | 'is_breaking'>>;

/** Changes a story from the list; readers see it at once, so it can be undone. */
function useInlineEdit(story: AdminItem) {
  const text = useText();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const queries = useQueryClient();
  const path = `/api/admin/news/${story.id}`;
  // Without it changes of a published story wait beside it.
  const query = story.status === 'published' ? { apply: 'now' } : {};
  const canEdit = closedBy(story) === null && may(story.status === 'published' ? 'news.publish' : 'news.write');
  const read = () => queries.invalidateQueries({ queryKey: ['news'] });
  const edit = async (body: Change, before: Change): Promise<void> => {
    try {
      const { data } = await call<AdminItem>(path, { method: 'PATCH', query, body, headers: ifMatch(story.rev) });
      notifyUndo(text('views.changed', { title: data.title }), () =>
        call(path, { method: 'PATCH', query, body: before, headers: ifMatch(data.rev) }).finally(read),
      );
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      await read();
    }
  };
  return { canEdit, edit };
}

export function Priority({ story }: { story: AdminItem }) {
  const name = useFieldName();
  const { canEdit, edit } = useInlineEdit(story);
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  if (!canEdit) return story.priority;
  const save = async () => {
    // Enter saves, and so does leaving the field while that is under way.
    if (isSaving) return;
    setSaving(true);
    const priority = Number(typed);
    if (typed !== null && typed.trim() !== '' && priority !== story.priority)
      await edit({ priority }, { priority: story.priority });
    setTyped(null);
    setSaving(false);
  };
  return (
    <InputBase
      type="number"
      readOnly={isSaving}
      value={typed ?? story.priority}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setTyped(null);
      }}
      inputProps={{ 'aria-label': `${name('priority')}: ${story.title}` }}
      sx={{ width: 72, px: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    />
  );
}

export function Breaking({ story }: { story: AdminItem }) {
  const name = useFieldName();
  const { canEdit, edit } = useInlineEdit(story);
  /** Shown while it is being saved. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (is_breaking: boolean) => {
    setWanted(is_breaking);
    await edit({ is_breaking }, { is_breaking: story.is_breaking });
    setWanted(null);
  };
  return (
    <Switch
      size="small"
      checked={wanted ?? story.is_breaking}
      disabled={!canEdit || wanted !== null}
      onChange={(_, value) => void change(value)}
      slotProps={{ input: { 'aria-label': `${name('is_breaking')}: ${story.title}` } }}
    />
  );
}
