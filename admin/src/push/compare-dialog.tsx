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
import type { Notification } from '../../../src/notifications/model/notification.ts';
import { languageName } from '../api/languages.ts';
import { useTime } from '../api/time.ts';
import { useText } from '../i18n/use-text.ts';
import { platformName } from './names.ts';

const share = (part: number | null | undefined): string =>
  part === null || part === undefined ? '–' : `${Math.round(part * 1_000) / 10} %`;

/** Two notifications side by side: how many got and opened them. */
export function CompareDialog({ pair, onClose }: { pair: readonly Notification[]; onClose: () => void }) {
  const text = useText();
  const time = useTime();
  const keys = (of: 'by_platform' | 'by_lang') => [...new Set(pair.flatMap((one) => Object.keys(one[of])))];
  const rows: [string, string[]][] = [
    [text('push.status_sent'), pair.map((one) => (one.sent_at ? time.absolute(one.sent_at) : '–'))],
    [text('push.phones'), pair.map((one) => String(one.counts.sent))],
    [text('push.opens'), pair.map((one) => String(one.counts.opened))],
    [text('push.opened_share'), pair.map((one) => share(one.opened_share))],
    ...keys('by_platform').map((key): [string, string[]] => [
      platformName(key),
      pair.map((one) => share(one.by_platform[key]?.opened_share)),
    ]),
    ...keys('by_lang').map((key): [string, string[]] => [
      languageName(key),
      pair.map((one) => share(one.by_lang[key]?.opened_share)),
    ]),
  ];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="compare-title">
      <DialogTitle id="compare-title">{text('push.compare')}</DialogTitle>
      <DialogContent>
        <Table size="small" aria-labelledby="compare-title">
          <TableHead>
            <TableRow>
              <TableCell />
              {pair.map((one) => (
                <TableCell key={one.id} dir="auto">
                  {one.title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([name, figures]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {figures.map((figure, at) => (
                  <TableCell key={pair[at]?.id}>{figure}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {text('layout.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
