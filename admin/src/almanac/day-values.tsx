import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { isRightToLeft } from '../i18n/provider.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { type CorrectionScope, type DayField, fields, storedValue, type ViewedDay } from './use-day.ts';
import { valueText } from './value-text.ts';

const columns = '150px minmax(0, 1fr) minmax(0, 1fr) 190px';
const scopes: readonly CorrectionScope[] = ['city', 'all'];

interface RowProps {
  field: DayField;
  day: ViewedDay;
  city: string;
  isReadOnly: boolean;
  onEdit: (field: DayField) => void;
  onUndo: (scope: CorrectionScope, field: DayField) => void;
}

function Row({ field, day, city, isReadOnly, onEdit, onUndo }: RowProps) {
  const text = useText();
  const name = useFieldName();
  const { shown, computed, stored } = day;
  const given = scopes.filter((scope) => storedValue(stored[scope], field) !== null);
  const [top] = given; // the city's goes before that of all places
  const isGiven = top !== undefined;
  const words = { lang: shown.lang, dir: isRightToLeft(shown.lang) ? 'rtl' : 'ltr' } as const;
  const label = name(field);
  const value = (of: ViewedDay['shown']) => <bdi {...words}>{valueText(of, field) || '–'}</bdi>;
  const whole = { gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 };
  return (
    <Box
      role="row"
      sx={{
        display: 'grid',
        columnGap: 1.5,
        px: 2,
        py: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: columns },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isGiven ? 'action.hover' : 'transparent',
      }}
    >
      <Typography role="rowheader" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography role="cell" variant="body2" color="text.secondary" sx={{ ...whole, overflowWrap: 'anywhere' }}>
        {value(computed)}
      </Typography>
      <Box role="cell" sx={whole}>
        {isGiven ? (
          <>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value(shown)}
            </Typography>
            {given.map((scope) => (
              <Chip
                key={scope}
                size="small"
                color={scope === top ? 'primary' : 'default'}
                variant="outlined"
                label={scope === 'city' ? city : text('almanac.all_places')}
                sx={{ marginInlineEnd: 0.5 }}
              />
            ))}
          </>
        ) : (
          <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            {text('almanac.as_computed')}
          </Typography>
        )}
      </Box>
      <Box
        role="cell"
        sx={{
          display: 'flex',
          gap: 0.5,
          alignItems: 'start',
          justifyContent: 'end',
          gridRow: 1,
          gridColumn: { xs: 2, md: 4 },
        }}
      >
        {!isReadOnly && (
          <Button size="small" aria-label={text('almanac.change_one', { name: label })} onClick={() => onEdit(field)}>
            {text('almanac.change')}
          </Button>
        )}
        {top && !isReadOnly && (
          <Button size="small" aria-label={`${text('layout.undo')}: ${label}`} onClick={() => onUndo(top, field)}>
            {text('layout.undo')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Every value of a day: what is computed beside what editors have given instead. */
export function DayValues(props: Omit<RowProps, 'field'>) {
  const text = useText();
  return (
    <Paper variant="outlined" role="table" aria-label={text('almanac.values')}>
      <Box
        role="row"
        sx={{
          display: { xs: 'none', md: 'grid' },
          gap: 1.5,
          px: 2,
          py: 1,
          gridTemplateColumns: columns,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {(['value', 'computed', 'given', 'actions'] as const).map((one) => (
          <Typography
            key={one}
            role="columnheader"
            variant="body2"
            sx={{ fontWeight: 600, textAlign: one === 'actions' ? 'end' : 'start' }}
          >
            {text(`almanac.${one}`)}
          </Typography>
        ))}
      </Box>
      {fields.map((field) => (
        <Row key={field} field={field} {...props} />
      ))}
    </Paper>
  );
}
