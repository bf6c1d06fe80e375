import fields from 'form:UserInput';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, useState } from 'react';
import type { InvitationLink, User } from '../../../src/users/model/user.ts';
import { call } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { FormFields } from '../record/form-fields.tsx';
import { pick } from '../record/types.ts';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { type Proof, useProof } from '../record/use-proof.tsx';
import { useRecord } from '../record/use-record.ts';
import { userFields } from './user-form.tsx';

const ways = ['link', 'email', 'password'] as const;

/** Nobody knows it: the link replaces it. */
const unknownPassword = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`;

/** Adds a user, who chooses the password by a link, or gets a first one. */
export function NewUser({ onAdded }: { onAdded: (user: User, link: string | null) => void }) {
  const text = useText();
  const [way, setWay] = useState<(typeof ways)[number]>('link');
  const [prove, proof] = useProof();
  const shown = way === 'password' ? [...userFields, ...pick(fields, ['password'])] : userFields;
  const record = useRecord<User>({ resource: 'users', row: null, first: { role: 'editor' }, fields: shown, prove });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { password: typed, ...values } = record.values;
    const access = {
      link: { password: unknownPassword() },
      email: { invite: true },
      password: { ...(typed === undefined ? {} : { password: typed }), must_change_password: true },
    }[way];
    const added = await record.run(() =>
      prove(async (given: Proof) => {
        const body = { ...values, ...access, ...given };
        return { user: (await call<User>('/api/admin/users', { method: 'POST', body })).data, given };
      }),
    );
    if (!added) return;
    record.unsaved.sent();
    const { user, given } = added;
    if (way !== 'link') return onAdded(user, null);
    const path = `/api/admin/users/${user.id}/link`;
    const made = await record.run(() =>
      // The user is there, and has a page with the same button: a code that is used up is no reason to begin anew.
      prove((again) => call<InvitationLink>(path, { method: 'POST', body: { ...given, ...again } })),
    );
    onAdded(user, made?.data.url ?? null);
  };
  return (
    <Paper
      component="form"
      noValidate
      variant="outlined"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' }}
    >
      <Unfinished of={record.unsaved} />
      {record.problem !== null && <Problem error={record.problem} />}
      <FormControl>
        <FormLabel id="way">{text('users.way')}</FormLabel>
        <RadioGroup aria-labelledby="way" value={way} onChange={(_, to) => setWay(to as typeof way)}>
          {ways.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={text(`users.by_${one}`)} />
          ))}
        </RadioGroup>
      </FormControl>
      <FormFields
        fields={shown}
        values={record.values}
        onChange={record.change}
        errors={record.errors}
        help={{ langs: text('users.langs_help') }}
      />
      <Button type="submit" variant="contained" loading={record.isBusy} sx={{ justifySelf: 'start' }}>
        {text('users.add')}
      </Button>
      {proof}
    </Paper>
  );
}
