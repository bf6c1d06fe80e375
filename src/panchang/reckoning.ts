import type { Ayanamsha } from './sky/ayanamsha.ts';
import type { Horizon } from './sky/rise.ts';

/** By which of the schools a day is reckoned; a publisher chooses once. */
export interface Reckoning {
  ayanamsha: Ayanamsha;
  horizon: Horizon;
}

/** What the Government of India's almanac and the newspapers use. */
export const standard: Reckoning = { ayanamsha: 'lahiri', horizon: 'edge' };
