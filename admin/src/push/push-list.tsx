import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Notification } from '../../../src/notifications/model/notification.ts';
import { call, messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { Confirm } from '../layout/confirm.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { type PushAction, PushRow } from './push-row.tsx';

const states = {
  all: '',
  waiting: 'awaiting_approval,scheduled,paused',
  running: 'queued,sending',
  done: 'sent,logged',
  ended: 'failed,cancelled',
} as const;
type State = keyof typeof states;

/** Milliseconds between two looks: the progress of what is being sent is in no stream. */
const lookMs = 5_000;

/** Notifications, those that wait and run and those that were sent. */
export function PushList() {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [state, setState] = useState<State>('all');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Notification[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [cancelled, setCancelled] = useState<Notification | null>(null);
  const rows = useRows<Notification>(
    'notifications',
    { status: states[state], search: search.trim(), sort: '-id' },
    { everyMs: lookMs },
  );
  const act = async (one: Notification, verb: PushAction) => {
    try {
      await call(`/api/admin/notifications/${one.id}/${verb}`, { method: 'POST', body: {} });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['notifications'] });
  };
  const choices = (Object.keys(states) as State[]).map((one) => [one, text(`push.${one}`)] as const);
  return (
    <>
      <PageTitle title={text('push.title')}>
        {may('push.send') && (
          <Button component={RouterLink} to="/notifications/create" variant="contained" startIcon={<Add />}>
            {text('push.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField label={text('push.find')} value={search} onChange={setSearch} sx={{ maxWidth: 420 }} />
        <ChoiceChips label={text('news.states')} value={state} choices={choices} onChange={setState} />
        {chosen.length === 2 && <Button onClick={() => setComparing(true)}>{text('push.compare')}</Button>}
      </Box>
      <Rows rows={rows} label={text('push.title')} none={text('push.none')}>
        {(one) => (
          <PushRow
            one={one}
            isChosen={chosen.some(({ id }) => id === one.id)}
            choose={(is) => setChosen([...chosen.filter(({ id }) => id !== one.id), ...(is ? [one] : [])].slice(-2))}
            act={(verb) => (verb === 'cancel' ? setCancelled(one) : void act(one, verb))}
          />
        )}
      </Rows>
      {cancelled && (
        <Confirm
          title={text('push.cancel_title')}
          about={cancelled.title}
          action={text('push.cancel')}
          onConfirm={() => void act(cancelled, 'cancel')}
          onClose={() => setCancelled(null)}
        />
      )}
      {isComparing && <CompareDialog pair={chosen} onClose={() => setComparing(false)} />}
    </>
  );
}
