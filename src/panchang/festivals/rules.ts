import type { FestivalRule } from './rule.ts';
import { autumn } from './tables/autumn.ts';
import { civilDays } from './tables/civil.ts';
import { ekadashis } from './tables/ekadashis.ts';
import { islamic } from './tables/islamic.ts';
import { rains } from './tables/rains.ts';
import { solar } from './tables/solar.ts';
import { spring } from './tables/spring.ts';
import { stars } from './tables/stars.ts';
import { stateFestivals } from './tables/states.ts';
import { vratas } from './tables/vratas.ts';
import { winter } from './tables/winter.ts';

/** Every observance, the festivals before the vratas of every month. */
export const rules: readonly FestivalRule[] = [
  ...spring,
  ...rains,
  ...autumn,
  ...winter,
  ...solar,
  ...stars,
  ...stateFestivals,
  ...islamic,
  ...civilDays,
  ...ekadashis,
  ...vratas,
];
