import type { ImportReport } from '../../../src/core/model/csv-import.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { CsvImport } from '../record/csv-import.tsx';

const example =
  'type,name,parent,code,slug,lat,lon,tz,name_te,name_hi\ndistrict,Mulugu,telangana,,mulugu,,,,ములుగు,मुलुगु';

/** Adds and changes places from a CSV file. */
export function PlaceImport({ onClose }: { onClose: () => void }) {
  const text = useText();
  const send = async (body: object) =>
    (await call<ImportReport>('/api/admin/places/import', { method: 'POST', body })).data;
  return (
    <CsvImport send={send} example={example} onClose={onClose} resource="places" about={text('places.import_about')} />
  );
}
