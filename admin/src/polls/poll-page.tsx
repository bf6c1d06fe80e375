import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { DinamError } from '../../../client/error.ts';
import type { AdminPoll } from '../../../src/engagement/model.ts';
import { call, ifMatch } from '../api/http.ts';
import { useLanguages } from '../api/languages.ts';
import { useLive } from '../api/live.ts';
import { useAdd } from '../api/use-add.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Loading } from '../layout/loading.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Problem } from '../layout/problem.tsx';
import { useUndoNotice } from '../layout/undo.tsx';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useUnsaved } from '../record/unsaved/use-unsaved.ts';
import { may } from '../session/rights.ts';
import { bodyOf, newOption, type PollBody, type PollFields, pollFields, withIds } from './poll-fields.ts';
import { PollForm } from './poll-form.tsx';
import { PollStatus } from './poll-list.tsx';
import { Results } from './results.tsx';

function Poll({ poll, first }: { poll: AdminPoll | null; first: PollFields }) {
  const text = useText();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [fields, setFields] = useState(first);
  const [rev, setRev] = useState(poll?.rev ?? 0);
  const [stored, setStored] = useState(() => JSON.stringify(bodyOf(first)));
  const typed = bodyOf(fields);
  const unsaved = useUnsaved<PollBody>({
    form: `polls.${poll?.id ?? 'new'}`,
    rev: poll ? rev : null,
    typed: JSON.stringify(typed) === stored ? null : typed,
    restore: (body) => setFields(pollFields(body)),
  });
  const add = useAdd<AdminPoll>('/api/admin/polls');
  const [error, setError] = useState<unknown>(null);
  const [isRemoving, setRemoving] = useState(false);
  const isReadOnly = !may('polls.write');
  const errors = Object.fromEntries(
    (error instanceof DinamError ? (error.errors ?? []) : []).map(({ field, message }) => [field, message]),
  );
  const read = () => queries.invalidateQueries({ queryKey: ['polls'] });
  const run = async (work: () => Promise<unknown>) => {
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    } finally {
      void read();
    }
  };
  const verb = async (name: 'open' | 'close') => {
    const { data } = await call<AdminPoll>(`/api/admin/polls/${poll?.id}/${name}`, { method: 'POST', body: {} });
    setRev(data.rev);
    await read();
  };
  const save = async () => {
    const body = bodyOf(fields);
    if (!poll) {
      const { id } = await add(body);
      unsaved.sent();
      notify(text('polls.added'), { type: 'success' });
      navigate(`/polls/${id}`, { replace: true });
      return;
    }
    const path = `/api/admin/polls/${poll.id}`;
    const { data } = await call<AdminPoll>(path, { method: 'PATCH', body, headers: ifMatch(rev) });
    setRev(data.rev);
    setStored(JSON.stringify(bodyOf(pollFields(data))));
    setFields((now) => (now === fields ? pollFields(data) : withIds(now, fields, data)));
    notify(text('editor.saved'), { type: 'success' });
  };
  const remove = async () => {
    await call(`/api/admin/polls/${poll?.id}`, { method: 'DELETE', headers: ifMatch(rev) });
    unsaved.sent();
    navigate('/polls');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={text(poll ? 'polls.one' : 'polls.new')}>
        {poll && <PollStatus status={poll.status} />}
      </PageTitle>
      <Unfinished of={unsaved} />
      {error !== null && Object.keys(errors).length === 0 && <Problem error={error} />}
      {poll && poll.status !== 'draft' && <Results poll={poll} />}
      <PollForm
        value={fields}
        onChange={(change) => setFields((now) => ({ ...now, ...change }))}
        errors={errors}
        hasVotes={(poll?.total ?? 0) > 0}
        isReadOnly={isReadOnly}
      >
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {!isReadOnly && (
            <Button variant="contained" disabled={!fields.question.trim()} onClick={() => void run(save)}>
              {text('layout.save')}
            </Button>
          )}
          {!isReadOnly && poll && poll.status !== 'open' && (
            <Button variant="outlined" onClick={() => void run(() => verb('open'))}>
              {text(poll.status === 'closed' ? 'polls.reopen' : 'polls.do_open')}
            </Button>
          )}
          {!isReadOnly && poll?.status === 'open' && (
            <Button
              variant="outlined"
              onClick={() =>
                void run(async () => {
                  await verb('close');
                  notifyUndo(text('polls.was_closed'), () => verb('open'));
                })
              }
            >
              {text('polls.do_close')}
            </Button>
          )}
          <Button component={Link} to="/polls" color="inherit">
            {text('editor.back')}
          </Button>
          {!isReadOnly && poll && (
            <Button color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setRemoving(true)}>
              {text('editor.remove')}
            </Button>
          )}
        </Box>
      </PollForm>
      {isRemoving && (
        <Confirm
          title={text('polls.remove_title')}
          about={text('polls.remove_about', { count: poll?.total ?? 0 })}
          action={text('editor.remove')}
          onConfirm={() => void run(remove)}
          onClose={() => setRemoving(false)}
        />
      )}
    </Box>
  );
}

export function EditPoll() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery({
    queryKey: ['polls', id],
    queryFn: () => call<AdminPoll>(`/api/admin/polls/${id}`),
    refetchInterval: ({ state }) => (state.data?.data.status === 'open' ? 5_000 : false), // votes come in
  });
  useLive((type, change) => {
    const { resource, id: row } = change as { resource?: string; id?: string };
    if (type === 'change' && resource === 'polls' && row === String(id)) void refetch();
  });
  // A read that fails while the form is open takes nothing away that was typed.
  if (data) return <Poll key={id} poll={data.data} first={pollFields(data.data)} />;
  return error ? <Problem error={error} retry={() => void refetch()} /> : <Loading />;
}

export function CreatePoll() {
  const [language] = useLanguages();
  if (!language) return <Loading />;
  const first: PollFields = {
    question: '',
    options: [newOption(), newOption()],
    texts: {},
    lang: language.code as PollFields['lang'],
    news_id: null,
    opens_at: null,
    closes_at: null,
    show_results: 'always',
    can_change: false,
  };
  return <Poll poll={null} first={first} />;
}
