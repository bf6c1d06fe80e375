import { onSqlite } from '../support/helper.ts';
import { replay } from './snapshot-replay.ts';

onSqlite('eight visits to feeds of every kind: no story is lost or doubled, none returns', (t, kind) =>
  replay(t, kind, 8, 8),
);
