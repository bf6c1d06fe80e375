import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useLanguages } from '../api/languages.ts';
import { fromLocalInput, toLocalInput } from '../api/time.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldProps } from '../record/types.ts';
import { TypedField } from '../typing/typed-field.tsx';
import { MoneyField } from './prices/money-field.tsx';
import { useProductCategories, useStores } from './use-shop.ts';

/** The title in the default language, also typed in Latin letters. */
export function TitleField({ field, value, onChange, error, disabled = false }: FieldProps) {
  const name = useFieldName();
  const [language] = useLanguages();
  return (
    <TypedField
      lang={language?.code ?? 'en'}
      required
      label={name(field.name)}
      value={(value as string | undefined) ?? ''}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error}
    />
  );
}

/** A category of products. */
export function ProductCategoryField({ field, value, onChange, error, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const { data } = useProductCategories();
  const list = data?.list ?? [];
  const chosen = list.some(({ id }) => id === value) ? (value as number) : '';
  return (
    <TextField
      select
      label={name(field.name)}
      value={chosen}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      error={error !== undefined}
      helperText={error ?? (list.length === 0 ? text('shopping.no_categories') : undefined)}
    >
      <MenuItem value="">{text('record.none')}</MenuItem>
      {list.map((one) => (
        <MenuItem key={one.id} value={one.id} dir="auto">
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface Store {
  name: string;
  icon_url?: string | null;
}

/** The shop, by a name that other products have, or a new one. */
export function StoreField({ field, value, onChange, errors = {}, error, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const { data } = useStores();
  const store = value as Store | null | undefined;
  const set = (typed: string) => {
    const stored = data?.data.find((one) => one.name === typed.trim());
    if (typed.trim() === '') onChange(null);
    else onChange({ name: typed, icon_url: stored ? stored.icon_url : (store?.icon_url ?? null) });
  };
  return (
    <Autocomplete
      freeSolo
      disabled={disabled}
      options={(data?.data ?? []).map((one) => one.name)}
      inputValue={store?.name ?? ''}
      value={store?.name ?? null}
      onInputChange={(_, to, reason) => reason !== 'reset' && set(to)}
      onChange={(_, to) => set(to ?? '')}
      renderInput={(input) => (
        <TextField
          {...input}
          label={name(field.name)}
          error={error !== undefined}
          helperText={errors['store.name'] ?? error ?? text('shopping.store_help')}
        />
      )}
    />
  );
}

interface Deal {
  starts_at?: string;
  ends_at?: string | null;
  price?: unknown;
}

/** A deal: a price for a time. */
export function DealField({ field, value, onChange, errors = {}, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const deal = value as Deal | null | undefined;
  const change = (to: Deal) => onChange({ ...deal, ...to });
  const time = (key: 'starts_at' | 'ends_at', help: string) => (
    <TextField
      type="datetime-local"
      label={name(key)}
      value={toLocalInput(deal?.[key] ?? null)}
      disabled={disabled}
      onChange={({ target }) => {
        const to = fromLocalInput(target.value);
        if (key === 'ends_at') change({ ends_at: to });
        else if (to !== null) change({ starts_at: to });
        else onChange({ ends_at: deal?.ends_at ?? null, price: deal?.price ?? null });
      }}
      error={errors[`deal.${key}`] !== undefined}
      helperText={errors[`deal.${key}`] ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, p: 2, minWidth: 0 }}>
      <Box component="legend" sx={{ px: 1, color: 'text.secondary', fontSize: '0.9rem' }}>
        {name(field.name)}
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={Boolean(deal)}
            disabled={disabled}
            onChange={(_, is) => onChange(is ? { ends_at: null, price: null } : null)}
          />
        }
        label={text('shopping.has_deal')}
      />
      <FormHelperText error={errors.deal !== undefined}>{errors.deal ?? text('shopping.deal_help')}</FormHelperText>
      {deal && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          }}
        >
          {time('starts_at', text('shopping.begins_now'))}
          {time('ends_at', text('shopping.ends_never'))}
          <MoneyField
            field={{ name: 'price', widget: 'number', group: 'price', isRequired: false, isNullable: true }}
            value={deal.price}
            onChange={(price) => change({ price })}
            error={errors['deal.price']}
            help={text('shopping.deal_price_help')}
            disabled={disabled}
          />
        </Box>
      )}
    </Box>
  );
}
