import type { BatchReport } from '../../../../src/core/model/batch.ts';
import { call } from '../../api/http.ts';
import { useText } from '../../i18n/use-text.ts';
import { CsvImport } from '../../record/csv-import.tsx';

const example = `date,key,name_te,name_hi,type,is_holiday,regions,repeats
2027-03-11,eid_al_fitr,,,festival,true,"[""IN""]",
2027-02-20,,మేడారం జాతర,मेडारम जातरा,festival,false,"[""IN-TS""]",
2027-01-05,,గ్రామ దినోత్సవం,,observance,false,"[""IN-AP""]","{""by"":""date""}"`;

/** Adds and changes festivals from a CSV file. */
export function FestivalImport({ onClose }: { onClose: () => void }) {
  const text = useText();
  const send = async (body: object) =>
    (await call<BatchReport>('/api/admin/festivals/import', { method: 'POST', body })).data;
  return (
    <CsvImport
      send={send}
      example={example}
      onClose={onClose}
      resource="festivals"
      about={text('festivals.import_about')}
    />
  );
}
