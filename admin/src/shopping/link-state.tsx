import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminProduct } from '../../../src/shopping/model.ts';
import { call } from '../api/http.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { Problem } from '../layout/problem.tsx';
import { may } from '../session/rights.ts';

const colors = { ok: 'success', broken: 'error', unsure: 'warning' } as const;
const named = ['dns', 'tls', 'timeout', 'connect', 'redirects', 'home_page'] as const;

/** Why a link is not good, for people. */
function useLinkProblem(): (problem: string) => string {
  const text = useText();
  return (problem) => {
    const code = named.find((one) => one === problem);
    if (code) return text(`shopping.link_${code}`);
    if (problem === '404' || problem === '410') return text('shopping.link_gone', { status: problem });
    if (/^\d+$/.test(problem)) return text('shopping.link_status', { status: problem });
    return text(problem === 'address' || problem === 'refused' ? 'shopping.link_address' : 'shopping.link_other');
  };
}

/** That a link is broken, or that nobody knows; nothing where all is well. */
export function LinkChip({ link }: Pick<AdminProduct, 'link'>) {
  const text = useText();
  if (!link || link.state === 'ok') return null;
  return (
    <Chip size="small" variant="outlined" color={colors[link.state]} label={text(`shopping.link_is_${link.state}`)} />
  );
}

/** Milliseconds between two looks, and how many there are until the job has run. */
const lookMs = 2_000;
const mostLooks = 60;

/** What the last check of the link found, and a check now. */
export function LinkState({ product }: { product: AdminProduct }) {
  const text = useText();
  const time = useTime();
  const problemText = useLinkProblem();
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  /** What was stored when a check was requested; undefined: none runs. */
  const [before, setBefore] = useState<string | null | undefined>(undefined);
  const [looks, setLooks] = useState(0);
  const { link, deal_url, id } = product;
  const checked = link?.checked_at ?? null;
  const isWaiting = before !== undefined && before === checked && looks < mostLooks;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      void queries.invalidateQueries({ queryKey: ['products', id] });
    }, lookMs);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, queries, id]);
  if (!deal_url) return null;
  const check = async () => {
    setError(null);
    setLooks(0);
    setBefore(checked);
    await call('/api/admin/products/check-links', { method: 'POST', body: { id } }).catch((failure: unknown) => {
      setBefore(undefined);
      setError(failure);
    });
  };
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography component="h2" variant="h3">
        {text('shopping.link')}
      </Typography>
      {link ? (
        <Alert severity={link.state === 'ok' ? 'success' : colors[link.state]} sx={{ width: 1 }}>
          {link.problem ? problemText(link.problem) : text('shopping.link_well')}
          <Typography variant="body2">{text('shopping.link_at', { time: time.absolute(link.checked_at) })}</Typography>
        </Alert>
      ) : (
        <Typography color="text.secondary">{text('shopping.link_never')}</Typography>
      )}
      {error !== null && <Problem error={error} />}
      {may('shopping.write') && (
        <Button variant="outlined" loading={isWaiting} onClick={() => void check()}>
          {text('shopping.check')}
        </Button>
      )}
    </Paper>
  );
}
