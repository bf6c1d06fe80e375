import { onSqlite } from '../support/helper.ts';
import { killedAt } from './rss-kill.ts';

onSqlite('kill -9 during refresh: nothing twice, nothing lost, nothing half', (t, kind) =>
  killedAt(t, kind, [
    [2, 0],
    [2, 15],
    [3, 80],
  ]),
);
