import fields from 'form:RedirectInput';
import Add from '@mui/icons-material/Add';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportReport } from '../../../src/core/model/csv-import.ts';
import type { Redirect } from '../../../src/redirects/model.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { ChoiceChips } from '../layout/choice-chips.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { newestOf, useRows } from '../layout/use-rows.ts';
import { CsvImport } from '../record/csv-import.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { may } from '../session/rights.ts';

const kinds = ['news', 'categories', 'media', 'address'] as const;
const example = 'path,leads_to\n/2019/05/varada,/n/varada-12\n/పాత-పేజీ,/te/sports\n/epaper,https://epaper.example.in/';

/** An address with its letters instead of their encoding. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // of an old encoding
  }
}

function Address({ address }: { address: string }) {
  return (
    <Typography component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
      {readable(address)}
    </Typography>
  );
}

/** Addresses of an old site, and where they lead. */
export function RedirectPage() {
  const text = useText();
  const [kind, setKind] = useState<'' | Redirect['resource']>('');
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null);
  const [isImporting, setImporting] = useState(false);
  const rows = useRows<Redirect>('redirects', { resource: kind, search: search.trim() });
  const isReadOnly = !may('settings.write');
  const choices = [['', text('news.all')] as const, ...kinds.map((one) => [one, text(`redirects.${one}`)] as const)];
  const send = async (body: object) =>
    (await call<ImportReport>('/api/admin/redirects/import', { method: 'POST', body })).data;
  return (
    <>
      <PageTitle title={text('redirects.title')}>
        {!isReadOnly && (
          <>
            <Button startIcon={<UploadFile />} onClick={() => setImporting(true)}>
              {text('places.import')}
            </Button>
            <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
              {text('redirects.new')}
            </Button>
          </>
        )}
      </PageTitle>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text('redirects.about')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField
          label={text('redirects.search')}
          value={search}
          onChange={setSearch}
          lang="en"
          sx={{ maxWidth: 420 }}
        />
        <ChoiceChips label={text('redirects.kind')} value={kind} choices={choices} onChange={setKind} />
      </Box>
      <Rows rows={rows} label={text('redirects.title')} none={text('redirects.none')}>
        {(redirect) => (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Box sx={{ flexGrow: 1, minWidth: 200, flexBasis: 0 }}>
              <Address address={redirect.path} />
              <Typography variant="body2" color="text.secondary">
                {redirect.leads_to === null ? (
                  text('redirects.gone')
                ) : (
                  <>
                    <span aria-hidden="true">» </span>
                    <Address address={redirect.leads_to} />
                  </>
                )}
              </Typography>
            </Box>
            <Chip
              size="small"
              variant="outlined"
              color={redirect.leads_to === null ? 'warning' : 'default'}
              label={text(`redirects.${redirect.resource}`)}
            />
            {!isReadOnly && (
              <Button
                onClick={() => setEdited(redirect)}
                aria-label={text('places.edit', { name: readable(redirect.path) })}
              >
                {text('live.edit')}
              </Button>
            )}
          </Box>
        )}
      </Rows>
      {edited && (
        <RecordDialog<Redirect>
          title={text(edited === 'new' ? 'redirects.new' : 'redirects.one')}
          resource="redirects"
          row={edited === 'new' ? null : newestOf(rows.list, edited)}
          fields={fields}
          help={{ path: text('redirects.path_help'), leads_to: text('redirects.leads_to_help') }}
          removal={{ title: text('redirects.remove_title'), about: text('redirects.remove_about') }}
          onClose={() => setEdited(null)}
        />
      )}
      {isImporting && (
        <CsvImport
          send={send}
          example={example}
          resource="redirects"
          about={text('redirects.import_about')}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}
