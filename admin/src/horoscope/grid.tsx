import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import type { Sign } from '../../../src/horoscope/model.ts';
import { useText } from '../i18n/use-text.ts';
import { GridCell } from './grid-cell.tsx';
import type { PeriodColumn } from './periods.ts';
import type { Cell } from './predictions.ts';

export interface GridPosition {
  sign: number;
  column: PeriodColumn;
}

/** The keys that move the focus, as rows down and columns to the side. */
const moves: Readonly<Record<string, readonly [down: number, aside: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -99],
  End: [0, 99],
  PageUp: [-99, 0],
  PageDown: [99, 0],
};

const within = (n: number, length: number): number => Math.max(0, Math.min(length - 1, n));

/** Signs by columns. The arrows move among the cells, of which one is in the order of the key Tab. */
export function Grid(props: {
  signs: readonly Sign[];
  columns: readonly PeriodColumn[];
  columnName: (column: PeriodColumn) => string;
  at: (sign: number, column: PeriodColumn) => Cell | undefined;
  computedAt: (sign: number, column: PeriodColumn) => string | null;
  onOpen: (place: GridPosition) => void;
}) {
  const text = useText();
  const { direction } = useTheme();
  const { signs, columns, columnName, at, computedAt } = props;
  const [focus, setFocus] = useState<readonly [row: number, column: number]>([0, 0]);
  const tabStop = [within(focus[0], signs.length), within(focus[1], columns.length)];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = moves[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const aside = direction === 'rtl' && event.key.startsWith('Arrow') ? -by[1] : by[1];
    const to = [within(focus[0] + by[0], signs.length), within(focus[1] + aside, columns.length)] as const;
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${to.join(' ')}"]`)?.focus();
  };
  const counts = columns.map((column) => signs.filter(({ id }) => at(id, column)).length);
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Table
        role="grid"
        aria-label={text('horoscope.title')}
        size="small"
        onKeyDown={move}
        sx={{ tableLayout: 'fixed', minWidth: columns.length > 2 ? 140 + columns.length * 120 : 0 }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 126, md: 140 } }}>{text('horoscope.sign')}</TableCell>
            {columns.map((column, i) => (
              <TableCell key={`${column.start} ${column.lang}`}>
                {columnName(column)}
                <Typography variant="body2" color="text.secondary">
                  {text('horoscope.count', { count: counts[i], of: signs.length })}
                </Typography>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {signs.map((sign, row) => (
            <TableRow key={sign.id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                <Box component="span" aria-hidden sx={{ marginInlineEnd: 0.75 }}>
                  {sign.symbol}
                </Box>
                {sign.name}
              </TableCell>
              {columns.map((column, i) => (
                <TableCell key={`${column.start} ${column.lang}`} sx={{ p: 0.5, verticalAlign: 'top', height: 1 }}>
                  <GridCell
                    cell={at(sign.id, column)}
                    computed={computedAt(sign.id, column)}
                    lang={column.lang}
                    label={`${sign.name}, ${columnName(column)}`}
                    place={`${row} ${i}`}
                    isTabStop={tabStop[0] === row && tabStop[1] === i}
                    onFocus={() => setFocus([row, i])}
                    onOpen={() => props.onOpen({ sign: sign.id, column })}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
