import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { messageOf } from '../../../api/http.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { fieldId } from '../field-id.ts';
import type { StoryEditor } from '../use-story.ts';

/** Goes to the field, wherever it is on the page. */
function focus(path: string): void {
  const field = document.getElementById(fieldId(path));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** What of the story is not saved, and why: a field by a link to it. */
export function Refusals({ story }: { story: StoryEditor }) {
  const text = useText();
  const name = useFieldName();
  const { state, refused, error, stored } = story;
  if (refused.length === 0 && state !== 'refused') return null;
  const called = (path: string): string =>
    path === 'source.url' ? text('editor.source_url') : name(path.split('.')[0] ?? path);
  return (
    <Alert
      severity="error"
      sx={{ flexBasis: '100%', py: 0, whiteSpace: 'pre-line', maxHeight: { xs: 110, sm: 'none' }, overflow: 'auto' }}
    >
      {refused.length === 0 ? messageOf(error) : text(stored.item ? 'editor.refused_fields' : 'editor.refused')}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {refused.map(({ path, message }) => (
          <li key={path}>
            <Link
              component="button"
              color="inherit"
              onClick={() => focus(path)}
              sx={{ fontWeight: 600, verticalAlign: 'baseline' }}
            >
              {called(path)}
            </Link>
            : {message}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
