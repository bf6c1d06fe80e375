import Add from '@mui/icons-material/Add';
import AutoAwesome from '@mui/icons-material/AutoAwesome';
import Check from '@mui/icons-material/Check';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { may } from '../session/rights.ts';
import { type Cell, type PredictionState, stateOf } from './predictions.ts';

const icons = { missing: Add, scheduled: Schedule, computed: AutoAwesome, edited: Check } as const;
const colors: Readonly<Record<PredictionState, string>> = {
  missing: 'text.secondary',
  scheduled: 'info.main',
  computed: 'secondary.main',
  edited: 'success.main',
};

/** Read aloud, and not drawn. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** A prediction in the grid: its state and how it begins. */
export function GridCell(props: {
  cell: Cell | undefined;
  /** What readers get where nobody has written a text; null: nothing. */
  computed: string | null;
  lang: string;
  /** Of which sign and day. */
  label: string;
  place: string;
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
}) {
  const text = useText();
  const time = useTime();
  const { cell, computed } = props;
  const state = stateOf(cell, Date.now());
  const looks = state === 'missing' && computed !== null ? 'computed' : state;
  const Icon = icons[looks];
  const own = cell?.title ?? cell?.prediction ?? null;
  const beginning = own ?? computed;
  const when = state === 'scheduled' && cell?.publish_at ? time.absolute(cell.publish_at) : '';
  const name = text(`horoscope.${looks}`);
  return (
    <ButtonBase
      data-at={props.place}
      data-state={state}
      tabIndex={props.isTabStop ? 0 : -1}
      disabled={!cell && !may('horoscope.write')}
      onFocus={props.onFocus}
      onClick={props.onOpen}
      sx={{
        width: 1,
        height: 1,
        minHeight: 72,
        p: 0.75,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        borderStyle: cell ? 'solid' : 'dashed',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'start',
        fontFamily: 'inherit', // a button has that of the browser, without our scripts
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={unseen}>
        {props.label}
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontSize: '0.8rem', color: 'text.secondary' }}>
        <Icon sx={{ fontSize: '1rem', color: colors[looks] }} />
        {name}
      </Box>
      {when && <Box sx={{ fontSize: '0.8rem' }}>{when}</Box>}
      {beginning && (
        <Box
          lang={props.lang}
          dir="auto"
          sx={{
            width: 1,
            fontSize: '0.875rem',
            lineHeight: props.lang === 'ur' ? 1.9 : 1.5,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            ...(own === null ? { color: 'text.secondary' } : {}),
          }}
        >
          {beginning}
        </Box>
      )}
    </ButtonBase>
  );
}
