import fields from 'form:FeedInput';
import { useFieldName } from '../../i18n/use-text.ts';
import { CategoryField } from '../../news/category-field.tsx';
import { PlaceField } from '../../news/place-field.tsx';
import type { Own } from '../../record/form-fields.tsx';
import { type FieldProps, pick } from '../../record/types.ts';
import { PasswordField } from '../../session/sign-in.tsx';
import { CategoryMapField } from './category-map-field.tsx';
import { HeadersField } from './headers-field.tsx';

const rules = [
  'keywords_in',
  'keywords_out',
  'category_id',
  'category_map',
  'place_id',
  'publish_mode',
  'full_text_allowed',
];

export const addressFields = pick(fields, ['feed_url', 'title', 'lang']);
export const ruleFields = pick(fields, [...rules, 'review', 'push']);
export const requestFields = pick(fields, [
  ...['refresh_minutes', 'zone', 'user_agent', 'username', 'password', 'headers', 'site_url', 'icon_url'],
]);

function CategoryOfFeed({ value, onChange, error, disabled = false }: FieldProps) {
  return (
    <CategoryField
      value={(value as number | null | undefined) ?? null}
      onChange={onChange}
      isReadOnly={disabled}
      {...(error === undefined ? {} : { error })}
    />
  );
}

function PlaceOfFeed({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const name = useFieldName();
  return (
    <PlaceField
      label={name(field.name)}
      value={(value as number | null | undefined) ?? null}
      onChange={onChange}
      error={error}
      help={help}
      disabled={disabled}
    />
  );
}

function PasswordOfFeed({ field, value, onChange, error }: FieldProps) {
  const name = useFieldName();
  return (
    <PasswordField
      isOptional
      label={name(field.name)}
      value={(value as string | undefined) ?? ''}
      onChange={(to) => onChange(to === '' ? undefined : to)}
      autoComplete="new-password"
      error={error}
    />
  );
}

/** Fields that are shown otherwise than their schema says. */
export const own: Readonly<Record<string, Own>> = {
  category_id: CategoryOfFeed,
  place_id: PlaceOfFeed,
  password: PasswordOfFeed,
  category_map: CategoryMapField,
  headers: HeadersField,
};
