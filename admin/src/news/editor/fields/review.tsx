import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { memo, useState } from 'react';
import type { AdminItem } from '../../../../../src/news/model/news.ts';
import type { StoryComment } from '../../../../../src/news/model/review.ts';
import type { PersonRow } from '../../../../../src/users/model/people.ts';
import { call, messageOf } from '../../../api/http.ts';
import { useLive } from '../../../api/live.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Unfinished } from '../../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../../record/unsaved/use-typed.ts';
import { isOutside } from '../../../session/limits.ts';
import { may } from '../../../session/rights.ts';
import { TypedField } from '../../../typing/typed-field.tsx';
import { transition, withChanges } from '../save-story.ts';
import type { StoryEditor } from '../use-story.ts';
import { Comment } from './comment.tsx';
import { FieldSection } from './section.tsx';

/** Who works on the story; only writers can be chosen. */
function Assignee({ item }: { item: AdminItem }) {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = ['news', item.id, 'assigned_to'];
  const { data } = useQuery({
    queryKey,
    queryFn: () => call<AdminItem>(`/api/admin/news/${item.id}`, { query: { fields: 'assigned_to' } }),
  });
  const canAssign = !isOutside(item) && may('news.review') && may('people.read');
  const people = useQuery({
    queryKey: ['people'],
    enabled: canAssign,
    staleTime: 60_000,
    queryFn: () => call<PersonRow[]>('/api/admin/people', { query: { is_active: true, sort: 'name', limit: 100 } }),
  });
  const assigned = data ? data.data.assigned_to : item.assigned_to;
  if (!canAssign) return assigned && <Box>{`${text('editor.assigned_to')}: ${assigned.name}`}</Box>;
  const writers = (people.data?.data ?? []).filter(
    ({ id, role }) => role !== 'viewer' && (role !== 'contributor' || id === item.created_by?.id),
  );
  // Who left since stays the choice that is shown.
  const choices = [...writers, ...(assigned && !writers.some(({ id }) => id === assigned.id) ? [assigned] : [])];
  const assign = async (user_id: number | null) => {
    try {
      await call(`/api/admin/news/${item.id}/assign`, { method: 'POST', body: { user_id } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    void queries.invalidateQueries({ queryKey: ['news'] });
  };
  return (
    <TextField
      select
      label={text('editor.assigned_to')}
      value={assigned?.id ?? ''}
      onChange={(event) => void assign(Number(event.target.value) || null)}
    >
      <MenuItem value="">{text('editor.nobody')}</MenuItem>
      {choices.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The review of a story: who has it, what its people write about it, and the decision about what is in review. */
export const Review = memo(({ story, item }: { story: StoryEditor; item: AdminItem }) => {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [typed, setTyped, unsaved] = useTyped(`comments.${item.id}`, '');
  const [isBusy, setBusy] = useState(false);
  const queryKey = ['news', item.id, 'comments'];
  const path = `/api/admin/news/${item.id}/comments`;
  const { data } = useQuery({ queryKey, queryFn: () => call<StoryComment[]>(path) });
  useLive((type, change) => {
    const { resource, id } = change as { resource?: string; id?: string };
    if (type === 'change' && resource === 'news' && id === String(item.id))
      void queries.invalidateQueries({ queryKey: ['news', item.id] });
  });
  const isCopyInReview = item.working_copy?.status === 'review';
  const canWrite = may('news.write') && !isOutside(item);
  const decides = canWrite && may('news.review') && (item.status === 'review' || isCopyInReview);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      unsaved.sent();
      setTyped('');
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey });
    }
  };
  const add = (body: object) => call(path, { method: 'POST', body });
  const requestChanges = async () => {
    const body = { note: typed.trim() };
    await story.act((stored) =>
      stored.item.status === 'review' ? transition(stored, 'reject', body) : withChanges(stored, 'reject', body),
    );
  };
  // Who may only read is shown what there is.
  if (!may('news.write') && !item.assigned_to && !data?.data.length) return null;
  return (
    <FieldSection title={text('editor.review')}>
      <Assignee item={item} />
      {(data?.data.length ?? 0) > 0 && (
        <Box
          component="ul"
          aria-label={text('editor.comments')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {data?.data.map((one) => (
            <Comment
              key={one.id}
              comment={one}
              onResolve={
                canWrite
                  ? (is_resolved) =>
                      void run(() => call(`${path}/${one.id}`, { method: 'PATCH', body: { is_resolved } }))
                  : null
              }
            />
          ))}
        </Box>
      )}
      {canWrite && (
        <>
          <Unfinished of={unsaved} />
          <TypedField
            multiline
            minRows={2}
            lang={story.fields.lang}
            label={text('editor.comment')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            htmlInput={{ maxLength: 2_000 }}
          />
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              disabled={isBusy || typed.trim() === ''}
              onClick={() => void run(() => add({ text: typed.trim() }))}
            >
              {text('editor.add_comment')}
            </Button>
            {decides && (
              <Button
                variant="outlined"
                color="warning"
                disabled={isBusy || typed.trim() === ''}
                onClick={() => void run(requestChanges)}
              >
                {text('editor.request_changes')}
              </Button>
            )}
            {decides && item.status === 'review' && (
              <Button
                variant="outlined"
                color="success"
                disabled={isBusy}
                onClick={() => void run(() => add({ kind: 'approved', text: typed.trim() }))}
              >
                {text('editor.approve')}
              </Button>
            )}
          </Box>
        </>
      )}
    </FieldSection>
  );
});
