import Box from '@mui/material/Box';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** A table of figures: the first column names the row. Higher than a screen of a phone it scrolls, also by the keys. */
export function Table(props: { label: string; heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Box role="region" tabIndex={0} aria-label={props.label} sx={{ overflow: 'auto', maxHeight: 320 }}>
      <MuiTable size="small" stickyHeader aria-label={props.label} sx={{ '& th, & td': { px: 1 } }}>
        <TableHead>
          <TableRow>
            {props.heads.map((head, at) => (
              <TableCell key={head} align={at === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {props.rows.map(([name, ...figures]) => (
            <TableRow key={[name, ...figures].join(' ')}>
              <TableCell component="th" scope="row" dir="auto">
                {name}
              </TableCell>
              {figures.map((figure, at) => (
                <TableCell key={props.heads[at + 1]} align="right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </MuiTable>
    </Box>
  );
}
