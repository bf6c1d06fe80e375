import CloudDone from '@mui/icons-material/CloudDone';
import CloudOff from '@mui/icons-material/CloudOff';
import CloudSync from '@mui/icons-material/CloudSync';
import Box from '@mui/material/Box';
import { Unreachable } from '../../../api/http.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { StoryEditor } from '../use-story.ts';

/** Whether what was typed is on the server. */
export function SaveState({ story }: { story: StoryEditor }) {
  const text = useText();
  const { state, error, stored, fields, isKept } = story;
  // What is refused is said beside it.
  if (state === 'clean' || (state === 'refused' && stored.item)) return null;
  const isWaiting = state === 'typing' && isKept && !stored.item && fields.title.trim() === '';
  const Icon =
    state === 'saved'
      ? CloudDone
      : state === 'failed' || state === 'refused' || state === 'conflict'
        ? CloudOff
        : CloudSync;
  const message = isWaiting
    ? text('editor.needs_title')
    : state === 'failed'
      ? text(!isKept ? 'editor.not_kept' : error instanceof Unreachable ? 'editor.unsaved_offline' : 'editor.unsaved')
      : text(`editor.${state === 'typing' ? 'saving' : state}`);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 0.75,
        alignItems: 'center',
        color: state === 'failed' || state === 'refused' ? 'error.main' : 'text.secondary',
        fontSize: '.9rem',
      }}
    >
      <Icon fontSize="small" />
      {message}
    </Box>
  );
}
