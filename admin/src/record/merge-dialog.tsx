import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, ifMatch } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import { Confirm } from '../layout/confirm.tsx';
import { Problem } from '../layout/problem.tsx';

type Use = 'stories' | 'products' | 'categories' | 'places' | 'feeds' | 'feed_items' | 'users' | 'addresses';

interface Report {
  into: { id: number; name: string };
  uses: { kind: Use; count: number; more: boolean }[];
}

/** Chooses what a row goes into, says what that concerns, and asks once more. */
export function MergeDialog(props: {
  resource: 'categories' | 'product-categories' | 'places';
  row: { id: number; name: string; rev: number };
  /** The field by which another row is chosen. */
  choose: (field: { label: string; value: number | null; onChange: (id: number | null) => void }) => ReactNode;
  onClose: () => void;
}) {
  const text = useText();
  const queries = useQueryClient();
  const { resource, row, onClose } = props;
  const [into, setInto] = useState<number | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const path =
    resource === 'categories'
      ? `/api/admin/categories/${row.id}/merge`
      : resource === 'places'
        ? `/api/admin/places/${row.id}/merge`
        : `/api/admin/product-categories/${row.id}/merge`;
  const merge = async (dry_run: boolean): Promise<Report> => {
    const body = { into, ...(dry_run ? { dry_run } : {}) };
    return (await call<Report>(path, { method: 'POST', body, headers: ifMatch(row.rev) })).data;
  };
  const { data, error, isFetching } = useQuery({
    queryKey: ['merge', resource, row.id, row.rev, into],
    enabled: into !== null,
    gcTime: 0,
    retry: false,
    queryFn: () => merge(true),
  });
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await merge(false);
      onClose();
    } catch (refusal) {
      setFailure(refusal);
    } finally {
      setBusy(false);
      // Stories, feeds and users name the other one now.
      void queries.invalidateQueries({ predicate: ({ queryKey: [of, id] }) => of !== 'merge' && id !== row.id });
    }
  };
  const problem = failure ?? error;
  return (
    <>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="merge-title">
        <DialogTitle id="merge-title">{text('merge.title', { name: row.name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <Typography>{text('merge.about')}</Typography>
          {props.choose({ label: text('merge.into'), value: into, onChange: setInto })}
          {problem !== null && <Problem error={problem} />}
          {isFetching && <Typography role="status">{text('merge.counting')}</Typography>}
          {data && !isFetching && !error && (
            <div>
              <Typography>{text(data.uses.length === 0 ? 'merge.none' : 'merge.found')}</Typography>
              <ul aria-label={text('merge.found')}>
                {data.uses.map(({ kind, count, more }) => (
                  <li key={kind}>{`${text(`merge.uses.${kind}`)}: ${count.toLocaleString()}${more ? '+' : ''}`}</li>
                ))}
              </ul>
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('layout.cancel')}</Button>
          <Button
            color="error"
            variant="contained"
            loading={isBusy}
            disabled={!data || isFetching || error !== null}
            onClick={() => setConfirming(true)}
          >
            {text('merge.action')}
          </Button>
        </DialogActions>
      </Dialog>
      {isConfirming && data && (
        <Confirm
          title={text('merge.question', { name: row.name, into: data.into.name })}
          about={text('merge.about')}
          action={text('merge.action')}
          onConfirm={() => void send()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
