import fields from 'form:UserInput';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { User } from '../../../src/users/model/user.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Problem } from '../layout/problem.tsx';
import { FormFields } from '../record/form-fields.tsx';
import { pick } from '../record/types.ts';
import { Unfinished } from '../record/unsaved/unfinished.tsx';
import { useProof } from '../record/use-proof.tsx';
import { useRecord } from '../record/use-record.ts';
import { may } from '../session/rights.ts';
import { currentSession } from '../session/session.ts';

export const userFields = pick(fields, [
  ...['username', 'name', 'role', 'email', 'lang', 'langs', 'category_ids', 'place_ids'],
]);
const shown = [...userFields, ...pick(fields, ['is_active'])];

/** Who the user is and what they may do. */
export function UserForm({ user }: { user: User }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [prove, proof] = useProof();
  const [isRemoving, setRemoving] = useState(false);
  const record = useRecord<User>({ resource: 'users', row: user, fields: shown, prove });
  const isReadOnly = !may('users.write');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await record.save()) notify(text('editor.saved'), { type: 'success' });
  };
  const remove = async () => {
    if (await record.remove()) navigate('/users');
  };
  return (
    <Paper
      component="form"
      noValidate
      variant="outlined"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Unfinished of={record.unsaved} />
      {record.problem !== null && <Problem error={record.problem} />}
      <FormFields
        fields={shown}
        values={record.values}
        onChange={record.change}
        errors={record.errors}
        help={{ langs: text('users.langs_help'), is_active: text('users.active_help') }}
        isReadOnly={isReadOnly}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {!isReadOnly && (
          <Button type="submit" variant="contained" loading={record.isBusy} disabled={!record.isChanged}>
            {text('layout.save')}
          </Button>
        )}
        <Button component={Link} to="/users" color="inherit">
          {text('editor.back')}
        </Button>
        {!isReadOnly && user.id !== currentSession().me?.id && (
          <Button color="error" sx={{ marginInlineStart: 'auto' }} onClick={() => setRemoving(true)}>
            {text('editor.remove')}
          </Button>
        )}
      </Box>
      {proof}
      {isRemoving && (
        <Confirm
          title={text('users.remove_title', { name: user.name })}
          about={text('users.remove_about')}
          action={text('editor.remove')}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Paper>
  );
}
