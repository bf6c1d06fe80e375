import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { createContext, useContext, useState } from 'react';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import type { FieldProps } from '../../record/types.ts';
import { moneyInput, readMoney } from './money.ts';

/** The currency of the form. */
export const Currency = createContext('INR');

const symbolOf = (currency: string): string => (currency === 'INR' ? '₹' : currency);

/** An amount, typed in rupees and kept in paise. What is no amount is sent as it is: the server says what is wrong. */
export function MoneyField({ field, value, onChange, error, help, disabled = false }: FieldProps) {
  const text = useText();
  const name = useFieldName();
  const currency = useContext(Currency);
  const [typed, setTyped] = useState('');
  const now = value ?? null;
  const isTyped = typed === now || readMoney(typed, currency) === now;
  return (
    <TextField
      required={field.isRequired}
      label={name(field.name)}
      value={isTyped ? typed : typeof now === 'number' ? moneyInput(now, currency) : ''}
      disabled={disabled}
      onChange={({ target }) => {
        const to = target.value.trim();
        setTyped(target.value);
        onChange(to === '' ? (field.isNullable ? null : undefined) : (readMoney(to, currency) ?? target.value));
      }}
      error={error !== undefined}
      // The server requires a whole number of paise.
      helperText={error !== undefined && typeof now === 'string' ? text('shopping.no_amount') : (error ?? help)}
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">{symbolOf(currency)}</InputAdornment> },
      }}
    />
  );
}
