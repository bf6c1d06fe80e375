import fields from 'form:HolidayInput';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminHoliday } from '../../../../src/almanac/model/holiday.ts';
import { useText } from '../../i18n/use-text.ts';
import { RecordDialog } from '../../record/record-dialog.tsx';
import { TextsField } from '../../record/texts-field.tsx';
import { type FieldProps, pick, type Values } from '../../record/types.ts';
import { may } from '../../session/rights.ts';
import { RegionField } from './region-field.tsx';

const shown = pick(fields, ['date', 'region', 'texts', 'name', 'kind', 'order', 'source', 'is_removed', 'key']);

export const holidayKinds = ['general', 'optional', 'bank'] as const;

/** Names by language; the server calls a missing one `name`. */
function Names(props: FieldProps) {
  const text = useText();
  return (
    <>
      <TextsField {...props} title={text('festivals.names')} />
      {props.errors?.name && <FormHelperText error>{props.errors.name}</FormHelperText>}
    </>
  );
}

function Kind({ value, onChange, error, disabled = false }: FieldProps) {
  const text = useText();
  return (
    <TextField
      select
      label={text('holidays.kind')}
      value={(value as string | undefined) ?? 'general'}
      onChange={({ target }) => onChange(target.value)}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
    >
      {holidayKinds.map((one) => (
        <MenuItem key={one} value={one}>
          {text(`holidays.kind_${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const nothing = () => null;

/** Adds, changes or removes a holiday of an editor. */
export function HolidayDialog(props: {
  holiday: AdminHoliday | null;
  /** Of a new one: its day, or the shipped holiday that it stands for. */
  first?: Values;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const { holiday, first, onClose } = props;
  return (
    <RecordDialog<AdminHoliday>
      title={text(holiday ? 'holidays.one' : first?.key ? 'holidays.correct' : 'holidays.new')}
      resource="holidays"
      row={holiday}
      first={{ kind: 'general', ...first }}
      fields={shown}
      own={{ texts: Names, name: nothing, region: RegionField, kind: Kind }}
      help={{
        key: text('holidays.key_help'),
        order: text('holidays.order_help'),
        is_removed: text('holidays.removed_help'),
        ...(first?.key ? { date: text('holidays.correct_help') } : {}),
      }}
      isReadOnly={!may('almanac.write')}
      removal={{ title: text('holidays.remove_title'), about: text('holidays.remove_about') }}
      onSaved={() => props.onSaved?.()}
      onClose={onClose}
    />
  );
}
