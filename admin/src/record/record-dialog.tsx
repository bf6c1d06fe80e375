import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Problem } from '../layout/problem.tsx';
import { FormFields, type Own } from './form-fields.tsx';
import type { FormField, Values } from './types.ts';
import { Unfinished } from './unsaved/unfinished.tsx';
import { useProof } from './use-proof.tsx';
import { useRecord } from './use-record.ts';

/** A question before a save that many feel. */
export type DialogQuestion = Pick<ComponentProps<typeof Confirm>, 'title' | 'about' | 'action'>;

/** Adds, changes or removes a row of a resource in a dialog, which closes when the server has accepted it. */
export function RecordDialog<T extends { id?: number; rev?: number }>(props: {
  title: string;
  resource: string;
  /** null: it is added. */
  row: T | null;
  first?: Values;
  /** See `useRecord`. */
  place?: string | undefined;
  fields: readonly FormField[];
  help?: Readonly<Record<string, string>>;
  own?: Readonly<Record<string, Own>>;
  isReadOnly?: boolean;
  /** Asks before the row is removed; absent: it is not removed here. */
  removal?: { title: string; about: string };
  /** Asks which other row this one goes into; absent: rows of the resource are not merged. */
  onMerge?: (row: T) => void;
  /** The question before it is saved; null: nothing. */
  question?: (values: Values) => Promise<DialogQuestion | null>;
  onSaved?: (row: T) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const text = useText();
  const { row, fields, isReadOnly = false, removal, onMerge, onClose } = props;
  const [prove, proof] = useProof();
  const [isRemoving, setRemoving] = useState(false);
  const [question, setQuestion] = useState<DialogQuestion | null>(null);
  const record = useRecord<T>({
    resource: props.resource,
    row,
    fields,
    prove,
    place: props.place,
    ...(props.first ? { first: props.first } : {}),
  });
  const leave = () => record.unsaved.leave(onClose);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const confirmation = (await props.question?.(record.values)) ?? null;
    if (confirmation === null) await save();
    else setQuestion(confirmation);
  };
  const save = async () => {
    const saved = await record.save();
    if (saved === null) return;
    onClose();
    props.onSaved?.(saved);
  };
  const remove = async () => {
    if (await record.remove()) onClose();
  };
  return (
    <>
      <Dialog open fullWidth maxWidth="sm" onClose={leave} aria-labelledby="record-title">
        <Box
          component="form"
          noValidate
          onSubmit={(event: FormEvent) => void submit(event)}
          sx={{ display: 'contents' }}
        >
          <DialogTitle id="record-title">{props.title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
            <Unfinished of={record.unsaved} />
            {record.problem !== null && <Problem error={record.problem} />}
            <FormFields
              fields={fields}
              values={record.values}
              onChange={record.change}
              errors={record.errors}
              {...(props.help ? { help: props.help } : {})}
              {...(props.own ? { own: props.own } : {})}
              isReadOnly={isReadOnly}
            />
            {props.children}
          </DialogContent>
          <DialogActions>
            {removal && row && !isReadOnly && (
              <Button color="error" sx={{ marginInlineEnd: onMerge ? 0 : 'auto' }} onClick={() => setRemoving(true)}>
                {text('editor.remove')}
              </Button>
            )}
            {onMerge && row && !isReadOnly && (
              <Button
                sx={{ marginInlineEnd: 'auto' }}
                onClick={() =>
                  record.unsaved.leave(() => {
                    onClose();
                    onMerge(row);
                  })
                }
              >
                {text('merge.merge')}
              </Button>
            )}
            <Button onClick={leave}>{text(isReadOnly ? 'layout.close' : 'layout.cancel')}</Button>
            {!isReadOnly && (
              <Button
                type="submit"
                variant="contained"
                loading={record.isBusy}
                disabled={row !== null && !record.isChanged}
              >
                {text('layout.save')}
              </Button>
            )}
          </DialogActions>
        </Box>
      </Dialog>
      {proof}
      {question && <Confirm {...question} onConfirm={() => void save()} onClose={() => setQuestion(null)} />}
      {isRemoving && removal && (
        <Confirm
          {...removal}
          action={text('editor.remove')}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
