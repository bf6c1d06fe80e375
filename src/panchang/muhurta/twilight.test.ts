import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chennai, delhi, gaya, printed, tromso } from '../../../test/support/muhurta.ts';
import { twilightOf } from './twilight.ts';

test('the twilights and muhurtas that Drik Panchang printed', () => {
  const newYearsEve = twilightOf('2020-12-31', delhi);
  printed(newYearsEve.brahmaMuhurta, '2020-12-31 05:25', '2020-12-31 06:19');
  printed(newYearsEve.pratahSandhya, '2020-12-31 05:52', '2020-12-31 07:14');
  printed(newYearsEve.abhijit, '2020-12-31 12:04', '2020-12-31 12:45');
  printed(newYearsEve.vijaya, '2020-12-31 14:08', '2020-12-31 14:49');
  printed(newYearsEve.sayahnaSandhya, '2020-12-31 17:35', '2020-12-31 18:57');
  printed(newYearsEve.nishita, '2020-12-31 23:57', '2021-01-01 00:52');
  const autumn = twilightOf('2026-09-28', gaya);
  printed(autumn.godhuli, '2026-09-28 17:40', '2026-09-28 18:04');
  printed(autumn.sayahnaSandhya, '2026-09-28 17:40', '2026-09-28 18:52');
  printed(autumn.nishita, '2026-09-28 23:17', '2026-09-29 00:05');
  printed(twilightOf('2026-07-25', chennai).godhuli, '2026-07-25 18:38', '2026-07-25 19:01');
  printed(twilightOf('2026-11-15', delhi).godhuli, '2026-11-15 17:27', '2026-11-15 17:54');
});

test('at the edges of the polar seasons only the nights that there are have muhurtas', () => {
  const none = twilightOf('2024-12-21', tromso);
  assert.ok(Object.values(none).every((span) => span === null));
  const first = twilightOf('2024-01-15', tromso);
  assert.equal(first.brahmaMuhurta, null, 'the night before it lasted for weeks');
  assert.ok(first.nishita);
  const summer = twilightOf('2024-07-26', tromso);
  assert.ok(summer.brahmaMuhurta, 'the Sun set after midnight and rose within the hour');
  assert.ok(summer.brahmaMuhurta.end - summer.brahmaMuhurta.start < 300);
});
