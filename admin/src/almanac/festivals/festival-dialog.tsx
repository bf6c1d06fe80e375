import fields from 'form:FestivalInput';
import FormHelperText from '@mui/material/FormHelperText';
import type { AdminFestival } from '../../../../src/almanac/model/panchang-input.ts';
import { useText } from '../../i18n/use-text.ts';
import { RecordDialog } from '../../record/record-dialog.tsx';
import { TextsField } from '../../record/texts-field.tsx';
import { type FieldProps, pick, type Values } from '../../record/types.ts';
import { may } from '../../session/rights.ts';
import { RegionsField } from './regions-field.tsx';
import { RepeatsField } from './repeats-field.tsx';

const shown = pick(fields, [
  ...['date', 'texts', 'name', 'repeats', 'regions', 'type', 'is_holiday', 'is_tentative', 'image_url', 'key'],
]);

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

const nothing = () => null;

/** Adds, moves, changes or removes a festival of an editor. */
export function FestivalDialog(props: {
  festival: AdminFestival | null;
  /** Of a new one: its day, and what it is when a computed one is moved. */
  first?: Values;
  onSaved?: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const { festival, first, onClose } = props;
  const title = festival ? 'festivals.one' : first?.key ? 'festivals.move' : 'festivals.new';
  return (
    <RecordDialog<AdminFestival>
      title={text(title)}
      resource="festivals"
      row={festival}
      first={{ type: 'festival', regions: ['IN'], ...first }}
      fields={shown}
      own={{ texts: Names, name: nothing, regions: RegionsField, repeats: RepeatsField }}
      help={{
        key: text('festivals.key_help'),
        regions: text('festivals.regions_help'),
        is_tentative: text('festivals.tentative_help'),
        ...(first?.key ? { date: text('festivals.move_help') } : {}),
      }}
      isReadOnly={!may('almanac.write')}
      removal={{ title: text('festivals.remove_title'), about: text('festivals.remove_about') }}
      onSaved={() => props.onSaved?.()}
      onClose={onClose}
    />
  );
}
