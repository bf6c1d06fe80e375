// Rest: it kills programs and starts them again.

import { extent } from '../support/extent.ts';
import { onSqlite } from '../support/helper.ts';
import { killedAt } from './refresh-kill.ts';

const moments: [number, number][] = [
  [2, 0],
  [2, 15],
  [3, 80],
];

onSqlite('kill -9 during refresh: nothing twice, nothing lost, nothing half', (t, kind) =>
  killedAt(t, kind, extent(moments, moments.slice(1))),
);
