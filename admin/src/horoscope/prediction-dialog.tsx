import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { AdminHoroscope, Sign } from '../../../src/horoscope/model.ts';
import { call } from '../api/http.ts';
import { languageName } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Loading } from '../layout/loading.tsx';
import { Problem } from '../layout/problem.tsx';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import type { Unsaved } from '../record/unsaved/use-unsaved.ts';
import { useRecord } from '../record/use-record.ts';
import { may } from '../session/rights.ts';
import { Beside } from './beside.tsx';
import type { GridPosition } from './grid.tsx';
import { type Period, periodName } from './periods.ts';
import { PredictionFields, predictionFields } from './prediction-fields.tsx';
import type { Cell } from './predictions.ts';

interface Props {
  place: GridPosition;
  period: Period;
  signs: readonly Sign[];
  cell: Cell | undefined;
  /** Readers get something computed where nothing is written. */
  hasComputed: boolean;
  /** Opens another place; null closes. */
  onOpen: (place: GridPosition | null) => void;
}

function Form({
  place,
  period,
  signs,
  row,
  hasComputed,
  onOpen,
  leave,
}: Omit<Props, 'cell'> & { row: AdminHoroscope | null; leave: RefObject<Unsaved['leave']> }) {
  const text = useText();
  const [isRemoving, setRemoving] = useState(false);
  const { sign, column } = place;
  const record = useRecord<AdminHoroscope>({
    resource: 'horoscope',
    row,
    fields: predictionFields,
    first: { sign, period, date: column.start, lang: column.lang },
    place: `${sign}.${period}.${column.start}.${column.lang}`,
  });
  leave.current = record.unsaved.leave;
  const isReadOnly = !may('horoscope.write');
  const isWritten =
    row === null ? predictionFields.some(({ name }) => record.values[name] !== undefined) : record.isChanged;
  const next = signs[signs.findIndex(({ id }) => id === sign) + 1];
  const save = async (then: GridPosition | null) => {
    // What an editor has changed is the editor's.
    if (await record.save(row?.source === 'computed' ? { source: 'editor' } : {})) onOpen(then);
  };
  const remove = async () => {
    if (await record.remove()) onOpen(null);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(null);
      }}
      sx={{ display: 'contents' }}
    >
      <DialogContent
        tabIndex={isReadOnly ? 0 : -1} // without a field that takes the focus the keys could not scroll it
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', '&&': { pt: 1 } }}
      >
        <Unfinished of={record.unsaved} />
        {record.problem !== null && <Problem error={record.problem} />}
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            flexDirection: { xs: 'column-reverse', md: 'row' },
            '& > aside': { flex: { md: 2 } },
          }}
        >
          <Box sx={{ flex: 3, minWidth: 0 }}>
            {hasComputed && !isReadOnly && (
              <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
                {text('horoscope.left_empty')}
              </Typography>
            )}
            <PredictionFields
              lang={column.lang}
              values={record.values}
              onChange={record.change}
              errors={record.errors}
              disabled={isReadOnly}
            />
          </Box>
          <Beside place={place} period={period} row={row} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {row && !isReadOnly && (
          <Button color="error" sx={{ marginInlineEnd: 'auto' }} onClick={() => setRemoving(true)}>
            {text('editor.remove')}
          </Button>
        )}
        <Button onClick={() => leave.current(() => onOpen(null))}>
          {text(isReadOnly ? 'layout.close' : 'layout.cancel')}
        </Button>
        {!isReadOnly && next && (
          <Button
            disabled={record.isBusy}
            onClick={() => (isWritten ? void save({ sign: next.id, column }) : onOpen({ sign: next.id, column }))}
          >
            {text(isWritten ? 'horoscope.save_next' : 'horoscope.next')}
          </Button>
        )}
        {!isReadOnly && (
          <Button type="submit" variant="contained" loading={record.isBusy} disabled={row !== null && !isWritten}>
            {text('layout.save')}
          </Button>
        )}
      </DialogActions>
      {isRemoving && (
        <Confirm
          title={text('horoscope.remove_title')}
          about={text('horoscope.remove_about')}
          action={text('editor.remove')}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Box>
  );
}

/** Writes, changes or removes the prediction of a sign, a period and a language, and goes on to the next sign. */
export function PredictionDialog({ cell, ...props }: Props) {
  const [locale] = useLocaleState();
  const { place, period, signs, onOpen } = props;
  const [id] = useState(cell?.id); // what others add meanwhile is reported when this one is saved
  const { data, error, refetch } = useQuery({
    queryKey: ['horoscope', id],
    enabled: id !== undefined,
    gcTime: 0, // an older text is not what is edited
    queryFn: () => call<AdminHoroscope>(`/api/admin/horoscope/${id}`),
  });
  const sign = signs.find((one) => one.id === place.sign);
  const leave = useRef<Unsaved['leave']>((close) => close());
  const close = () => leave.current(() => onOpen(null));
  return (
    <Dialog open fullWidth maxWidth="md" onClose={close} aria-labelledby="prediction-title">
      <DialogTitle id="prediction-title">
        {sign?.symbol} {sign?.name}
        <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
          {periodName(locale, period, place.column)} ·{' '}
          <span lang={place.column.lang}>{languageName(place.column.lang)}</span>
        </Typography>
      </DialogTitle>
      {id === undefined || data ? (
        <Form {...props} leave={leave} row={data?.data ?? null} />
      ) : error ? (
        <DialogContent>
          <Problem error={error} retry={() => void refetch()} />
        </DialogContent>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
