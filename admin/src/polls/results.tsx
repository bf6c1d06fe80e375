import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AdminPoll } from '../../../src/engagement/model.ts';
import { useText } from '../i18n/use-text.ts';

/** How many have chosen what. */
export function Results({ poll }: { poll: AdminPoll }) {
  const text = useText();
  const share = (votes: number): number => (poll.total === 0 ? 0 : Math.round((votes / poll.total) * 100));
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="results-title"
      sx={{ p: 2, display: 'grid', gap: 2 }}
    >
      <Typography id="results-title" component="h2" variant="h3">
        {text('polls.results')} · {text('polls.votes', { count: poll.total })}
      </Typography>
      {poll.options.map((option) => (
        <Box key={option.id}>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <span lang={poll.lang} dir="auto">
              {option.text}
            </span>
            <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ flexShrink: 0 }}>
              {option.votes} · {share(option.votes)} %
            </Typography>
          </Box>
          <LinearProgress
            variant="determinate"
            value={share(option.votes)}
            aria-label={option.text}
            sx={{ height: 10, borderRadius: 5, mt: 0.5 }}
          />
        </Box>
      ))}
    </Paper>
  );
}
