import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { DinamError } from '../../../../client/error.ts';
import type { Festival } from '../../../../src/almanac/model/panchang.ts';
import type { AdminFestival } from '../../../../src/almanac/model/panchang-input.ts';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { Problem } from '../../layout/problem.tsx';
import { dateText, dayAfter } from '../dates.ts';
import { useRegions } from '../regions.ts';

interface Move {
  key: string;
  from: string;
  to: string;
  region: string;
}

/** Moves a festival to a day nearby, in one state or everywhere, and back again while the dialog is open. */
export function MoveFestival(props: {
  festival: Festival;
  date: string;
  /** The state of the reader's city: the first choice, where only part of India keeps the festival on this day. */
  region: string | undefined;
  onMoved: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const [locale] = useLocaleState();
  const { festival, date } = props;
  const states = useRegions(locale);
  const isEverywhere = festival.regions.includes('IN');
  const first = !isEverywhere && props.region?.startsWith('IN-') ? props.region : 'IN';
  const [move, setMove] = useState<Move>({ key: festival.key, from: date, to: dayAfter(date, 1), region: first });
  const [done, setDone] = useState<Move | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = error instanceof DinamError ? (error.errors ?? []) : [];
  const wrong = (field: string) => errors.find((one) => one.field === field)?.message;
  const isBeside = errors.length > 0 && errors.every(({ field }) => field === 'to' || field === 'region');
  const send = async (body: Move, isUndo: boolean) => {
    setBusy(true);
    setError(null);
    try {
      await call<AdminFestival>('/api/admin/festivals/move', { method: 'POST', body });
      setDone(isUndo ? null : body);
      props.onMoved();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={props.onClose} aria-labelledby="move-title">
      <DialogTitle id="move-title">{text('festivals.move_one', { name: festival.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <TextField
          type="date"
          label={text('festivals.move_to')}
          value={move.to}
          disabled={done !== null}
          onChange={({ target }) => setMove({ ...move, to: target.value })}
          error={wrong('to') !== undefined}
          helperText={wrong('to') ?? text('festivals.move_help')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          select
          label={text('festivals.move_where')}
          value={move.region}
          disabled={done !== null}
          onChange={({ target }) => setMove({ ...move, region: target.value })}
          error={wrong('region') !== undefined}
          helperText={wrong('region')}
        >
          {(states.some(({ code }) => code === move.region)
            ? states
            : [...states, { code: move.region, name: move.region }]
          ).map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {error !== null && !isBeside && <Problem error={error} />}
        {done && (
          <Alert
            severity="success"
            action={
              <Button
                color="inherit"
                size="small"
                loading={isBusy}
                onClick={() => void send({ ...done, from: done.to, to: done.from }, true)}
              >
                {text('festivals.move_back')}
              </Button>
            }
          >
            {text('festivals.moved', { date: dateText(done.to, locale, { dateStyle: 'full' }) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose}>{text(done ? 'layout.close' : 'layout.cancel')}</Button>
        {!done && (
          <Button variant="contained" loading={isBusy} disabled={!move.to} onClick={() => void send(move, false)}>
            {text('festivals.move')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
