import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminCategory } from '../../../src/categories/model.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldProps } from '../record/types.ts';
import { isWithin, treeOf } from './tree.ts';

/** A category of the tree; not this one, nor one of those below it. */
export function CategoryChoice(props: {
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
  all: readonly AdminCategory[];
  own: number;
}) {
  const { label, value, onChange, all, own } = props;
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {treeOf(all)
        .filter(({ category }) => !isWithin(all, category.id, own))
        .map(({ category, depth }) => (
          <MenuItem key={category.id} value={category.id} dir="auto" sx={{ paddingInlineStart: 2 + depth * 2 }}>
            {category.name}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** The category that one lies below; not one of those below it. */
export function ParentField(props: FieldProps & { all: readonly AdminCategory[]; own: number | null }) {
  const text = useText();
  const name = useFieldName();
  const { all, own, error } = props;
  const choices = treeOf(all).filter(({ category }) => own === null || !isWithin(all, category.id, own));
  return (
    <TextField
      select
      label={name('parent_id')}
      value={props.value ?? ''}
      disabled={props.disabled === true}
      onChange={({ target }) => props.onChange(target.value === '' ? null : Number(target.value))}
      error={error !== undefined}
      helperText={error}
    >
      <MenuItem value="">{text('categories.top')}</MenuItem>
      {choices.map(({ category, depth }) => (
        <MenuItem key={category.id} value={category.id} dir="auto" sx={{ paddingInlineStart: 2 + depth * 2 }}>
          {category.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
