import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { StoryComment } from '../../../../../src/news/model/review.ts';
import { useTime } from '../../../api/time.ts';
import { useText } from '../../../i18n/use-text.ts';

const colours = { changes_requested: 'warning', approved: 'success' } as const;

/** What somebody wrote about the story. `onResolve` null: it cannot be marked as done here. */
export function Comment(props: { comment: StoryComment; onResolve: ((is: boolean) => void) | null }) {
  const { comment, onResolve } = props;
  const text = useText();
  const time = useTime();
  const isResolved = comment.resolved_at !== null;
  return (
    <Box component="li" sx={{ borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{comment.author.name}</Typography>
        <Typography
          variant="caption"
          component="time"
          dateTime={comment.created_at}
          title={time.absolute(comment.created_at)}
          color="text.secondary"
        >
          {time.near(comment.created_at)}
        </Typography>
        {comment.kind !== 'comment' && (
          <Chip size="small" variant="outlined" color={colours[comment.kind]} label={text(`editor.${comment.kind}`)} />
        )}
      </Box>
      {comment.text && (
        <Typography
          variant="body2"
          dir="auto"
          color={isResolved ? 'text.secondary' : undefined}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {comment.text}
        </Typography>
      )}
      {isResolved && (
        <Typography variant="caption" component="p" color="text.secondary">
          {text('editor.resolved_by', { name: comment.resolved_by?.name ?? '' })}
        </Typography>
      )}
      {onResolve && comment.kind !== 'approved' && (
        <Button size="small" sx={{ marginInlineStart: -0.75 }} onClick={() => onResolve(!isResolved)}>
          {text(isResolved ? 'editor.reopen' : 'editor.resolve')}
        </Button>
      )}
    </Box>
  );
}
