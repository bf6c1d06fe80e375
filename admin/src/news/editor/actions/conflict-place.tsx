import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Side } from './conflict-side.tsx';

/** What stays of a place that both have changed. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** A place that both have changed: both texts, the choice, and what both together are. */
export function ConflictPlace(props: {
  label: string;
  lang: string;
  which: ConflictChoice;
  /** Absent: both cannot stay. */
  both?: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
  /** Words to copy. */
  words: { mine: string; theirs: string };
  onChoose: (which: ConflictChoice) => void;
}) {
  const text = useText();
  const { label, lang, which } = props;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ display: 'grid', gap: 1, mb: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={which}
          aria-label={label}
          onChange={(_, chosen: ConflictChoice | null) => chosen && props.onChoose(chosen)}
        >
          <ToggleButton value="mine">{text('editor.mine')}</ToggleButton>
          <ToggleButton value="theirs">{text('editor.theirs')}</ToggleButton>
          {props.both !== undefined && <ToggleButton value="both">{text('versions.both')}</ToggleButton>}
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Side
            key={side}
            name={text(`editor.${side}`)}
            copyLabel={text(`versions.copy_${side}`, { place: label })}
            words={props.words[side]}
            lang={lang}
            isOn={which === side}
          >
            {props[side]}
          </Side>
        ))}
      </Box>
      {which === 'both' && props.both}
    </Box>
  );
}
