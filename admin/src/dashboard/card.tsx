import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of the dashboard under its heading. */
export function Card(props: { title: string; action?: ReactNode; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, minWidth: 0, ...(props.wide ? { gridColumn: { md: 'span 2' } } : {}) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography id={id} component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          {props.title}
        </Typography>
        {props.action}
      </Box>
      {props.children}
    </Paper>
  );
}

/** A number, what it counts, and how it compares. */
export function FigureCard(props: { label: string; value: string; help?: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {props.label}
      </Typography>
      <Typography sx={{ fontSize: '1.7rem', fontWeight: 650, lineHeight: 1.4 }}>{props.value}</Typography>
      {props.help && (
        <Typography variant="body2" color="text.secondary">
          {props.help}
        </Typography>
      )}
    </Paper>
  );
}
