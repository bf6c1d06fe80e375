import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from '../api/http.ts';
import { languageName, useLanguages } from '../api/languages.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { PlaceField } from '../news/place-field.tsx';
import { type Audience, targetOf } from './audience.ts';
import { platformName, platforms } from './names.ts';

interface Category {
  slug: string;
  name: string;
}

interface Count {
  count: number | null;
  by_platform: Record<string, number>;
  by_lang: Record<string, number>;
}

const days = [1, 7, 30, 90] as const;

/** How many devices the audience is, while it is chosen. */
export function useReach(audience: Audience) {
  const target = useDeferredValue(JSON.stringify(targetOf(audience)));
  return useQuery({
    queryKey: ['push-reach', target],
    queryFn: ({ signal }) =>
      call<Count>('/api/admin/notifications/preview', {
        method: 'POST',
        body: { target: JSON.parse(target) as object },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function Reach({ reach }: { reach: ReturnType<typeof useReach> }) {
  const text = useText();
  if (reach.error) return <Problem error={reach.error} />;
  const { count = null, by_platform = {}, by_lang = {} } = reach.data?.data ?? {};
  const parts = [
    ...Object.entries(by_platform).map(([one, n]) => `${platformName(one)} ${n}`),
    ...Object.entries(by_lang).map(([one, n]) => `${languageName(one)} ${n}`),
  ];
  return (
    <Box aria-live="polite">
      <Typography sx={{ fontWeight: 650 }}>{text('push.reaches', { count: count ?? '…' })}</Typography>
      {parts.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {parts.map((part, at) => (
            <span key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </Typography>
      )}
    </Box>
  );
}

/** Chooses an audience, and says how many it is. */
export function AudienceFields(props: {
  audience: Audience;
  onChange: (audience: Audience) => void;
  reach: ReturnType<typeof useReach>;
}) {
  const text = useText();
  const languages = useLanguages();
  const { audience } = props;
  const set = (part: Partial<Audience>) => props.onChange({ ...audience, ...part });
  const { data } = useQuery({
    queryKey: ['categories', 'slugs'],
    staleTime: 60_000,
    queryFn: () =>
      call<Category[]>('/api/admin/categories', { query: { limit: 100, fields: 'slug,name', sort: 'name' } }),
  });
  const categories = data?.data ?? [];
  const select = <T extends string | number>(
    label: string,
    value: T,
    choices: (readonly [T, string])[],
    put: (to: T) => void,
  ) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => put(event.target.value as T)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text('push.any')}</MenuItem>
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {select(
          text('push.language'),
          audience.lang,
          languages.map(({ code, name }) => [code, name] as const),
          (lang) => set({ lang }),
        )}
        {select(
          text('push.platform'),
          audience.platform,
          platforms.map((one) => [one, platformName(one)] as const),
          (platform) => set({ platform }),
        )}
        <PlaceField label={text('push.place')} value={audience.place} onChange={(place) => set({ place })} />
        <Autocomplete
          options={categories}
          value={categories.find(({ slug }) => slug === audience.category) ?? null}
          getOptionLabel={(one) => one.name}
          getOptionKey={(one) => one.slug}
          isOptionEqualToValue={(a, b) => a.slug === b.slug}
          onChange={(_, one) => set({ category: one?.slug ?? '' })}
          renderInput={(field) => <TextField {...field} label={text('push.category')} />}
        />
        <TextField
          label={text('push.version_from')}
          placeholder="1.4.0"
          value={audience.min}
          onChange={(event) => set({ min: event.target.value.trim() })}
        />
        <TextField
          label={text('push.version_to')}
          placeholder="2.0.0"
          value={audience.max}
          onChange={(event) => set({ max: event.target.value.trim() })}
        />
        {select(
          text('push.last_seen'),
          audience.lastSeenDays ?? '',
          days.map((n) => [n, text('push.days', { count: n })] as const),
          (to) => set({ lastSeenDays: to === '' ? null : Number(to) }),
        )}
      </Box>
      <Reach reach={props.reach} />
    </>
  );
}
