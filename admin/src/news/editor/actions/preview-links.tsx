import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PreviewLink } from '../../../../../src/news/model/working-copy.ts';
import { call } from '../../../api/http.ts';
import { useTime } from '../../../api/time.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../layout/loading.tsx';
import { Problem } from '../../../layout/problem.tsx';

type Preview = PreviewLink;

/** Links by which others read a story that is not published: who made which, and their end. */
export function PreviewLinks({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText();
  const time = useTime();
  const queries = useQueryClient();
  const key = ['news', id, 'previews'];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call<Preview[]>(`/api/admin/news/${id}/previews`, { signal })).data,
  });
  const revoke = useMutation({
    mutationFn: (preview: number) => call(`/api/admin/news/${id}/previews/${preview}`, { method: 'DELETE' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const stateOf = ({ revoked_at, expires_at }: Preview): 'revoked' | 'expired' | null =>
    revoked_at !== null ? 'revoked' : Date.parse(expires_at) < Date.now() ? 'expired' : null;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="links-title">
      <DialogTitle id="links-title">{text('links.title')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary">{text('links.about')}</Typography>
        {revoke.error && <Problem error={revoke.error} />}
        {error ? <Problem error={error} retry={() => void refetch()} /> : !data && <Loading />}
        {data?.length === 0 && <Typography sx={{ py: 2 }}>{text('links.none')}</Typography>}
        <Box component="ul" aria-label={text('links.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((one) => {
            const state = stateOf(one);
            return (
              <Box
                component="li"
                key={one.id}
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}
              >
                <Box sx={{ flexGrow: 1, minWidth: 180 }}>
                  <Typography dir="auto">{one.created_by.name}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {text('links.times', {
                      from: time.absolute(one.created_at),
                      to: time.absolute(one.expires_at),
                    })}
                  </Typography>
                </Box>
                {state ? (
                  <Chip size="small" variant="outlined" label={text(`links.${state}`)} />
                ) : (
                  <>
                    <Button size="small" href={one.url} target="_blank" rel="noopener">
                      {text('links.open')}
                    </Button>
                    <Button
                      size="small"
                      color="error"
                      loading={revoke.isPending && revoke.variables === one.id}
                      onClick={() => revoke.mutate(one.id)}
                    >
                      {text('links.revoke')}
                    </Button>
                  </>
                )}
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('layout.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
