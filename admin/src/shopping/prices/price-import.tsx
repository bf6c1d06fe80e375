import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFieldName, useText } from '../../i18n/use-text.ts';
import { Problem } from '../../layout/problem.tsx';
import { useUnkept } from '../../record/unsaved/use-unsaved.ts';
import { moneyText } from './money.ts';
import { mostPriceRows, NotPrices } from './price-csv.ts';
import { type CheckedRow, usePriceImport } from './use-price-import.ts';

/** Rows that are shown; those with errors come first. */
const mostShown = 100;

const isWrong = ({ problem, refused }: CheckedRow): boolean => problem !== null || refused.length > 0;

function Row({ row }: { row: CheckedRow }) {
  const text = useText();
  const name = useFieldName();
  const { product, problem, refused } = row;
  const change = (before: number | null | undefined, to: number | null) => {
    if (to === null) return '–';
    const currency = product?.currency ?? 'INR';
    const is = moneyText(to, currency);
    return before == null || before === to ? is : `${moneyText(before, currency)} → ${is}`;
  };
  const says = [
    ...(problem ? [text(`shopping.row_${problem}`)] : []),
    ...refused.map(({ field, message }) =>
      field ? `${field === 'deal.price' ? text('shopping.deal_price') : name(field)}: ${message}` : message,
    ),
  ];
  const isSame = product && product.price === row.price && (row.mrp === null || product.mrp === row.mrp);
  return (
    <TableRow sx={isWrong(row) ? { '& td, & th': { color: 'error.main' } } : {}}>
      <TableCell>{row.line}</TableCell>
      <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
        <bdi>{product?.title ?? row.id ?? '–'}</bdi>
      </TableCell>
      <TableCell sx={{ minWidth: 160 }}>
        {says.length > 0 ? says.join(' · ') : text(isSame ? 'shopping.row_same' : 'shopping.row_good')}
      </TableCell>
      <TableCell dir="ltr">{change(product?.price, row.price)}</TableCell>
      <TableCell dir="ltr">{change(product?.mrp, row.mrp)}</TableCell>
    </TableRow>
  );
}

function Preview({ rows }: { rows: readonly CheckedRow[] }) {
  const text = useText();
  const shown = rows.toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)) || a.line - b.line).slice(0, mostShown);
  return (
    <>
      <Box role="region" tabIndex={0} aria-label={text('shopping.preview')} sx={{ overflow: 'auto', maxHeight: 360 }}>
        <Table size="small" stickyHeader aria-label={text('shopping.preview')}>
          <TableHead>
            <TableRow>
              {(['line', 'one', 'result', 'price', 'mrp'] as const).map((head) => (
                <TableCell key={head}>{text(`shopping.${head}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {rows.length > mostShown && (
        <Typography variant="body2">{text('shopping.more_rows', { count: rows.length - mostShown })}</Typography>
      )}
    </>
  );
}

/** Changes many prices from a CSV file: every row is checked before anything is written. */
export function PriceImport({ onClose }: { onClose: () => void }) {
  const text = useText();
  const isSmall = useMediaQuery('(max-width: 599px)');
  const { name, rows, report, error, isBusy, wrong, choose, write, download } = usePriceImport();
  const isDone = report !== null && !report.dry_run;
  const leave = useUnkept(name !== null && !isDone);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isSmall}
      maxWidth="md"
      onClose={() => leave(onClose)}
      aria-labelledby="prices-title"
    >
      <DialogTitle id="prices-title">{text('shopping.import')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography>{text('shopping.import_about', { count: mostPriceRows })}</Typography>
        <Typography component="code" dir="ltr" tabIndex={0} sx={{ overflowX: 'auto', whiteSpace: 'pre' }}>
          {'id,price,mrp\n7,12999,15999\n8,449.50,'}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button component="label" variant="outlined" loading={isBusy}>
            {name ?? text('places.choose_file')}
            <input
              hidden
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void choose(file);
                target.value = ''; // the same file again, after it was mended
              }}
            />
          </Button>
          <Button disabled={isBusy} onClick={() => void download(mostPriceRows)}>
            {text('shopping.download')}
          </Button>
        </Box>
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          {error instanceof NotPrices ? (
            <Alert severity="error">{text(`shopping.file_${error.why}`, { count: mostPriceRows })}</Alert>
          ) : (
            error !== null && <Problem error={error} />
          )}
          {wrong > 0 && <Alert severity="error">{text('shopping.wrong_rows', { count: wrong })}</Alert>}
          {report && wrong === 0 && (
            <Alert severity={isDone ? 'success' : 'info'}>
              {text(isDone ? 'shopping.imported' : 'shopping.would', {
                changed: report.changed,
                unchanged: report.unchanged,
              })}
            </Alert>
          )}
        </Box>
        {rows.length > 0 && !isDone && <Preview rows={rows} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{text(isDone ? 'layout.close' : 'layout.cancel')}</Button>
        {!isDone && (
          <Button
            variant="contained"
            disabled={wrong > 0 || !report || report.changed === 0}
            loading={isBusy}
            onClick={() => void write()}
          >
            {text('shopping.do_import')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
