import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { StoryFieldName, StoryFields } from '../story.ts';
import type { StoryEditor } from '../use-story.ts';

/** What a part of the form gets: of the fields those that it names. */
export interface PartProps<F extends StoryFieldName> {
  story: Pick<StoryEditor, 'stored' | 'set'> & { fields: Pick<StoryFields, F> };
  isReadOnly: boolean;
  errors: Readonly<Record<string, string>>;
}

/**
 * A part of the form that is rendered again when one of its fields has changed, not for each key that is pressed in another.
 * @param names the fields that it shows
 */
export const part = <F extends StoryFieldName>(names: readonly F[], Part: (props: PartProps<F>) => ReactNode) =>
  memo(
    Part,
    (before, after) =>
      before.isReadOnly === after.isReadOnly &&
      before.errors === after.errors &&
      before.story.stored === after.story.stored &&
      names.every((name) => before.story.fields[name] === after.story.fields[name]),
  );

/** A part of what belongs to a story. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }} aria-label={title}>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
    </Paper>
  );
}
