import type { BatchReport } from '../../../../src/core/model/batch.ts';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { CsvImport } from '../../record/csv-import.tsx';

const example = `date,region,key,name_te,name_hi,kind,order
2027-01-15,IN-TS,makara_sankranti,,,general,G.O.Rt.No.1
2027-01-16,IN-TS,kanuma,,,optional,G.O.Rt.No.1
2027-08-02,IN-TS,,బోనాలు,बोनालु,general,G.O.Rt.No.1`;

/** Adds and changes holidays from a CSV file: the list of a year of a state at once. */
export function HolidayImport({ onClose }: { onClose: () => void }) {
  const text = useText();
  const send = async (body: object) =>
    (await call<BatchReport>('/api/admin/holidays/import', { method: 'POST', body })).data;
  return (
    <CsvImport
      send={send}
      example={example}
      onClose={onClose}
      resource="holidays"
      about={text('holidays.import_about')}
    />
  );
}
