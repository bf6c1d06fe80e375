import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type FactName, tableOf } from '../../../../src/almanac/day/facts.ts';
import type { NameTable } from '../../../../src/panchang/names.ts';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { TypedField } from '../../typing/typed-field.tsx';
import { NameSelect } from './name-select.tsx';
import { TimeField } from './time-field.tsx';
import type { EditorProps } from './types.ts';

type Names = Readonly<Record<string, string>>;

/** A name of a table, or one of the editor's own for it. */
export function NamedField({ field, value, onChange, errors, lang }: EditorProps) {
  const text = useText();
  const name = useFieldName();
  const named = (value as { id: number; names?: Names } | null) ?? null;
  const own = named?.names ?? {};
  const rename = (typed: string) => {
    const { [lang]: _, ...others } = own;
    onChange({ ...named, names: typed === '' ? others : { ...others, [lang]: typed } });
  };
  return (
    <>
      <NameSelect
        table={tableOf[field as FactName] as NameTable}
        label={name(field)}
        value={named?.id ?? null}
        lang={lang}
        onChange={(id) => onChange({ id })}
        error={errors[field] ?? errors[`${field}.id`]}
      />
      {named && (
        <TypedField
          lang={lang}
          label={text('almanac.own_name')}
          value={own[lang] ?? ''}
          onChange={({ target }) => rename(target.value)}
          error={errors[`${field}.names.${lang}`] !== undefined}
          helperText={errors[`${field}.names.${lang}`] ?? text('almanac.own_name_help')}
        />
      )}
    </>
  );
}

/** A year of an era. */
export function YearField({ field, value, onChange, errors }: EditorProps) {
  const name = useFieldName();
  return (
    <TextField
      type="number"
      label={name(field)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      error={errors[field] !== undefined}
      helperText={errors[field]}
    />
  );
}

/** Sunrise and the like. */
export function MomentField({ field, value, onChange, errors, day }: EditorProps) {
  const name = useFieldName();
  const given = { value: value as string | null, onChange, day, isClock: true };
  return <TimeField label={name(field)} {...given} error={errors[field]} />;
}

/** From when until when. */
export function SpanField({ field, value, onChange, errors, day }: EditorProps) {
  const name = useFieldName();
  const span = (value as { start: string | null; end: string | null } | null) ?? { start: null, end: null };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
      {(['start', 'end'] as const).map((bound) => (
        <TimeField
          key={bound}
          label={name(bound)}
          value={span[bound]}
          onChange={(to) => onChange({ ...span, [bound]: to })}
          day={day}
          isClock
          error={errors[`${field}.${bound}`] ?? (bound === 'start' ? errors[field] : undefined)}
        />
      ))}
    </Box>
  );
}

const months = [
  ['amanta', 'lunar_months'],
  ['purnimanta', 'lunar_months'],
  ['solar', 'solar_months'],
] as const;

/** The months of a day, and whether it is a leap month. */
export function MasaField({ value, onChange, errors, lang }: EditorProps) {
  const name = useFieldName();
  const masa = (value as Record<string, { id: number } | boolean | null> | null) ?? {};
  return (
    <>
      {months.map(([month, table]) => (
        <NameSelect
          key={month}
          table={table}
          label={name(month)}
          value={(masa[month] as { id: number } | null)?.id ?? null}
          lang={lang}
          onChange={(id) => onChange({ ...masa, [month]: { id } })}
          error={errors[`masa.${month}`]}
        />
      ))}
      <FormControlLabel
        control={
          <Switch checked={masa.is_adhika === true} onChange={(_, is_adhika) => onChange({ ...masa, is_adhika })} />
        }
        label={name('is_adhika')}
      />
      {errors.masa && <FormHelperText error>{errors.masa}</FormHelperText>}
    </>
  );
}

/** What the newspaper says of the day, in the language of the page. */
export function NotesField({ field, value, onChange, errors, lang }: EditorProps) {
  const name = useFieldName();
  const texts = (value as Names | null) ?? {};
  return (
    <TypedField
      multiline
      minRows={3}
      lang={lang}
      label={name(field)}
      value={texts[lang] ?? ''}
      onChange={({ target }) => onChange({ ...texts, [lang]: target.value })}
      error={errors[field] !== undefined || errors[`${field}.${lang}`] !== undefined}
      helperText={errors[field] ?? errors[`${field}.${lang}`]}
    />
  );
}

/** Whether the computed festivals of the day are left out. */
export function HiddenFestivals({ value, onChange }: EditorProps) {
  const text = useText();
  const name = useFieldName();
  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={value === true} onChange={(_, is) => onChange(is)} />}
        label={name('festivals_replace')}
      />
      <FormHelperText>{text('almanac.replace_help')}</FormHelperText>
    </Box>
  );
}
