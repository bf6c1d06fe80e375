import fields from 'form:PlaceInput';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { ImportReport } from '../../../src/core/model/csv-import.ts';
import type { AdminPlace } from '../../../src/places/model.ts';
import { call } from '../api/http.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Rows } from '../layout/rows.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { TitleLink } from '../layout/title-link.tsx';
import { newestOf, useRows } from '../layout/use-rows.ts';
import { PlaceField } from '../news/place-field.tsx';
import { CsvImport } from '../record/csv-import.tsx';
import { MergeDialog } from '../record/merge-dialog.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { type FieldProps, type FormField, pick } from '../record/types.ts';
import { may } from '../session/rights.ts';

const types = ['country', 'state', 'district', 'mandal', 'city'] as const;
/** The names that states have for a mandal mean the same. */
const ownTypes = (field: FormField): FormField => (field.name === 'type' ? { ...field, choices: types } : field);
const names = ['name', 'type', 'parent_id', 'texts', 'code', 'slug', 'take_slug', 'lat', 'lon', 'tz', 'is_active'];
const shown = pick(fields, names).map(ownTypes);

const csvExample =
  'type,name,parent,code,slug,lat,lon,tz,name_te,name_hi\ndistrict,Mulugu,telangana,,mulugu,,,,ములుగు,मुलुगु';

/** Adds and changes places from a CSV file. */
function PlaceImport({ onClose }: { onClose: () => void }) {
  const text = useText();
  const send = async (body: object) =>
    (await call<ImportReport>('/api/admin/places/import', { method: 'POST', body })).data;
  return (
    <CsvImport
      send={send}
      example={csvExample}
      onClose={onClose}
      resource="places"
      about={text('places.import_about')}
    />
  );
}

/** The place that one lies below, found by its name. */
function PlaceParent({ value, onChange, error }: FieldProps) {
  const name = useFieldName();
  return (
    <Box>
      <PlaceField label={name('parent_id')} value={(value as number | null | undefined) ?? null} onChange={onChange} />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

/** A place with all above it, the widest first. */
async function pathTo(id: number): Promise<AdminPlace[]> {
  const path: AdminPlace[] = [];
  for (let at: number | null = id; at !== null && path.length < 6; at = path[0]?.parent_id ?? null)
    path.unshift((await call<AdminPlace>(`/api/admin/places/${at}`)).data);
  return path;
}

/** The tree of places: one level at a time, or what is found by its name in any script. */
export function PlacePage() {
  const text = useText();
  const [parameters] = useSearchParams();
  const parent = Number(parameters.get('in')) || null;
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<AdminPlace | 'new' | null>(null);
  const [merged, setMerged] = useState<AdminPlace | null>(null);
  const [isImporting, setImporting] = useState(false);
  const words = search.trim();
  const level = parent === null ? { type: 'country' } : { parent_id: parent };
  const rows = useRows<AdminPlace>('places', { ...(words ? { search: words } : level), sort: 'name' });
  const path = useQuery({
    queryKey: ['places', 'path', parent],
    enabled: parent !== null,
    queryFn: () => pathTo(parent as number),
  });
  const above = parent === null ? [] : (path.data ?? []);
  const here = above.at(-1);
  const below = types[types.indexOf(here?.type ?? 'country') + (here ? 1 : 0)] ?? 'city';
  return (
    <>
      <PageTitle title={text('places.title')}>
        {may('places.write') && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
            {text('places.new')}
          </Button>
        )}
      </PageTitle>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2, alignItems: 'center' }}>
        <SearchField label={text('places.search')} value={search} onChange={setSearch} sx={{ maxWidth: 420 }} />
        {may('places.write') && (
          <Button variant="outlined" onClick={() => setImporting(true)}>
            {text('places.import')}
          </Button>
        )}
      </Box>
      {!words && (
        <Breadcrumbs aria-label={text('places.path')} sx={{ mb: 2 }}>
          <Link component={RouterLink} to="/places">
            {text('places.world')}
          </Link>
          {above.map(({ id, name }) => (
            <Link
              key={id}
              component={RouterLink}
              to={`/places?in=${id}`}
              {...(id === parent ? { 'aria-current': 'page' } : {})}
            >
              {name}
            </Link>
          ))}
        </Breadcrumbs>
      )}
      <Rows rows={rows} label={text('places.title')} none={text(words ? 'places.none_found' : 'places.none')}>
        {(place) => (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TitleLink to={`/places?in=${place.id}`}>{place.name}</TitleLink>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  text(`places.${place.type}`),
                  place.code,
                  ...Object.values(place.texts as Record<string, { name?: string }>).map((one) => one.name),
                ]
                  .filter(Boolean)
                  .slice(0, 6)
                  .join(' · ')}
              </Typography>
            </Box>
            {!place.is_active && <Chip size="small" variant="outlined" label={text('categories.hidden')} />}
            <Button onClick={() => setEdited(place)} aria-label={text('places.edit', { name: place.name })}>
              {text(may('places.write') ? 'live.edit' : 'audit.details')}
            </Button>
          </Box>
        )}
      </Rows>
      {edited && (
        <RecordDialog<AdminPlace>
          title={text(edited === 'new' ? 'places.new' : 'places.one')}
          resource="places"
          row={edited === 'new' ? null : newestOf(rows.list, edited)}
          first={{ type: below, parent_id: parent }}
          fields={shown}
          help={{
            tz: text('places.tz_help'),
            code: text('places.code_help'),
            slug: text('categories.slug_help'),
            take_slug: text('categories.take_slug_help'),
          }}
          own={{ parent_id: PlaceParent }}
          isReadOnly={!may('places.write')}
          removal={{ title: text('places.remove_title'), about: text('places.remove_about') }}
          onMerge={setMerged}
          onClose={() => setEdited(null)}
        />
      )}
      {merged && (
        <MergeDialog
          resource="places"
          row={merged}
          choose={(field) => <PlaceField {...field} />}
          onClose={() => setMerged(null)}
        />
      )}
      {isImporting && <PlaceImport onClose={() => setImporting(false)} />}
    </>
  );
}
