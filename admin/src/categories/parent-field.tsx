import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminCategory } from '../../../client/schema.ts';
import { useFieldName, useText } from '../i18n/use-text.ts';
import type { FieldProps } from '../record/types.ts';
import { isWithin, treeOf } from './tree.ts';

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
