import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AdminPoll } from '../../../src/engagement/model.ts';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { useRows } from '../layout/use-rows.ts';
import { may } from '../session/rights.ts';

const colors = { draft: 'default', open: 'success', closed: 'info' } as const;

export function PollStatus({ status }: { status: AdminPoll['status'] }) {
  const text = useText();
  return <Chip size="small" variant="outlined" color={colors[status]} label={text(`polls.${status}`)} />;
}

export function PollList() {
  const text = useText();
  const time = useTime();
  const [status, setStatus] = useState<'' | AdminPoll['status']>('');
  const [search, setSearch] = useState('');
  const rows = useRows<AdminPoll>('polls', { status, search: search.trim() });
  const choices = [
    ['', text('news.all')],
    ['draft', text('polls.draft')],
    ['open', text('polls.open')],
    ['closed', text('polls.closed')],
  ] as const;
  return (
    <>
      <PageTitle title={text('polls.title')}>
        {may('polls.write') && (
          <Button component={RouterLink} to="/polls/create" variant="contained" startIcon={<Add />}>
            {text('polls.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField label={text('polls.search')} value={search} onChange={setSearch} sx={{ maxWidth: 420 }} />
        <ChoiceChips label={text('news.states')} value={status} choices={choices} onChange={setStatus} />
      </Box>
      <Rows rows={rows} label={text('polls.title')} none={text(status || search ? 'polls.none_found' : 'polls.none')}>
        {(poll) => (
          <>
            <TitleLink to={`/polls/${poll.id}`} lang={poll.lang}>
              {poll.question}
            </TitleLink>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <PollStatus status={poll.status} />
              <Typography variant="body2" color="text.secondary">
                {[
                  [poll.lang, ...Object.keys(poll.texts as object)].map(languageName).join(', '),
                  text('polls.votes', { count: poll.total }),
                  time.near(poll.updated_at),
                ].join(' · ')}
              </Typography>
            </Box>
          </>
        )}
      </Rows>
    </>
  );
}
