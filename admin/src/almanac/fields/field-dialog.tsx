import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DinamError } from '../../../../client/error.ts';
import { fieldKinds } from '../../../../src/almanac/day/facts.ts';
import type { PanchangDay } from '../../../../src/almanac/model/panchang.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { Problem } from '../../layout/problem.tsx';
import { Unfinished } from '../../record/unsaved/unfinished.tsx';
import { useTyped } from '../../record/unsaved/use-typed.ts';
import { type CorrectionScope, type DayField, storedValue, type ViewedDay } from '../use-day.ts';
import { valueText } from '../value-text.ts';
import type { View } from '../view.ts';
import { LinesField } from './lines-field.tsx';
import {
  HiddenFestivals,
  MasaField,
  MomentField,
  NamedField,
  NotesField,
  SpanField,
  YearField,
} from './plain-fields.tsx';
import type { EditorProps } from './types.ts';

const kindOf = (field: DayField) => (field === 'festivals' ? 'festivals' : fieldKinds[field]);

const editors: Readonly<Record<ReturnType<typeof kindOf>, (props: EditorProps) => ReactNode>> = {
  named: NamedField,
  limbs: LinesField,
  spans: LinesField,
  moment: MomentField,
  span: SpanField,
  year: YearField,
  masa: MasaField,
  texts: NotesField,
  festivals: HiddenFestivals,
};

const ids = (day: PanchangDay['masa']) => ({
  amanta: day?.amanta ? { id: day.amanta.id } : null,
  purnimanta: day?.purnimanta ? { id: day.purnimanta.id } : null,
  solar: day?.solar ? { id: day.solar.id } : null,
  is_adhika: day?.is_adhika ?? null,
});

/** What the form begins with: what readers get now, with the names of the editor's own. */
function firstValue(field: DayField, { shown, stored }: ViewedDay, scope: CorrectionScope): unknown {
  const own = stored[scope];
  if (field === 'festivals') return own?.festivals_replace === true;
  if (field === 'notes') return own?.notes ?? {};
  if (field === 'masa') return ids(shown.masa);
  const value = shown[field];
  const kind = fieldKinds[field];
  if (kind === 'named') {
    const names = (own?.[field] as unknown as { names?: object } | null)?.names;
    const id = (value as { id: number } | null)?.id;
    return id === undefined ? null : { id, ...(names ? { names } : {}) };
  }
  if (kind !== 'limbs') return value;
  const before = (own?.[field] ?? []) as unknown as { id: number; names?: object }[];
  return (value as { id: number; start: string | null; end: string | null; number?: number | null }[]).map((limb) => {
    const names = before.find(({ id }) => id === limb.id)?.names;
    const { id, start, end, number } = limb;
    return { id, start, end, ...(names ? { names } : {}), ...(number == null ? {} : { number }) };
  });
}

/** Months that are as computed are not stored. */
function sentMasa(value: unknown, { computed }: ViewedDay): object {
  const [sent, as] = [value as Record<string, unknown>, ids(computed.masa) as Record<string, unknown>];
  return Object.fromEntries(
    Object.entries(sent).map(([key, one]) => [key, JSON.stringify(one) === JSON.stringify(as[key]) ? null : one]),
  );
}

/** Gives a value of a day, everywhere or in the city. It closes when the server has accepted it. */
export function FieldDialog(props: {
  field: DayField;
  day: ViewedDay;
  view: View;
  save: (scope: CorrectionScope, change: Readonly<Record<string, unknown>>) => Promise<void>;
  onClose: () => void;
}) {
  const { field, day, view, onClose } = props;
  const text = useText();
  const name = useFieldName();
  const [{ scope, value }, change, unsaved] = useTyped<{ scope: CorrectionScope; value: unknown }>(
    `almanac.${day.shown.date}.${field}.${view.city?.id ?? ''}`,
    () => {
      const first = storedValue(day.stored.city, field) ? 'city' : 'all';
      return { scope: first, value: firstValue(field, day, first) };
    },
  );
  const leave = () => unsaved.leave(onClose);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = Object.fromEntries(
    (error instanceof DinamError ? (error.errors ?? []) : []).map((one) => [one.field, one.message]),
  );
  const isBeside = Object.keys(errors).length > 0 && Object.keys(errors).every((path) => path.startsWith(field));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const sent = field === 'masa' ? sentMasa(value, day) : value;
      await props.save(scope, { [field === 'festivals' ? 'festivals_replace' : field]: sent });
      unsaved.sent();
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const choose = (to: CorrectionScope) => {
    const isByScope = field === 'notes' || field === 'festivals';
    change({ scope: to, value: isByScope ? firstValue(field, day, to) : value });
  };
  const Editor = editors[kindOf(field)];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="field-title">
      <Box component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)} sx={{ display: 'contents' }}>
        <DialogTitle id="field-title">{name(field)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <Unfinished of={unsaved} />
          {error !== null && !isBeside && <Problem error={error} />}
          <Typography variant="body2" color="text.secondary">
            {text('almanac.computed')}: <bdi lang={view.lang}>{valueText(day.computed, field) || '–'}</bdi>
          </Typography>
          <TextField
            select
            label={text('almanac.scope')}
            value={scope}
            onChange={({ target }) => choose(target.value as CorrectionScope)}
            helperText={text('almanac.scope_help')}
          >
            <MenuItem value="all">{text('almanac.all_places')}</MenuItem>
            {view.city && <MenuItem value="city">{text('almanac.only', { city: view.city.city })}</MenuItem>}
          </TextField>
          <Editor
            field={field}
            value={value}
            errors={errors}
            day={day}
            lang={view.lang}
            onChange={(to) => change({ scope, value: to })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{text('layout.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {text('layout.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
